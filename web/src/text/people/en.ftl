### Words of the pages about people.

page-people = People
people-you = Your page
people-guest-page = You play as a guest: this page is known to this browser only.
people-keep = Create account (keeps your games)
people-keep-why = With an account your games, ratings and exercises follow you to any device.
people-since = here since { $date }
people-hidden = { $name } does not show this to you.
people-unknown = Nobody here has an account of this name.

## Ratings
rating = Rating
rating-explained = A level of bots, the journeyman, always has 1500 points; everybody is measured against it. The number after ± says how unsure a rating still is. Only rated games without hints count, and only those of accounts.
rating-none = No rated game yet.
rating-points = { $points ->
    [one] one point
   *[other] { $points } points
}, give or take { $doubt }
rating-all-seats = all tables
rating-seats = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
rating-games = { $games ->
    [one] one game
   *[other] { $games } games
}
rating-form-label = { $game }: { $count ->
    [one] one rated game, rating { $last }
   *[other] { $count } rated games, rating { $first } to { $last }
}
played = Games
played-won = { $won } won
played-search = Search the games
played-game = Game
played-any-game = All games
played-with = With
played-result = Result
played-result-any = All
played-result-won = Won
played-result-lost = Not won
played-result-unfinished = Without a result
played-none = No such game.
played-more = Older games
played-place = place { $rank } of { $seats }
played-points = { $score ->
    [one] one point
   *[other] { $score } points
}
played-no-result = no result
played-given-up = given up
played-replay = Look back
played-unrated = not rated
opponents = Often met
opponents-none = Nobody yet.
opponents-ahead = { $games ->
    [one] one game
   *[other] { $games } games
}, ahead in { $ahead }

## Ranking
ranking = Ranking
ranking-of = Ranking: { $game }
ranking-place = Place
ranking-name = Name
ranking-bot = bot
ranking-you = you
ranking-empty = Nobody has played a rated game here yet.
ranking-hidden = { $hidden ->
    [one] One more person does not show their rating to you.
   *[other] { $hidden } more people do not show their rating to you.
}
ranking-see = Whole ranking

## What others see
privacy = What others see of me
privacy-why = Your name is seen by everybody you play with. The rest you choose.
privacy-ratings = Ratings and place in rankings
privacy-games = Games and results
privacy-presence = Whether I am here
privacy-nobody = Nobody
privacy-friends = Friends
privacy-everybody = Everybody
privacy-saved = Saved.

## Coming in
passkey = Passkey
passkey-why = A passkey stays in your device and is unlocked like the device itself; there is nothing to remember. If you are a guest, you become a member and keep everything.
passkey-name = Name for a passkey
passkey-keep = Create account with a passkey
passkey-enter = Log in with a passkey
passkey-add = Add a passkey
passkey-remove = Remove
passkey-used = used { $when }
passkey-unused = never used yet
code = Code
code-enter = I have a code
code-use = Log in now
prove-password = Your password, to confirm
prove-passkey = You confirm with your passkey.
keys-prove = To change anything here, first confirm that it is you.
code-password = New password (if you have lost the old one, too)
code-password-form = At least 8 characters; everywhere else you are then logged out.
keys = Ways back in
device-code = Code for another device
device-code-why = On the other device choose “I have a code” in the settings. You are then the same person on both.
device-code-lasts = It works once, within ten minutes.
recovery-code = Code to print
recovery-code-why = If you lose everything else, a printed code lets you in once. A new one replaces the one before.
recovery-print = Print
letter = Lost your password or passkey?
letter-why = If your account has a confirmed mail address, we send a link there that lets you in once.
letter-who = Account or mail address
letter-ask = Send me a link
letter-asked = If there is an account with a confirmed address, a mail is on its way there. The link in it is good for an hour.
letter-off = This server sends no mail. A printed code lets you in, or a code from a device on which you are still logged in.
enter-letter = Back to your account
enter-letter-what = This link lets you in once. You can choose a new password at the same time.
enter-password = Password from now on (if you like)
enter-password-form = At least 8 characters; everywhere else you are then logged out. If it stays empty, nothing changes.
enter-alone = Log out everywhere else
enter-passkey-why = With a passkey on this device you log in without a password.
enter-passkey-done = The passkey is saved.
everything = My data
everything-why = Everything that is stored about you, as one file: tables, moves, notes, chat, ratings, friends.
everything-take = Download everything

## Safety
mute = Mute
mute-done = You no longer see what { $name } says.
muted = Muted
unmute = Unmute
block = Block
block-done = { $name } cannot sit down at your tables any more, and you get no invitations from each other.
blocked = Blocked
unblock = Unblock
report = Report
report-why = What is it about?
report-words = In your own words
report-send = Send
report-done = The host of this server has your report.
report-insults = Insults or threats
report-spam = The same again and again
report-cheating = Unfair play
report-name = An offensive name
report-other = Something else
report-one-device = Two seats of a rated table from one device
report-one-address = Two seats of a rated table from one address
person-menu = What to do about { $name }

## The host of the server
host-page = The host’s page
host-why = For the host of this server. Hidden cards of running games are not shown here either.
host-reports = Reports
host-tables = Tables
host-members = Members
host-announcement = Announcement
host-limits = Limits
host-noticed = noticed by the server
host-reported = by { $name }
host-table = To the table
host-settle = Settled
host-settled = settled by { $name }
host-no-reports = Nothing was reported.
host-no-tables = No such table.
host-no-people = Nobody.
host-status-running = Running
host-status-lobby = Waiting
host-status-over = Over
host-kind-accounts = Members
host-kind-guests = Guests
host-kind-banned = Not admitted
host-close = Close
host-close-sure = Close this table for everybody, for good?
host-name = Name
host-days = Days
host-reason = Reason, shown to the person
host-person = { $tables ->
    [one] one table
   *[other] { $tables } tables
}, here { $when }
host-ban-days = { $days ->
    [one] Not admitted for one day
   *[other] Not admitted for { $days } days
}
host-admit = Admit again
host-announce = Show everybody
host-announce-why = Empty fields take it back.
host-limits-why = So much at once and so much a minute is let through, for each person or address. Factor on all of them: { $factor }; it is chosen when the server is started.
host-limit = What
host-burst = At once
host-per-minute = A minute
host-limit-messages = moves and messages at tables, a person
host-limit-requests = requests, a person
host-limit-requests-here = requests, an address
host-limit-new-tables = new tables, a person
host-limit-new-tables-here = new tables, an address
host-limit-new-tables-all = new tables, everybody together
host-limit-personal = what concerns other people, a person
host-limit-personal-here = what concerns other people, an address
host-limit-codes = tries to log in by a code or a passkey, a person
host-limit-codes-here = tries to log in by a code or a passkey, an address
host-limit-letters = login mails, an account
host-limit-letters-here = login mails asked for, an address
host-limit-mail-to = questions to an unconfirmed mail address
host-limit-mail-here = such questions asked for, an address
host-limit-mail-all = mail caused by requests, everybody together
host-limit-guests = new guests, an address
host-limit-verify = records and analyses, a person
host-limit-verify-here = records and analyses, an address
host-done = Done.

## Finding people
friends = Friends
friends-none = No friends here yet.
friend-ask = Ask to be friends
friend-asks = { $name } wants to be friends with you.
friend-accept = Be friends
friend-refuse = No
friend-part = Friends no more
friend-here = here now
friend-away = not here
friend-waits = has not answered yet
friend-take-back = Take back
friend-asked-done = { $name } is asked.
friend-name = Name of an account
friend-link = Link for a friend
friend-link-why = For one person, within a week.
friend-page = A friend’s link
friend-page-why = The sender of this link would like to be friends with you. You then see whether the other one is here, and can invite each other.
friend-page-yes = Be friends
friend-page-done = You are friends now.
calls = Calls
invited = { $name } invites you to a game of { $game }.
invited-come = Join
invited-decline = Not now
invite-friends = Invite friends
invite-sent = { $name } is invited.
seek = Look for people
seek-open = Look for people to play with
seeking = Looking for people for { $game }: { $seats ->
    [one] one seat
   *[other] { $seats } seats
} …
seek-stop = Stop looking
seek-tempo = Speed
seek-tempo-none = No clock
seek-tempo-turn = Quick turns
seek-tempo-bank = An evening
seek-tempo-days = Days
seek-strength = Strength
seek-strength-any = Anybody
seek-strength-alike = About as strong as I am
filter-game = Game
filter-clock = Speed
filter-all = All
club = Club
club-name = Name of this server
club-text = What it says of itself
club-silent = This server has said nothing of itself yet.
