"""Games as data sets for programs that learn: every decision of every game is a row of a Parquet file."""
