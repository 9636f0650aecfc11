### Sentences of the server.

kept-in = Tables are kept in { $place }.
old-database = There is an older database in this folder; “--database { $file }” goes on with it.
redis-unused = Redis is not used: a SQLite file has one process, so there is no other to tell.
no-client = The web client has not been built, so browsers find no page here: run “make web” in the sources, or install the package, which has it.

guest-name = Guest { $number }

refused-malformed = This message cannot be read: { $where } is wrong.
refused-too-large = This is too large; at most { $bytes } { $bytes ->
    [one] byte is
   *[other] bytes are
} accepted.
refused-rate-limited = That was a lot at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again; nothing is lost.
refused-mail-limit = This server has sent as much mail as it may for now; try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-bad-origin = This page may not speak for you here.
refused-bad-host = This server does not know itself by the name in this address. Use its own address; who runs it can add the name with --allowed-host or --url.
refused-no-session = Please allow the cookie of this site, so that we recognise you.
refused-not-found = There is nothing here.
refused-name-taken = This name is taken, or looks like one that is.
refused-bad-name = { $why ->
    [invisible] This name has characters nobody can see; leave them out.
    [scripts] This name mixes letters of several scripts; use those of one.
    [reserved] This name is reserved; choose another.
   *[letters] A name has two to 24 letters, digits, dots, hyphens or underscores, and at least one letter or digit.
}
refused-bad-password = Name and password do not match.
refused-common-password = This password is one of the first that are guessed; choose another, such as four words in a row.
refused-no-account = You have no account here.
refused-already-away = You are on vacation already; end that one first.
refused-vacation-spent = You do not have so many of your { $days } days of vacation left this year.
refused-not-shown = This is not shown to you.
refused-yourself = You cannot do that to yourself.
refused-not-welcome = You cannot sit down at this table.
refused-only-hosts = This is for the hosts of this server.
refused-only-friends = Only friends can be invited.
refused-only-accounts = Rated games need an account. Create one in the settings, or play at an unrated table.
refused-bad-code = This code is wrong, was used before or is too old.
refused-bad-passkey = This passkey is not known here, or the answer came too late.
refused-last-way-in = This is your last passkey, and you have no password: you could not log in any more. Set a password or add another passkey first.
refused-session-ended = You were logged out here.
refused-kicked = The host has asked you to leave this table.
refused-not-invited = This rematch is for those who played before.
refused-only-players = Only its players see what was hidden at this table.
refused-still-playing = The others wait for you at this table: first leave it, resign or let a bot play.
refused-damaged = What was stored of this table is damaged; the host of this server can see what is left of it.
refused-banned = { $until ->
    [never] You are not admitted here.
   *[other] You are not admitted here until { $until }.
}{ $reason ->
    [none] { "" }
   *[other] { " " }Reason: { $reason }
}
ban-reason-insults = You insulted or threatened people.
ban-reason-spam = You sent the same again and again.
ban-reason-cheating = You did not play fairly.
ban-reason-name = Your name offends others.
refused-bad-record = { $reason }
refused-record-unplayable = { $how ->
    [slow] Reading this record took too long; it was stopped.
    [memory] Reading this record takes more memory than it may use; it was stopped.
   *[crashed] Reading this record failed: the program broke down. Tables and other records are not affected.
}
refused-too-many = { $what ->
    [tables] From your address { $most } games are running already; please finish some of them first.
   *[sockets] From your address { $most } connections are open already; please close some of them first.
}
refused-crowded = Many people ask for this at the moment; please try again shortly.
refused-busy = The server cannot store anything at the moment; please try again shortly. Nothing was lost.
refused-stopping = The server is being restarted; your table comes back by itself.
refused-slow = Your connection did not keep up; it is being renewed.
refused-internal = Something went wrong on our side; it has been noted.
refused-unavailable = This is not available here.
refused-not-prepared = The rules of this game could not be prepared; it is being tried again. Your table is safe.

# --- doctor ---

doctor-new-database-good = There is no database yet; the first start makes it: { $place }
doctor-database-good = The database answers: { $place }
doctor-database-bad = The database does not answer: { $place }
doctor-database-mend = Start it, or say with --database where it is.
doctor-schema-good = The database has the present form.
doctor-schema-bad = The database has an older form.
doctor-schema-mend = Make a backup, then run “bauhuette migrate”.
doctor-newer-bad = The database has a form of a later version.
doctor-newer-mend = Install that version again, or restore the backup made before the upgrade.
doctor-writes-good = Moves can be stored.
doctor-writes-bad = Nothing can be stored: the disk is full, the file is read-only or the database is a standby.
doctor-writes-mend = Free space, or let the server's user write to the database and its folder.
doctor-disk-good = { $free } MiB are free on the disk of the database.
doctor-disk-bad = Only { $free } MiB are free on the disk of the database.
doctor-disk-mend = Free space, or move the database to another disk.
doctor-cache-good = Compiled rules can be kept: { $place }
doctor-cache-bad = Compiled rules cannot be kept in { $place }: { $reason }
doctor-cache-mend = Let the server's user write there, or name another folder with BAUHUETTE_CACHE.
doctor-compiled-good = { $game } is compiled.
doctor-compiled-doubt = { $game } is not compiled: its first player will wait.
doctor-compiled-mend = Run “bauhuette warm { $key }”.
doctor-clock-good = The clock is right.
doctor-clock-bad = The clock is wrong by { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }, or the database holds something from the future.
doctor-clock-mend = Set the clock by NTP on all machines before the server starts.
doctor-memory-good = { $free } MiB of memory are free.
doctor-memory-doubt = Only { $free } MiB of memory are free.
doctor-memory-mend = Give the server at least 1 GiB; fewer bots at a time need less (--bot-workers).
doctor-files-good = { $allowed } files and connections may be open at a time.
doctor-files-doubt = Only { $allowed } files and connections may be open at a time; more visitors are shut out.
doctor-files-mend = Allow at least { $least } (LimitNOFILE in the unit, or “ulimit -n”).
doctor-client-good = The web client is there.
doctor-client-bad = The web client is not there: browsers find nothing.
doctor-client-mend = Install the packaged version, or run “make web” in a checkout.
doctor-redis-good = Redis answers.
doctor-redis-bad = Redis does not answer; other processes learn of moves late.
doctor-redis-mend = Start it, or leave --redis out if there is only one process.
doctor-redis-unused-doubt = Redis is named, but SQLite has one process only: it is not used.
doctor-redis-unused-mend = Leave --redis out, or use PostgreSQL.
doctor-address-bad = Nothing answers at { $url }.
doctor-address-mend = Start the server and its proxy, or name the address people use with --url.
doctor-proxy-good = Visitors are told apart by their true address ({ $address }).
doctor-proxy-bad = The server believed a visitor who only claimed the address { $address }: limits can be evaded.
doctor-proxy-mend = Let the proxy overwrite X-Forwarded-For, and name only the proxy as trusted.
doctor-cookies-good = Cookies are sent as safely as the address allows.
doctor-cookies-doubt = The address is HTTPS, but cookies may travel without it.
doctor-cookies-mend = Start the server with --secure-cookies.
doctor-mail-settings-good = Mail is set up: server, sender and address of the links.
doctor-mail-settings-bad = Mail is only half set up: nobody gets any.
doctor-mail-settings-mend = Give --mail, --mail-from and --url together.
doctor-mail-good = The mail server lets us in: { $host }, port { $port }
doctor-mail-bad = The mail server does not let us in: { $host }, port { $port } ({ $reason })
doctor-mail-mend = Check address, port, name and password in --mail; smtps:// is encrypted from the start, smtp:// later.
doctor-push-good = Browsers can be told by push.
doctor-push-doubt = Browsers cannot be told by push: the address is not HTTPS.
doctor-push-mend = Put a proxy with TLS before the server, and give its address with --url.
doctor-failed-bad = The check { $check } itself failed: { $error }
doctor-failed-mend = Look into the log of the server; if it says nothing, tell us.
doctor-mend = To do: { $mend }
doctor-all-well = Everything is in place.
doctor-not-well = { $bad ->
    [0] Nothing is broken
    [one] One thing is broken
   *[other] { $bad } things are broken
 }, { $doubt ->
    [0] nothing is doubtful.
    [one] one is doubtful.
   *[other] { $doubt } are doubtful.
 }

refused-deal-played = Everybody plays this deal once: you have a table of your own.
refused-deal-over = This deal cannot be played any more.
refused-sealed = { $kind ->
    [day] This deal is opened when its day is over, at midnight (UTC). Until then players see their own seat only.
    [friends] This deal is opened when it is closed and all have played. Until then players see their own seat only.
   *[round] Other tables still play the same deal: this opens when the last of them is done.
 }
deal-somebody = Somebody
