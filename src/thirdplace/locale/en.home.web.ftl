home-beside = Away from the screen
home-box = With the box on the table
home-pad = Score pad for { $game }
home-paper = On paper
home-print = Print cards, boards and score sheets
home-class = In class
home-history = All your games

# The way back of whoever leads a table on a big screen.

web-lead-class = Back to your class
web-lead-wall = Back to your big screen: { $game }
web-lead-groups = Back to your groups
