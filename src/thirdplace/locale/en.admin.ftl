# What commands say about files, stores and servers. The browser does not load it.

cli-usage = That is not understood; --help shows what you can type.
cli-unknown-command = There is no command “{ $command }”. The commands are: { $commands }.
cli-unknown-argument = “{ $argument }” is not understood here; --help shows what is.
cli-takes-nothing = “thirdplace { $command }” takes no argument, so “{ $argument }” is not understood; --help shows what it does.
cli-address = “{ $value }” is not an address for { $argument }. An address begins with http:// or https://, and a port and a path may follow the name: https://example.org, http://192.168.1.20:8017, https://example.org/games/.
cli-origin = “{ $value }” is not an address for --origin. An address begins with http:// or https://, in small letters; a port may follow the name, but no path and no slash: https://games.example.org, http://games.example.org:8080.
cli-root = “{ $value }” is not a path for --root. A path is made of letters, digits, hyphens and slashes, like /games/, and does not begin with /api/.
cli-needs-value = { $argument } needs a value.
cli-takes-no-value = { $argument } takes no value.
cli-serving = thirdplace is open at { $address } (Ctrl-C closes it).
cli-serving-moved = Another program is using port { $usual }, so this time it is { $port }.
cli-serving-others = Other devices on the same network open { $address }
cli-serving-more = If that does not open, they try { $addresses }
cli-serving-scan = or point their camera here:
cli-serving-only-here = Only this computer can connect; with --host 0.0.0.0 other devices can, too.
cli-serving-no-network = Other devices cannot connect: this computer is not on a network.
cli-serving-everyone = Everyone on this network can connect and open tables. To keep it to this computer, start with --host 127.0.0.1
cli-serving-proxy-open = It listens on every address: whoever reaches this port without the proxy can pretend to be anyone, and the limits do not hold. Start with --host 127.0.0.1 if the proxy is on this computer, or let only the proxy through.
cli-port-taken = Another program is using port { $port }: choose a different one, or leave --port out.
cli-listen-address = “{ $value }” is not an address for { $argument }: a port (9017: only this computer), or an address and a port (0.0.0.0:9017, [::1]:9017).
cli-metrics-address = Metrics cannot be offered at { $value } ({ $why }). Choose another address or port for --metrics.
cli-solving = Solving
cli-solve-nothing = { $game } has not been solved, only { $games }.
cli-solve-file = A policy is saved in a file ending in .npz, not in { $file }.
cli-solve-written = The policy is in { $file }.
cli-workers-died = Workers died again and again at the same work, so it cannot be finished.
cli-print-needs = “{ $sheet }” would be empty: add --option { $option }=… { $about }
cli-print-nothing = There is nothing to print for { $game }.
cli-print-choice = “{ $given }” is not a value for { $name }. Accepted: { $known }.
cli-print-taken = { $file } already exists and is not a PDF: choose another place with --out.
cli-printed = { $sheet }: { $file }
cli-print-both-sides = Print it double-sided, flipped on the long edge, at 100%.
cli-print-address = QR codes lead to { $address }; choose another address with --address.
cli-print-no-address = The sheets have no QR codes, because this computer’s address may change. Give a permanent one with --address.
cli-number = { $argument } takes a whole number from { $least } to { $most }.
cli-missing = { $argument } is missing; --help shows how the command is used.
cli-unknown-language = There is no language “{ $lang }” here, only “en”, “de” and “it”.
cli-seats = { $game } is for { $least } to { $most } players, not for { $count }.
cli-name-twice = Two players are called “{ $name }”; names have to differ.
cli-name = “{ $name }” cannot be a name: names have 1 to { $most } printable characters.
cli-unknown-bot = There is no computer player “{ $bot }”, only { $known }.
cli-seed = The seed has to be printable text.
cli-no-rules = { $game } has no rules text.
cli-no-bots = { $game } has no computer players.
cli-option-form = “{ $setting }” is not of the form key=value.
cli-option-unknown = There is no option “{ $key }”. The options are: { $known }.
cli-option-value = “{ $value }” is not a value for { $key }. { $why }
cli-option-accepted = Accepted: { $values }.
cli-not-json = { $file } does not contain JSON.
cli-no-output = Standard output is closed: there is nowhere to write to.
cli-system = The system refused: { $why }.
cli-unreadable = { $file } cannot be read ({ $why }).
cli-unwritable = { $file } cannot be written ({ $why }).
cli-data = Games cannot be kept in { $folder } ({ $why }).
cli-store-and-data = Give either --data or --store, not both.
cli-store = --store needs the address of a database, such as postgresql://user@host/name, not “{ $value }”.
cli-notices = --notices needs the address of a Redis or Valkey server, such as redis://host, not “{ $value }”.
cli-notices-without-store = --notices is for servers that share a database: give --store, too.
cli-exists = { $file } already exists and is not a finished game: continue it with --resume, or choose another name.
cli-over = The game in { $file } is over; look at it with “thirdplace replay”.
cli-other-game = The game in { $file } is { $game }.
cli-unknown-part = There is no part “{ $part }”. The parts are: { $parts }.
cli-unknown-seat = Nobody called “{ $seat }” plays here, only { $names }.
cli-unknown-action = “{ $number }” is not the number of an action here; they go up to { $last }.
why-ENOENT = it does not exist
why-EACCES = access is not allowed
why-EPERM = that is not permitted
why-EISDIR = it is a folder
why-ENOTDIR = there is a file where a folder should be
why-EEXIST = it already exists
why-ENOSPC = the disk is full
why-EROFS = nothing can be written there
why-ENAMETOOLONG = its name is too long
why-EADDRINUSE = another program uses this address
why-EADDRNOTAVAIL = this computer does not have this address
why-name = no file can be called that
why-other = error { $code }
doctor-examining = Checking the tables
doctor-version = thirdplace { $version }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = SQLite { $sqlite } is too old: at least { $least } is needed. Use another Python, one from python.org or from uv (uvx thirdplace serve), which brings a newer one.
doctor-no-client = The browser client is missing: people would get a plain page. Install a release, or run make client.
doctor-broken-game = The game { $name } of another package cannot be loaded and is left out ({ $package }: { $detail }). Reinstall or update that package, or tell those who wrote it.
doctor-few-descriptors = Connections possible at once: only { $most }. Raise the limit on open files: ulimit -n 65536, or LimitNOFILE=65536 in a systemd unit.
doctor-port-free = Port { $port } at { $host } is free.
doctor-port-serving = A thirdplace server is already answering on port { $port }.
doctor-port-taken = Another program is using port { $port }. Find it (ss -ltnp on Linux) and stop it, or start with another --port.
doctor-port-forbidden = This account may not use port { $port }. Choose 1024 or higher, and let a proxy offer it on ports 80 and 443.
doctor-host-unknown = A server cannot listen on { $host } ({ $detail }). Name an address of this computer with --host, or 0.0.0.0 for all of them.
doctor-disk-space = Free space in { $folder }: { $free } GB; the games folder will be made there.
doctor-disk-writes = Free space in { $folder }: { $free } GB; a write reaches the disk in { $ms } ms.
doctor-disk-full = Too little free space in { $folder }, only { $free } GB: when the disk is full, no move can be saved. Make room, or choose another folder with --data.
doctor-disk-slow = A write to { $folder } takes { $ms } ms to reach the disk, and every move waits that long. Use a local disk, not one over a network, or see what else is writing.
doctor-disk-read-only = Nothing can be written in { $folder } ({ $detail }). Give the folder to the account that runs the server (chown), or choose another one with --data.
doctor-clock-steady = The clock runs evenly.
doctor-clock-jumps = The clock has just jumped: it is off by { $seconds } s from the time that really passed. Let only one service set it (systemd-timesyncd, chrony), and not the host of a virtual machine as well.
doctor-clock-set-back = The games were last written { $minutes } min in the future: the clock is or was wrong. Correct the date; nothing is lost, and nothing is cleared too early.
doctor-database-no-driver = Games in PostgreSQL need asyncpg, which is not installed: pip install thirdplace[postgres].
doctor-database-unreachable = The database { $store } cannot be reached ({ $detail }). Is it running, and are the address, the user and the password right? May this computer connect to it (pg_hba.conf, firewall)?
doctor-database-old = PostgreSQL { $server } is too old: at least { $least } is needed.
doctor-database-clock-differs = The clocks of the database and of this computer differ by { $minutes } min. Set both right, or have it done (systemd-timesyncd, chrony).
doctor-database-foreign = The database { $store } has a schema “thirdplace” that is not ours. Name another database.
doctor-database-empty = PostgreSQL { $server } answers; nothing is stored in { $store } yet.
doctor-database-newer = A newer thirdplace has changed this database (version { $detail }). Install that version or a newer one.
doctor-database-older = PostgreSQL { $server } answers. An older thirdplace made { $store }; the next server that starts will bring it up to date.
doctor-database-read-only = Nothing can be written to { $store } ({ $detail }). Is its disk full, is it a standby, or does the user lack permission to write?
doctor-database-slow = { $store } takes { $ms } ms to store something, and every move waits that long. Put the servers near the database, or see what else it is doing.
doctor-database-writes = PostgreSQL { $server } stores something within { $ms } ms. Servers using this database now: { $nodes }.
doctor-nothing-kept = No games are kept in { $store } yet. Name the folder or the database that a server uses.
doctor-database-silent = The database { $store } does not answer in time. Is it overloaded, or does something on the way there (a firewall, a VPN) drop what is sent?
doctor-database-address = The address of the database, { $store }, cannot be understood. In the user’s name and the password, write special characters with a percent sign: / is %2F, # is %23, ? is %3F, @ is %40, % is %25.
doctor-database-locked = The database { $store } has to be brought up to date, but another connection has kept its tables locked for a long time ({ $detail }). Wait until a backup has ended, or end what is locking them, and start again.
doctor-database-lost = The connection to the database was lost ({ $detail }), so the remaining tables were not checked. Run the command again.
doctor-notices-address = The address after --notices cannot be understood. In the user’s name and the password, write special characters with a percent sign: / is %2F, # is %23, ? is %3F, @ is %40, % is %25.
doctor-server-answers = thirdplace { $version } answers at { $url }.
doctor-server-unreachable = Nothing answers at { $url } ({ $detail }). Is the server running, and does its proxy point to it? Check the firewall and the certificate, too.
doctor-server-foreign = What answers at { $url } is not thirdplace, or is older than 0.1. Does the proxy pass everything on, and does --root name the path it is shown at?
doctor-other-version = The server has version { $theirs }, this program { $ours }.
doctor-clock-differs = The clocks of the server at { $url } and of this computer differ by more than a minute. Set both right, or have it done (systemd-timesyncd, chrony).
doctor-proxy-unknown-name = The server does not know the name in { $url }. Start it with --origin and the address people open.
doctor-proxy-hides-addresses = No X-Forwarded-For reaches the server, so everybody shares the limits of one address. Set it in the proxy (nginx: proxy_set_header X-Forwarded-For $remote_addr), or leave --behind-proxy out if there is none.
doctor-proxy-not-announced = The server does not know that there is a proxy in front of it, so everybody shares the limits of one address. Start the server with --behind-proxy.
doctor-proxy-forged-address = Visitors can make up the address that the limits go by. Have the proxy set X-Forwarded-For itself, and let nobody reach the server past it (--host 127.0.0.1); without a proxy leave --behind-proxy out.
doctor-proxy-wrong-host = The server is told it is “{ $host }”, but people open { $url }: its own page is refused. Pass the whole Host on (nginx: proxy_set_header Host $http_host), or start the server with --origin and the address people open.
doctor-proxy-no-sockets = No WebSocket can be opened at { $url } ({ $detail }), so nobody can play. Pass Upgrade and Connection on, with HTTP/1.1 (deploy/nginx.conf shows how).
doctor-server-done = { $problems ->
    [0] Nothing is wrong on the way to the server.
    [one] One problem was found.
   *[other] { $problems } problems were found.
}
doctor-damaged-file = The file is damaged ({ $detail }). Stop the server, copy the folder, and restore a backup. Until then, tables that can be read can still be played.
doctor-damaged = Table { $table }…: its part of the file is damaged ({ $detail }). It can only be restored from a backup.
doctor-newer = A newer thirdplace has written this file (version { $detail }). Install that version or a newer one; this version leaves the file alone.
doctor-gap = Table { $table }…: entry { $entry } is missing. The entries after it cannot be used; the table can only be restored from a backup.
doctor-unreadable = Table { $table }…: entry { $entry } cannot be read ({ $detail }). If a newer thirdplace wrote it, install that one. If not, the entry is damaged.
doctor-unknown-game = Table { $table }…: its game, { $detail }, is not installed here. Install the package it comes from.
doctor-unfoldable = Table { $table }…: the game fails at entry { $entry } ({ $detail }). The version of the game that wrote it can continue the table.
doctor-done = { $findings ->
    [0] { $tables ->
        [0] Nothing is kept in { $folder } yet.
        [one] One table in { $folder }: it can be played.
       *[other] { $tables } tables in { $folder }: all of them can be played.
    }
    [one] One problem was found in { $folder }. Nothing was changed.
   *[other] { $findings } problems were found in { $folder }. Nothing was changed.
}
cli-new-game-name = “{ $name }” cannot be the name of a game. A name begins with a letter and has only small letters from a to z, digits and hyphens, at most { $longest } in all: my-game, for instance.
cli-new-game-reserved = “{ $name }” cannot be the name of a game: the word means something else in Python or in thirdplace.
cli-new-game-taken = There is already a game called { $name }.
cli-new-game-module = There is already a Python package called { $name }. Choose another name.
cli-new-game-exists = { $folder } already exists. Nothing was written.
cli-new-game-no-tree = thirdplace is installed here, but its source is not. Write a package of your own: --package FOLDER.
cli-new-game-written =
    The new game is in { $folder }.
    Play it:  thirdplace play { $game }
    Test it:  pytest { $folder }
    Read on:  docs/add-a-game.md
cli-new-game-package-written =
    The new game is in { $folder }, as a package of its own.
    Install it:  pip install --editable { $folder }
    Play it:     thirdplace play { $game }
    Read on:     { $folder }/README.md
cli-backup-file = Cannot write a backup to { $file }: name a file in a folder that exists.
cli-backup-damaged = { $file } is not a backup, or is damaged.
cli-backup-newer = A newer thirdplace wrote the backup { $file }. Install that version or a newer one.
cli-not-empty = There are games in { $store } already. Choose an empty folder or database.
cli-copy-stopped = { $store } could not be read or written to the end ({ $why }). Nothing has been copied by halves; try again.
cli-doctor-url = { $argument } cannot be combined with --url: doctor checks either this computer and its games, or a running server through its proxy.
cli-static-not-empty = { $folder } already contains other files. Name a new or an empty folder.
cli-static-no-client = This installation has no browser client that can play without a server. In a copy of the source, run `make client`.
cli-static-not-written = { $folder } cannot be written: { $why }
static-written = { $files } files written to { $folder }. Any web host can serve them, below any path.
backup-copying = Copied and replayed:
backup-done = Backup: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $records ->
    [one] one record
   *[other] { $records } records
 } in { $target }.
restore-done = Restored to { $target }: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $records ->
    [one] one record
   *[other] { $records } records
 }.
move-done = Copied to { $target }: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $records ->
    [one] one record
   *[other] { $records } records
 }. Start the server there; the old place is unchanged.
doctor-record = Table { $table }…: the record of its game cannot be replayed ({ $detail }). The version that wrote it can replay it.
