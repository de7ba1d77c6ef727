"""Commands of the lab in a terminal: lab, ladder, calibrate, data and solve."""
