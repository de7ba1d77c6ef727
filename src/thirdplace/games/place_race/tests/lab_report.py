"""What the report in docs/lab measures: `make lab-reports`."""

ARGUMENTS = (
    "--seats",
    "2,3,4",
    "--deals",
    "1500",
    "--vary",
    "day_cards=4,5,7",
    "--vary",
    "deck=second",
    "--weigh",
    "600",
)
