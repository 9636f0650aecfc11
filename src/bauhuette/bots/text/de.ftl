### Die Bots, wie Menschen von ihnen lesen.

bot-random = Zufall
bot-greedy = Gierhals
bot-net = Netz
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-foreman = Polier
bot-master = Meister

fault-crashed = ist abgestürzt
fault-nonsense = hat etwas geantwortet, das kein Zug ist
fault-not-offered = hat einen Zug gewählt, der nicht angeboten war
fault-too-slow = hat zu lange gebraucht
first-fault = { $name } { $what }, auf Platz { $seat } („{ $phase }“). Wo ein Bot versagt, entscheidet Gierhals für ihn.
