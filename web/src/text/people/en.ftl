### Words of the pages about people.

page-people = People
people-you = Your page
people-guest-page = You play as a guest, so this page exists only in this browser.
people-keep = Create account (keeps your games)
people-keep-why = With an account you have your games, ratings and exercises on every device.
people-since = here since { $date }
people-hidden = { $name } does not show this to you.
people-unknown = There is no account with this name here.

## Ratings
rating = Rating
rating-explained = The bot “Journeyman” always has 1500 points; all others are measured against it. The number after ± says how uncertain a rating still is. Only rated games without hints count, and only for accounts.
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
played-none = No games found.
played-more = Older games
played-place = place { $rank } of { $seats }
played-points = { $score ->
    [one] one point
   *[other] { $score } points
}
played-no-result = no result
played-given-up = given up
played-replay = Replay
played-unrated = not rated
opponents = Frequent opponents
opponents-none = None yet.
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
ranking-empty = No rated games here yet.
ranking-hidden = { $hidden ->
    [one] One more player hides their rating.
   *[other] { $hidden } more players hide their ratings.
}
ranking-see = Whole ranking

## What others see
privacy = What others see of me
privacy-why = Everyone you play with sees your name. You choose the rest.
privacy-ratings = Ratings and place in rankings
privacy-games = Games and results
privacy-presence = Whether I am here
privacy-nobody = No one
privacy-friends = Friends
privacy-everybody = Everyone
privacy-saved = Saved.

## Coming in
passkey = Passkey
passkey-why = A passkey stays on your device and is unlocked like the device itself; you need not remember anything. As a guest you get an account and keep everything.
passkey-name = Name for a passkey
passkey-keep = Create account with a passkey
passkey-enter = Log in with a passkey
passkey-add = Add a passkey
passkey-remove = Remove
passkey-used = used { $when }
passkey-unused = not used yet
code = Code
code-enter = I have a code
code-use = Log in now
prove-password = Your password, to confirm
prove-passkey = Confirm with your passkey.
keys-prove = To change anything here, first confirm that it is you.
code-password = New password (if you have lost the old one, too)
code-password-form = At least 8 characters. You are then logged out everywhere else.
keys = Passkeys and codes
device-code = Code for another device
device-code-why = On the other device choose “I have a code” in the settings. You are then the same player on both.
device-code-lasts = It works once, within ten minutes.
recovery-code = Code to print
recovery-code-why = If you lose everything else, a printed code logs you in once. A new code replaces the old one.
recovery-print = Print
letter = Lost your password or passkey?
letter-why = If your account has a confirmed mail address, we send it a link that logs you in once.
letter-who = Account or mail address
letter-ask = Send me a link
letter-asked = If there is an account with a confirmed address, a mail is on its way there. Its link works for an hour.
letter-off = This server sends no mail. Log in with a printed code, or with a code from a device on which you are still logged in.
enter-letter = Back to your account
enter-letter-what = This link logs you in once. You can choose a new password at the same time.
enter-password = New password (optional)
enter-password-form = At least 8 characters. You are then logged out everywhere else. Leave it empty to keep your password.
enter-alone = Log out everywhere else
enter-passkey-why = With a passkey on this device you log in without a password.
enter-passkey-done = The passkey is saved.
everything = My data
everything-why = Everything stored about you in one file: tables, moves, notes, chat, ratings, friends.
everything-take = Download everything

## Safety
mute = Mute
mute-done = You no longer see what { $name } writes.
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
report-spam = Spam
report-cheating = Unfair play
report-name = An offensive name
report-other = Something else
report-one-device = Two seats of a rated table from one device
report-one-address = Two seats of a rated table from one address
person-menu = Actions for { $name }

## The host of the server
host-page = Host’s page
host-why = For the host of this server. Hidden cards of running games are not shown here either.
host-reports = Reports
host-tables = Tables
host-members = People
host-announcement = Announcement
host-limits = Limits
host-noticed = noticed by the server
host-reported = by { $name }
host-table = To the table
host-settle = Mark as settled
host-settled = settled by { $name }
host-no-reports = No reports.
host-no-tables = No tables found.
host-no-people = No one found.
host-status-running = Running
host-status-lobby = Waiting
host-status-over = Over
host-kind-accounts = Accounts
host-kind-guests = Guests
host-kind-banned = Banned
host-close = Close
host-close-sure = Close this table permanently for everyone?
host-name = Name
host-days = Days
host-reason = Reason (shown to the person)
host-person = { $tables ->
    [one] one table
   *[other] { $tables } tables
}, here { $when }
host-ban-days = { $days ->
    [one] Ban for one day
   *[other] Ban for { $days } days
}
host-admit = Lift the ban
host-announce = Show to everyone
host-announce-why = Empty the fields to remove it.
host-limits-why = How much is allowed at once and per minute, for each person or address. All limits are multiplied by { $factor }, a setting of the server.
host-limit = What
host-burst = At once
host-per-minute = Per minute
host-limit-messages = moves and messages at tables, per person
host-limit-requests = requests, per person
host-limit-requests-here = requests, per address
host-limit-new-tables = new tables, per person
host-limit-new-tables-here = new tables, per address
host-limit-new-tables-all = new tables, all together
host-limit-personal = friend requests, invitations, reports and the like, per person
host-limit-personal-here = friend requests, invitations, reports and the like, per address
host-limit-codes = logins tried by code or passkey, per person
host-limit-codes-here = logins tried by code or passkey, per address
host-limit-letters = login mails, per account
host-limit-letters-here = login mails requested, per address
host-limit-mail-to = confirmation mails to an address
host-limit-mail-here = confirmation mails requested, per address
host-limit-mail-all = requested mails, all together
host-limit-guests = new guests, per address
host-limit-verify = records and analyses, per person
host-limit-verify-here = records and analyses, per address
host-limit-editions = changes of editions, per person
host-limit-editions-here = changes of editions, per address
host-limit-new-editions = games with a new edition, per person
host-limit-new-editions-all = games with a new edition, of all together
host-done = Done.

## Finding people
friends = Friends
friends-none = No friends here yet.
friend-ask = Ask to be friends
friend-asks = { $name } wants to be friends with you.
friend-accept = Accept
friend-refuse = Decline
friend-part = End friendship
friend-here = here now
friend-away = not here
friend-waits = has not answered yet
friend-take-back = Take back
friend-asked-done = You asked { $name }.
friend-name = Friend’s account
friend-link = Link for a friend
friend-link-why = Works for one person, for one week.
friend-page = A friend’s link
friend-page-why = The sender of this link wants to be friends with you. Friends see when the other is here and can invite each other.
friend-page-yes = Become friends
friend-page-done = You are friends now.
calls = Invitations
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
seek-strength-any = Any
seek-strength-alike = About as strong as I am
filter-game = Game
filter-clock = Speed
filter-all = All
club = This server
club-name = Name of this server
club-text = Description
club-silent = This server has no description yet.
