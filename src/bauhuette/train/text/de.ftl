### Trainings, wie Menschen davon lesen.

train-title = { $game }, { $seats } Plätze: Training eines Netzes
train-plot-share = Siege eines Netzes unter anderen Spielern, wenn es immer den besten Zug wählt
train-plot-values = Wie gut das Netz vorhersagt und wie unentschlossen es ist
train-minutes = Minuten
train-fair = durch Zufall
train-explained = Ergebnisse vorhergesagt
train-entropy = unentschieden
train-what = Was
train-which = Wert
train-command = Befehl
train-device = Gerät
train-seconds = Sekunden
train-decisions = Entscheidungen, Millionen
train-speed = Entscheidungen je Sekunde, Millionen
train-rules = Regelfassung (Ausgabe)
train-features = Merkmalsfassung
