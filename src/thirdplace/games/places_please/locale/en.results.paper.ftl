# The results of a lesson, as a table for a spreadsheet and as a sheet to print.

results-title = Results
results-rank = Rank
results-name = Name
results-number = Round { $round }: number
results-points = Round { $round }: points
results-total = Total
results-date = Date
results-class = Class
results-about = { $rounds ->
        [0] No round was finished
        [one] One finished round
       *[other] { $rounds } finished rounds
    } of { $planned } · { $goal }
results-hint = Beside each number stand the points it earned. A dash: took a break.
