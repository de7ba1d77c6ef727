"""What the report in docs/lab measures: `make lab-reports`."""

ARGUMENTS = (
    "--deals",
    "40000",
    "--levels",
    "medium,easy",
    "--vary",
    "garbage=0,2",
    "--vary",
    "rounds=1,3,10",
    "--weigh",
    "400",
)
