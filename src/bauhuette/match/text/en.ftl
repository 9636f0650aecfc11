### Sentences of the authority at a table.

stale = The game has moved on; this is the current position.

refused-not-your-turn = It is not your turn.
refused-future-version = This table has not got that far yet; load it again.
refused-not-seated = You have no seat at this table.
refused-which-seat = You have several seats here: name the one you play for.
refused-already-seated = You already sit at this table.
refused-seat-taken = This seat is taken.
refused-no-seat = No seat is free.
refused-not-host = Only the host can do this.
refused-not-in-lobby = This is only possible before the start.
refused-not-running = This is only possible while the game is running.
refused-not-over = This is only possible after the end of the game.
refused-seats-open = Some seats are still free.
refused-unknown-level = There is no bot level “{ $level }”; choose one of { $known }.
refused-not-handed = No bot is playing for you.
refused-handed = A bot is playing for you; take your seat back first.
refused-resigned = You have resigned from this game.
refused-bad-standing = This game has no standing instructions for “{ $family }”.
refused-no-hints = This game is rated and other people play in it, so there are no hints.
refused-ends-rating = A hint makes this game unrated; agree to that to get it.
refused-deal-fixed = Others play the same deal, so cards, dice and bots cannot be changed.
refused-deal-no-hints = Others play the same deal and are compared with you, so there are no hints.
refused-tournament-no-hints = There are no hints in tournaments.
refused-no-tutor = You play without a tutor.
refused-rules-changed = The rules of this game have changed since this table began, so it cannot go on.
refused-spectators-off = This table allows no spectators.
