### Sentences of the server.

kept-in = Tables are kept in { $place }.
old-database = There is an older database in this folder; start with “--database { $file }” to use it.
redis-unused = Redis is not used: a server with a SQLite file has only one process.
no-client = The web client is not built, so browsers find no page here: run “make web” in the source code, or install the package, which contains it.

guest-name = Guest { $number }

refused-malformed = This request cannot be read: { $where } is wrong.
refused-too-large = This is too large; at most { $bytes } { $bytes ->
    [one] byte is
   *[other] bytes are
} accepted.
refused-rate-limited = That was a lot at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again; nothing is lost.
refused-mail-limit = This server may send no more mail right now; try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-bad-origin = This page may not act for you on this server.
refused-bad-host = This server does not answer to the name in this address. Use its own address, or have its host allow the name with --allowed-host or --url.
refused-no-session = Please allow the cookie of this site, so that we recognise you.
refused-not-found = This does not exist, or no longer.
edition-of-owners = What owners here say
refused-bad-edition = { $why ->
    [name] A name has one to 40 visible characters and no link.
    [unknown] The game has no value “{ $key }”.
    [value] “{ $key }” cannot have such a value.
    [many] You have { $most } editions already; delete one first.
    [fits] These values do not fit together, so they cannot be played: { $reason }
    [unplayable] A trial game with these values did not come to an end, so they cannot be played.
    [stopped] Reading this file took too much time or memory and was stopped.
    [game] This is an edition of { $named }, not of { $game }.
   *[file] { $reason }
}
refused-name-taken = This name is taken, or looks like one that is.
refused-bad-name = { $why ->
    [invisible] This name contains invisible characters; leave them out.
    [scripts] This name mixes letters of several scripts; use only one.
    [reserved] This name is reserved; choose another.
   *[letters] A name has two to 24 letters, digits, dots, hyphens or underscores, and at least one letter or digit.
}
refused-bad-password = Name and password do not match.
refused-common-password = This password is among the first that attackers guess; choose another, such as four words in a row.
refused-no-account = You have no account here.
refused-already-away = You are on vacation already; end that vacation first.
refused-vacation-spent = Not enough of your { $days } vacation days are left this year.
refused-not-shown = You may not see this.
refused-yourself = You cannot do that to yourself.
refused-not-welcome = You cannot sit down at this table.
refused-only-hosts = Only hosts of this server can do this.
refused-only-friends = You can invite only friends.
refused-only-accounts = Rated games need an account. Create one in the settings, or play at an unrated table.
refused-bad-code = This code is wrong, already used or too old.
refused-bad-passkey = This passkey is not known here, or you answered too late.
refused-last-way-in = This is your last passkey, and you have no password: you could no longer log in. Set a password or add another passkey first.
refused-session-ended = You were logged out here.
refused-kicked = The host has removed you from this table.
refused-not-invited = Only the players of the last game can join this rematch.
refused-only-players = Only its players may see what was hidden at this table.
refused-still-playing = The others are waiting for you at this table: leave it, resign or let a bot play first.
refused-damaged = The stored data of this table is damaged; the host of this server can see what is left.
refused-banned = { $until ->
    [never] You are banned from this server.
   *[other] You are banned from this server until { $until }.
}{ $reason ->
    [none] { "" }
   *[other] { " " }Reason: { $reason }
}
ban-reason-insults = You insulted or threatened people.
ban-reason-spam = You kept sending the same messages.
ban-reason-cheating = You did not play fairly.
ban-reason-name = Your name offends others.
refused-bad-record = { $reason }
refused-record-unplayable = { $how ->
    [slow] Replaying this record took too long and was stopped.
    [memory] Replaying this record needs too much memory and was stopped.
   *[crashed] Replaying this record crashed. Tables and other records are not affected.
}
refused-too-many = { $what ->
    [tables] From your address { $most } games are running already; please finish some of them first.
   *[sockets] From your address { $most } connections are open already; please close some of them first.
}
refused-crowded = The server is busy; please try again shortly.
refused-busy = The server cannot store anything right now; please try again shortly. Nothing was lost.
refused-stopping = The server is restarting; your table comes back by itself.
refused-slow = Your connection was too slow; reconnecting.
refused-internal = Something went wrong on the server; the error has been logged.
refused-unavailable = This is not available here.
refused-not-prepared = The rules of this game could not be prepared; the server tries again. Your table is safe.

# --- doctor ---

doctor-new-database-good = There is no database yet; the first start creates it: { $place }
doctor-database-good = The database answers: { $place }
doctor-database-bad = The database does not answer: { $place }
doctor-database-mend = Start the database, or give its address with --database.
doctor-schema-good = The database is up to date.
doctor-schema-bad = The database was made by an older version.
doctor-schema-mend = Make a backup, then run “bauhuette migrate”.
doctor-newer-bad = The database was made by a later version, or by one between two releases.
doctor-newer-mend = Install that version again, or restore the backup made before the upgrade.
doctor-writes-good = Moves can be stored.
doctor-writes-bad = Nothing can be stored: the disk is full, the file is read-only or the database is a standby.
doctor-writes-mend = Free space, or let the server's user write to the database and its folder.
doctor-disk-good = { $free } MiB are free on the disk of the database.
doctor-disk-bad = Only { $free } MiB are free on the disk of the database.
doctor-disk-mend = Free space, or move the database to another disk.
doctor-cache-good = Compiled rules are cached in { $place }
doctor-cache-bad = Compiled rules cannot be cached in { $place }: { $reason }
doctor-cache-mend = Let the server's user write there, or name another folder with BAUHUETTE_CACHE.
doctor-compiled-good = { $game } is compiled.
doctor-compiled-doubt = { $game } is not compiled: its first player will wait.
doctor-compiled-mend = Run “bauhuette warm { $key }”.
doctor-clock-good = The clock is right.
doctor-clock-bad = The clock is wrong by { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }, or the database contains dates in the future.
doctor-clock-mend = Set the clocks of all machines by NTP before the server starts.
doctor-memory-good = { $free } MiB of memory are free.
doctor-memory-doubt = Only { $free } MiB of memory are free.
doctor-memory-mend = Give the server at least 1 GiB; fewer bots at a time need less (--bot-workers).
doctor-files-good = { $allowed } files and connections may be open at once.
doctor-files-doubt = Only { $allowed } files and connections may be open at once; further visitors cannot connect.
doctor-files-mend = Allow at least { $least } (LimitNOFILE in the unit, or “ulimit -n”).
doctor-client-good = The web client is installed.
doctor-client-bad = The web client is missing: browsers find no page.
doctor-client-mend = Install the package, or run “make web” in the source code.
doctor-redis-good = Redis answers.
doctor-redis-bad = Redis does not answer; other processes learn of moves late.
doctor-redis-mend = Start Redis, or leave out --redis if there is only one process.
doctor-redis-unused-doubt = Redis is set up, but a server with SQLite has only one process and does not use it.
doctor-redis-unused-mend = Leave out --redis, or use PostgreSQL.
doctor-address-bad = Nothing answers at { $url }.
doctor-address-mend = Start the server and its proxy, or give the public address with --url.
doctor-proxy-good = The server sees the true addresses of visitors ({ $address }).
doctor-proxy-bad = The server believes any address a visitor claims, for example { $address }, so limits can be bypassed.
doctor-proxy-mend = Let the proxy overwrite X-Forwarded-For, and trust no address but the proxy’s.
doctor-cookies-good = Cookies are as secure as the address allows.
doctor-cookies-doubt = The address is HTTPS, but cookies may also be sent unencrypted.
doctor-cookies-mend = Start the server with --secure-cookies.
doctor-mail-settings-good = Mail is set up: server, sender and address of the links.
doctor-mail-settings-bad = Mail is only half set up, so none is sent.
doctor-mail-settings-mend = Give --mail, --mail-from and --url together.
doctor-mail-good = The mail server accepts our login: { $host }, port { $port }
doctor-mail-bad = The mail server refuses our login: { $host }, port { $port } ({ $reason })
doctor-mail-mend = Check address, port, name and password in --mail; smtps:// encrypts from the start, smtp:// after connecting.
doctor-push-good = Push notifications to browsers work.
doctor-push-doubt = Push notifications to browsers do not work: the address is not HTTPS.
doctor-push-mend = Put a proxy with TLS in front of the server, and give its address with --url.
doctor-failed-bad = The check { $check } itself failed: { $error }
doctor-failed-mend = Look into the log of the server; if it shows nothing, report this to us.
doctor-mend = To do: { $mend }
doctor-all-well = Everything is fine.
doctor-not-well = { $bad ->
    [0] No errors
    [one] One error
   *[other] { $bad } errors
 }, { $doubt ->
    [0] no warnings.
    [one] one warning.
   *[other] { $doubt } warnings.
 }

refused-deal-played = You have a table with this deal already; everyone plays it only once.
refused-deal-over = This deal can no longer be played.
refused-sealed = { $kind ->
    [day] This deal stays sealed until the day is over, at midnight (UTC). Until then players see only their own seat.
    [friends] This comparison stays sealed until it has ended and everyone has played. Until then players see only their own seat.
   *[round] Other tables still play the same deal. It stays sealed until the last of them is done.
}
deal-somebody = Someone
