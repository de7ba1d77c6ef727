# What is said of games on this device, without a server.

device-title = Games on this device
device-none = No games are kept on this device yet.
device-kept = These games are kept in this browser. If you clear its data, they are gone.
device-running = running
device-finished = finished
device-delete = Delete
device-sure = Delete this game from this device? This cannot be undone.
device-delete-yes = Delete it
device-delete-no = Keep it
device-list-wrong = The list cannot be read: { $why }
device-save = Save as a file
device-open = Open a game’s file
device-files-how = Save a game as a file to continue it on another device or another page: open the file there. Whoever has the file can play for everybody in it.
device-here = On this device
device-here-how = Pass the device around: what the others must not see stays covered. The game is kept in this browser.
device-carry = Continue on several devices
device-carry-how = Moves the game to the server, as it stands. All of you keep your seats and can switch to devices of your own. With the code, others can take a free seat before the start, or watch.
device-carry-do = Move it to the server
device-carry-file-how = There is no server behind this page. Save the game as a file, and open it on the page of a server, under “Games on this device”. From there it can move to the server, and all of you keep your seats.

## Why something cannot be done
error-no-server = This needs a server, and you are playing without one.
error-no-rules = The rules of this game are not on this device, so it can only be played with the server.
error-storage-full = This device has no space left, so nothing has changed. Free some space, for example by deleting finished games, and try again.
error-storage-off = This browser does not let the page save anything, so no game can be played here without a server. Is this a private window?
error-newer-game = This was saved by a newer version of thirdplace. Reload the page while you are online. Nothing was changed or deleted.
error-broken-game = The saved data of this game cannot be read. Nothing was deleted.
error-open-elsewhere = This game is open in another tab. Close it there, and it continues here.
error-bad-game-file = This is not the file of a saved game. Nothing has changed.
