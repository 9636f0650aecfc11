### Sentences of the authority at a table.

stale = The game has moved on since; this is how it stands now.

refused-not-your-turn = It is not your turn.
refused-future-version = This table has not got that far yet.
refused-not-seated = You have no seat at this table.
refused-which-seat = Several seats here are yours: name the one you play for.
refused-already-seated = You already sit at this table.
refused-seat-taken = This seat is taken.
refused-no-seat = There is no open seat.
refused-not-host = Only the host can do this.
refused-not-in-lobby = This is only possible before the start.
refused-not-running = This is only possible while the game is running.
refused-not-over = This is only possible after the end of the game.
refused-seats-open = Some seats are still open.
refused-unknown-level = There is no bot of level “{ $level }”; there are: { $known }.
refused-not-handed = No bot is playing for you.
refused-handed = A bot is playing for you; take your seat back first.
refused-resigned = You have resigned from this game.
refused-bad-standing = At this game “{ $family }” cannot be announced ahead.
refused-no-hints = This game is rated and others play it: nobody is advised here.
refused-ends-rating = A hint makes this game unrated; it is given if you agree to that.
refused-deal-fixed = Others play the same deal: cards, dice and bots are the same for all of them.
refused-deal-no-hints = Others play the same deal and are compared with you: nobody is advised here.
refused-tournament-no-hints = Results of a tournament are compared: nobody is advised here.
refused-no-tutor = You play without a tutor.
refused-rules-changed = The rules of this game have changed since; this table cannot go on.
refused-spectators-off = This table does not admit spectators.
