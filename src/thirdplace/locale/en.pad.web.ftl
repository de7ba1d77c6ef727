### Score pads, for people who play on paper or with the box.

web-pad = Score pad
web-pad-undo = Undo
web-pad-new = New game
web-pad-offline = The server is not answering. What you typed is kept on this device and will be added up when it answers again.
