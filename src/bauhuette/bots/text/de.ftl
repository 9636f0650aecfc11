### Die Bots, wie Menschen von ihnen lesen.

bot-random = Zufall
bot-greedy = Gierhals
bot-net = Netz
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-foreman = Polier
bot-master = Meister

temper-bold = kühn
temper-careful = vorsichtig
temper-saboteur = Saboteur

temper-pillars-bold = Spielt Handwerker früh aus: Baumeister und Mörtelmischer.
temper-pillars-careful = Spielt zuerst niedrige Karten und hebt die hohen auf.
temper-pillars-saboteur = Wirft die Hamleighs und den Bischof in die Stiche.
temper-contest-bold = Bietet lieber mehr, als zu passen, und versteigert gern verdeckte Karten.
temper-contest-careful = Passt früh, bietet wenig und versteigert lieber offene Karten.
temper-contest-saboteur = Schickt Saboteure, statt zu bauen, und nimmt sie anderen weg.
temper-baumeister-bold = Bietet hoch und versteigert oder stellt lieber ein, als zu passen.
temper-baumeister-careful = Passt früh, stellt wenige ein und zahlt Kredite früh zurück.
temper-cologne-bold = Lädt schwarze Steine, wo er kann, und tauscht gern beim Händler.
temper-cologne-saboteur = Stiehlt, vergiftet, fälscht und lässt andere aussetzen.

fault-crashed = ist abgestürzt
fault-nonsense = hat mit etwas geantwortet, das kein Zug ist
fault-not-offered = hat einen Zug gewählt, der nicht möglich ist
fault-too-slow = hat zu lange gebraucht
first-fault = { $name } { $what }, auf Platz { $seat } („{ $phase }“). Stattdessen entscheidet der Gierhals.
