error-too-few-pebbles = So viele Kiesel sind nicht mehr da.
