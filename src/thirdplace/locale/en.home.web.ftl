home-beside = Away from the screen
home-box = With the box on the table
home-pad = Score pad for { $game }
home-paper = On paper
home-print = Print cards, boards and score sheets
home-class = In class
home-history = All your games
home-lab = The lab: change a rule, see what it does

# The way back of whoever leads a table on a big screen.

web-lead-class = Back to your class
web-lead-wall = Back to your big screen: { $game }
web-lead-groups = Back to your groups

## Without a server
home-here-alone = The server cannot be reached, so new games are played on this device: against computer players, or together by passing it around. Codes, invitations and printing need the server.
home-here-static = Everything here runs on this device. Play against computer players, or together by passing it around.
home-here-chosen = New games are played on this device and kept here, without the server.
home-here-choose = Play on this device only
home-here-back = Play over the network again
home-here-games = Games on this device
