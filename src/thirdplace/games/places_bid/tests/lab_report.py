"""What the report in docs/lab measures: `make lab-reports`."""

ARGUMENTS = (
    *(
        "--deals",
        "100000",
        "--levels",
        "medium,easy",
        "--vary",
        "tokens=11,13,17,19",
        "--vary",
        "full_set=0,20",
    ),
    *("--restrict", "never-bids-first", "--restrict", "only-own-project", "--restrict", "greedy"),
    *("--search", "0.5", "--weigh", "400"),
)
