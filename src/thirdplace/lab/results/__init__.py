"""What a lab run found: structs that are written as JSON, and the tables in them."""
