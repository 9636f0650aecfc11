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
temper-contest-bold = Would rather bid more than pass, and likes to auction closed cards.
temper-contest-careful = Passes early, bids little and rather auctions open cards.
temper-contest-saboteur = Sends saboteurs instead of building, and takes them from others.
temper-baumeister-bold = Bids high, and rather auctions and hires than passes.
temper-baumeister-careful = Passes early, hires few and repays loans early.
temper-cologne-bold = Loads black stones wherever it can and likes to swap at the Trader.
temper-cologne-saboteur = Steals, poisons, forges and makes others miss turns.

fault-crashed = crashed
fault-nonsense = gave an answer that is not a move
fault-not-offered = chose a move that was not offered
fault-too-slow = took too long
first-fault = { $name } { $what } on seat { $seat } (“{ $phase }”). When a bot fails, greedy decides for it.
