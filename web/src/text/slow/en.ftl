### Slow games: clocks of days, vacations, what waits.

clock-day = one day per turn
clock-week = seven days per turn
clock-left-hours = { $hours } h { $minutes } min
clock-left-minutes = { $time }
clock-warns = Only { $time } left for { $name }
clock-rests = { $name } is on vacation until { $date }; the clock waits with { $time } left
time-left = { $time } left

next-table = { $count ->
    [one] Next table: one more waits for you
   *[other] Next table: { $count } more wait for you
}
next-table-key = Next table (key { $key })

vacation = Vacation
vacation-what = While you are away, your clock does not run at tables with days per turn, and everybody there sees until when. Up to { $days } days a year.
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
remind-what = When you are not at the table, we tell you that it is your turn, that your time runs out or that a game is over. A reminder says nothing that is hidden.
remind-push = In this browser
remind-push-none = This server sends no reminders to browsers.
remind-push-unsupported = This browser cannot receive reminders. On an iPhone or iPad it can once you have added the page to the home screen.
remind-push-denied = You have forbidden the browser to remind you from here. Allow it in its settings for this page and load it anew.
remind-push-off = This browser does not remind you.
remind-push-on = This browser reminds you, also while no page is open.
remind-push-begin = Remind me here
remind-push-end = No longer here
remind-push-failed = The browser did not allow it.
remind-devices = Other browsers that remind you
remind-device = { $program }, since { $date }
remind-device-drop = { $program }: remind me no longer
remind-drop = No longer
remind-mail = By mail
remind-mail-off = This server sends no mail.
remind-mail-none = At most one mail an hour, with all tables that wait for you. First we ask whether the address is yours.
remind-mail-asked = We sent a link to { $address }; open it to turn on mail.
remind-mail-confirmed = Mail goes to { $address }: at most one an hour, with all tables that wait for you.
remind-mail-ask = Confirm the address
remind-mail-forget = Forget the address
remind-address = Address
remind-of-what = Of what
remind-turn = It is my turn
remind-warning = My time is running out
remind-over = The game is over
remind-by-push = Browser
remind-by-mail = Mail
remind-choice = { $what }: { $by }

mail-confirm = Mail from Bauhütte
mail-confirm-what = Is this address yours, and do you want mail there when it is your turn?
mail-confirm-yes = Yes, write to me
mail-confirm-done = Thank you. From now on mail comes when a table waits for you.
mail-stop = No more mail
mail-stop-what = We then forget your address. Nothing changes in your games.
mail-stop-yes = No more mail
mail-stop-done = No more mail will come.
mail-old = This link is no longer good.
mail-settings = To the settings

away = No connection
away-what = The server cannot be reached just now. We show tables again once it answers: what we have would be old.
away-again = Try again

app = As an app
app-what = With an icon of its own, on which stands how many tables wait for you.
app-install = Install

answers = Prepare answers
answers-what = The server then answers for you, also while the page is closed. Nobody else sees this.
answers-always = Always
answers-only = If only one move is possible, make it
answers-whenever = Whenever possible: { $move }
answers-up-to = Whenever possible: { $move }, at most { $count }
answers-beyond = { $move } once more than { $count } would be needed ({ $what })
answers-stop = Rather this:
answers-stop-if = once for this
answers-limit = one needs more than
answers-next = For your next decisions
answers-next-what = In this order, one for each decision. If things turn out otherwise, none of them counts any more and you are asked.
answers-choose = please choose
answers-sort = Answer
answers-which = Which
answers-any = the first possible one
answers-if = Only if before that
answers-if-any = whatever happens
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
answers-dropped-unforeseen = Things turned out otherwise: your prepared answers do not count any more.
answers-dropped-not-offered = Your prepared answer was not possible. Now you decide.
answers-dropped-played = It was decided otherwise here: your prepared answers do not count any more.
answers-dropped-undone = You have taken a move back: your prepared answers do not count any more.
