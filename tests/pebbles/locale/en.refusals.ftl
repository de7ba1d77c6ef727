error-too-few-pebbles = There are not that many pebbles left.
