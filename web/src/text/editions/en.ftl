### Owners check what is printed on their copies.

page-editions = Editions
editions-ask = Do you own one of the games?
editions-help = Help complete it.
editions-about = The rulebooks do not show every card. { $guesses } of { $values } values are our guess; if you have the box, you can check them.
editions-guesses = of { $values } values are our guess
editions-check = Check mine
editions-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
editions-parts = { $rulebook } from the rulebook, { $source } from another source, { $guess } our guess
editions-list = Editions
editions-none = You have not made an edition yet.
editions-games = Games shown
editions-every = All games
editions-mine = Mine
editions-server = This server
editions-by = by { $name }
edition-an-owner = an owner
editions-differ = { $count ->
    [0] same as ours
    [one] { $count } differs
   *[other] { $count } differ
}
editions-unfit = does not fit yet
editions-go-on = Go on
editions-look = Look
editions-edit = Edit
editions-name-of-new = { $name }’s copy
editions-loading-failed = The editions could not be loaded.
editions-away = This edition does not exist, or its link was withdrawn.
editions-owners-differ = Where owners differ
editions-agree = No owner has found a difference yet.
editions-say = { $count ->
    [one] One owner says { $value }, ours says { $ours }.
   *[other] { $count } owners say { $value }, ours says { $ours }.
}
editions-same = { $count ->
    [one] One owner agrees with ours.
   *[other] { $count } owners agree with ours.
}
editions-open-file = Open a file
editions-left-out = Not taken from the file, because the game does not have these values: { $keys }

editions-ours = { $count ->
    [0] ours
    [one] ours, one owner agrees
   *[other] ours, { $count } owners agree
}
editions-owners = { $count ->
    [one] one owner
   *[other] { $count } owners
}
editions-my-card = My copy says { $value }
edition-by-owners = the majority, value by value
edition-approved = compared with a copy
edition-chosen = for new tables here
edition-approve = A host has compared it with a copy
edition-make-standard = New tables of this game begin with it
edition-of-server = { $name } (this server’s choice)
edition-versions = Versions played
edition-version = Version { $number }, first played on { $day }
edition-to-go = { $minutes ->
    [one] about a minute to go
   *[other] about { $minutes } minutes to go
}

edition-ask = does your copy say the same?
edition-ask-done = checked
edition-ask-how = Press what differs and enter what is printed on your copy.
edition-undo = Undo
edition-later = Later
edition-same = Looks the same as ours
edition-rest-same = The rest looks the same as ours
edition-next = Next
edition-values = { $count ->
    [one] one value
   *[other] { $count } values
}
edition-sections = Components
edition-sheets = One after the other
edition-sheet = { $name }, { $place } of { $of }{ $done ->
    [yes] , checked
   *[no] {""}
}
edition-component = { $name }: its values
edition-progress = { $done } of { $all } checked
edition-of-checked = of { $all } checked
edition-value = { $label }: { $value }, { $mark }{ $ours ->
    [none] {""}
   *[other] ; ours { $ours }
}
edition-mark-rulebook = in the rulebook
edition-mark-source = from another source
edition-mark-owners = read off copies by owners
edition-mark-absent = not on our card
edition-mark-guess = our guess: please check
edition-mark-checked = checked
edition-mark-yours = yours
edition-mark-wrong = does not fit
edition-pick = { $label }: what does your copy say?
edition-between = Between { $low } and { $high }.
edition-step = A multiple of { $step }.
edition-less = One step less
edition-more = One step more
edition-enter = Enter
edition-place = Place { $place }
edition-heads-note = One to { $most }
edition-letters-note = Choose all that are printed.
edition-once-more = Once more { $name }
edition-ours-again = Same as ours
edition-done = Done
edition-nothing = nothing
edition-line-there = there
edition-line-erased = not on my board
edition-panel = This edition
edition-name = Name of your edition
edition-publisher = Publisher
edition-year = Year
edition-overwritten = Another window had changed { $names }; what you entered here counts now.
edition-really = Really?
edition-saved = Saved
edition-saving = Saving …
edition-show = Show it
edition-different = Different from ours
edition-ours-is = ours { $value }
edition-legal = Numbers and names only. Please copy no texts or pictures from your box; the drawings here are ours.
edition-guest = You are a guest: only this browser knows your editions. With an account you find them everywhere, and what you checked counts among the owners.
edition-all = All editions
edition-share = Share by link
edition-unshare = Withdraw the link
edition-link = People with this link can look, play and copy:
edition-copy-link = Copy link
edition-copied = Copied
edition-download = Download file
edition-copy-mine = Make a copy
edition-copy = Make it mine
edition-delete = Delete
edition-delete-sure = Delete “{ $name }”?
edition-delete-what = You cannot get your answers back. Games already played with it stay as they are.
edition-delete-now = Delete forever
edition-no-difference = It says the same as ours.
edition-play = Play with it
edition-play-not = Play: first mend what does not fit
edition-of-table = Edition
edition-standard = Ours
edition-unrated = Rated games use ours.
edition-no-nets = The nets of bots know only our values: here bots search without nets, a foreman plays in place of the neural net, and all play quickly and plainly until the rules are compiled.
edition-tried = Before the first table with an edition one trial game is played: that takes a few seconds.
edition-in-rules = Where a rule names one of these values, the value of this edition counts here.
edition-at-table = Edition: { $name }
edition-differences = { $count ->
    [one] One value differs from ours
   *[other] { $count } values differ from ours
}
