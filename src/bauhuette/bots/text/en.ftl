### The bots, as people read of them.

bot-random = Random
bot-greedy = Greedy
bot-net = Net
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-foreman = Foreman
bot-master = Master

fault-crashed = crashed
fault-nonsense = gave an answer that is not a move
fault-not-offered = chose a move that was not offered
fault-too-slow = took too long
first-fault = { $name } { $what } on seat { $seat } (“{ $phase }”). Wherever a bot fails, greedy decides for it.
