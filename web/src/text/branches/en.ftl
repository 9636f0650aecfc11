### A finished game tried otherwise.

branches = Branches
branches-pre = Where this game was tried otherwise, against bots. Whoever may look at the game may look at these, when they are played to the end.
branches-none = Nobody has tried it otherwise yet: “What if” at any position begins a branch.
branch-unnamed = From move { $number }
branch-from = after { $number ->
    [one] one move
   *[other] { $number } moves
}, seat { $letter }
branch-own = you
branch-placed = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} place
branch-running = not finished
branch-look = Look at it
branch-go-on = Play on
branch-there = To this position
branch-share = Copy link
branch-rename = Rename
branch-name = Name of the branch
branch-save = Keep the name
branch-drop = Remove
