home-beside = Beside the screen
home-box = With the box on the table
home-pad = Score pad for { $game }
home-paper = On paper
home-print = Print cards, boards and score sheets
home-class = In class
home-history = All your games

# The way back of whoever leads a table on a big screen.

web-lead-class = Your class is running: back to it
web-lead-wall = Your big screen: back to { $game }
web-lead-groups = Your groups: back to all tables
