### The bots, as people read of them.

bot-random = Random
bot-greedy = Greedy
bot-net = Net
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-foreman = Foreman
bot-master = Master

temper-bold = bold
temper-careful = careful
temper-saboteur = saboteur

temper-pillars-bold = Plays craftsmen early: master builders and mortar mixers.
temper-pillars-careful = Plays low cards first and keeps the high ones.
temper-pillars-saboteur = Throws the Hamleighs and the bishop into the tricks.
temper-contest-bold = Prefers bidding more to passing, and likes to auction closed cards.
temper-contest-careful = Passes early, bids little and prefers to auction open cards.
temper-contest-saboteur = Sends saboteurs instead of building, and takes them from others.
temper-baumeister-bold = Bids high, and prefers auctioning and hiring to passing.
temper-baumeister-careful = Passes early, hires few and repays loans early.
temper-cologne-bold = Loads black stones wherever it can and likes to swap at the Trader.
temper-cologne-saboteur = Steals, poisons, forges and makes others miss turns.

fault-crashed = crashed
fault-nonsense = gave an answer that is no move
fault-not-offered = chose a move that is not possible
fault-too-slow = took too long
first-fault = { $name } { $what } on seat { $seat } (“{ $phase }”). The bot “greedy” decides instead.
