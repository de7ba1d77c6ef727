# The results of a lesson, as a table for a spreadsheet and as a sheet to print.

results-title = Results
results-rank = Rank
results-name = Name
results-number = Round { $round }: number
results-points = Round { $round }: points
results-total = Total
results-date = Date
results-class = Class
results-about = { $planned ->
        [one] { $rounds } of { $planned } round finished
       *[other] { $rounds } of { $planned } rounds finished
    } · { $goal }
results-hint = Beside each number are the points it earned. A dash means a break.
