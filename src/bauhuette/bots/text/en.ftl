### Names of the bots, as people read them.

bot-random = Random
bot-greedy = Greedy
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-foreman = Foreman
bot-master = Master
