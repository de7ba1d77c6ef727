### Keys: what a keyboard can do at a table.

web-keys = Keys
web-keys-tab = from one button to the next, and back
web-keys-enter = press the button
web-keys-escape = close what is on top
web-keys-coach = ask the coach
web-keys-help = show these keys
web-key-space = Space
