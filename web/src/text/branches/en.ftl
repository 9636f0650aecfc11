### A finished game tried otherwise.

branches = Branches
branches-pre = Where this game was tried in another way, against bots. Everybody who may see the game may see these, once they are finished.
branches-none = Nobody has tried another way yet: “What if” at any position begins a branch.
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
branch-save = Save the name
branch-drop = Remove
