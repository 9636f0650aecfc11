### Slow games: clocks of days, vacations, what waits.

clock-day = one day per turn
clock-week = seven days per turn
clock-left-hours = { $hours } h { $minutes } min
clock-left-minutes = { $time }
clock-warns = Only { $time } left for { $name }
clock-rests = { $name } is on vacation until { $date }; the clock is paused with { $time } left
time-left = { $time } left

next-table = { $count ->
    [one] Next table: one more is waiting
   *[other] Next table: { $count } more are waiting
}
next-table-key = Next table (key { $key })

vacation = Vacation
vacation-what = While you are away, your clock stops at tables with days per turn, and everyone there sees when you will be back. Up to { $days } days a year.
vacation-first = First day
vacation-last = Last day
vacation-begin = Go on vacation
vacation-now = You are on vacation up to and including { $until }.
vacation-planned = Your vacation lasts from { $since } up to and including { $until }.
vacation-end = I am back
vacation-cancel = Cancel
vacation-left = { $days ->
    [one] One day is left.
   *[other] { $days } days are left.
}

remind = Reminders
remind-what = When you are not at the table, we tell you that it is your turn, that your time is running out or that a game is over. Reminders reveal nothing hidden.
remind-push = In this browser
remind-push-none = This server sends no reminders to browsers.
remind-push-unsupported = This browser cannot receive reminders. On an iPhone or iPad it can once you have added the page to the home screen.
remind-push-denied = Your browser blocks notifications from this page. Allow them in its settings and reload the page.
remind-push-off = This browser does not remind you.
remind-push-on = This browser reminds you, even while the page is closed.
remind-push-begin = Remind me here
remind-push-end = Stop reminding me here
remind-push-failed = The browser did not allow it.
remind-devices = Other browsers that remind you
remind-device = { $program }, since { $date }
remind-device-drop = { $program }: stop reminding me
remind-drop = Stop
remind-mail = By mail
remind-mail-off = This server sends no mail.
remind-mail-none = At most one mail an hour, listing all tables that wait for you. First we ask whether the address is yours.
remind-mail-asked = We sent a link to { $address }; open it to turn on mail.
remind-mail-confirmed = Mail goes to { $address }: at most one an hour, listing all tables that wait for you.
remind-mail-ask = Confirm the address
remind-mail-forget = Remove the address
remind-address = Address
remind-of-what = When
remind-turn = It is my turn
remind-warning = My time is running out
remind-over = The game is over
remind-by-push = Browser
remind-by-mail = Mail
remind-choice = { $what }: { $by }

mail-confirm = Mail from Bauhütte
mail-confirm-what = Is this address yours, and do you want mail when it is your turn?
mail-confirm-yes = Yes, write to me
mail-confirm-done = Thank you. From now on you get mail when a table waits for you.
mail-stop = No more mail
mail-stop-what = This removes your address. Nothing changes in your games.
mail-stop-yes = No more mail
mail-stop-done = You will get no more mail.
mail-old = This link is no longer valid.
mail-settings = Go to the settings

away = No connection
away-what = The server cannot be reached right now. The tables come back as soon as it answers.
away-again = Try again

app = As an app
app-what = With its own icon that shows how many tables are waiting for you.
app-install = Install

answers = Prepare answers
answers-what = The server then answers for you, even while the page is closed. Only you see this.
answers-always = Always
answers-only = If only one move is possible, make it
answers-whenever = Whenever possible: { $move }
answers-up-to = Whenever possible: { $move }, at most { $count }
answers-beyond = { $move }, as soon as more than { $count } is needed ({ $what })
answers-stop = Instead:
answers-stop-if = as soon as this
answers-limit = needs more than
answers-next = For your next decisions
answers-next-what = In this order, one per decision. If the game goes another way, the answers are dropped and you decide yourself.
answers-choose = please choose
answers-sort = Answer
answers-which = Which
answers-any = the first possible one
answers-if = Only if before that
answers-if-any = in any case
answers-did = has done this
answers-row-if = { $move } (only if { $name } before that: { $what })
answers-add = Add
answers-drop = Remove
answers-drop-named = Remove: { $move }
answers-waiting = { $count ->
    [one] One answer is prepared.
   *[other] { $count } answers are prepared.
}
answers-show = Look
answers-seen = OK
answers-dropped-unforeseen = The game went another way, so your prepared answers were dropped.
answers-dropped-not-offered = Your prepared answer was not possible. Now you decide.
answers-dropped-played = Another move was made here, so your prepared answers were dropped.
answers-dropped-undone = You took a move back, so your prepared answers were dropped.
