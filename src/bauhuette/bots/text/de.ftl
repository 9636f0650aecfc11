### Namen der Bots, wie Menschen sie lesen.

bot-random = Zufall
bot-greedy = Gierhals
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-foreman = Polier
bot-master = Meister
