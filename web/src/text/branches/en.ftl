### A finished game tried otherwise.

branches = Branches
branches-pre = Other ways this game could have gone, played against bots. Everyone who may see the game may see the finished branches.
branches-none = No branches yet. Choose “What if” at any position to begin one.
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
branch-look = View
branch-go-on = Play on
branch-there = Go to this position
branch-share = Copy link
branch-rename = Rename
branch-name = Name of the branch
branch-save = Save the name
branch-drop = Remove
