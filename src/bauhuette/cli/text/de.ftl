### Die Sätze der Kommandozeile.

## Spielen

your-turn = { $seat } ({ $letter }), du bist dran: { $ask }.
their-turn = { $seat } ({ $letter }) ist am Zug.
hint-best = beste: die beste Folge von Zügen vom Programm ausführen lassen
offers = Mögliche Züge
log = Was geschehen ist
log-earlier = … { $count } { $count ->
    [one] frühere Zeile
   *[other] frühere Zeilen
} („verlauf“ zeigt alles)
nothing-yet = Noch nichts.
pick-game = Welches Spiel?
pick-game-prompt = Nummer oder Name:
pick-game-again = „{ $text }“ steht nicht zur Wahl.
cover = Weiter geht es mit { $name } ({ $letter }).
cover-prompt = Gib die Tastatur weiter; { $name } drückt die Eingabetaste.
help-start = „hilfe“ nennt alle Befehle.
compiling = { $game } wird für diesen Rechner übersetzt, nur dieses eine Mal
compiling-step = Übersetzt: { $what } ({ $done } von { $all })
compiling-now = wird übersetzt …
compiling-done = { $game } ist bereit.
warm-already = { $game } war schon bereit.

## Befehle: wie sie auf Deutsch heißen, und was sie tun

name-help = hilfe
name-moves = züge
name-table = tisch
name-log = verlauf
name-score = punkte
name-why = warum
name-best = beste
name-hint = tipp
name-undo = zurück
name-rules = regeln
name-save = speichern
name-quit = ende
help-help = nennt die Befehle
help-moves = nennt alle möglichen Züge
help-table = zeigt den ganzen Tisch
help-log = erzählt das Spiel von Anfang an
help-score = nennt den Punktestand
help-why = sagt, warum ein Zug nicht geht: „warum { $example }“
help-best = führt die beste Folge von Zügen aus, die das Programm für diesen Schritt kennt
help-hint = sagt, über welche Züge ein starker Spieler nachdächte und was von ihnen zu erwarten ist
help-undo = nimmt deinen letzten Zug zurück, wenn dadurch nichts aufgedeckt wurde
help-rules = zeigt eine Regel: „regeln { $example }“, oder alle mit einem Wort
help-save = speichert die Aufzeichnung: „speichern DATEI“
help-quit = hört auf; „bauhuette resume“ setzt das Spiel fort
help-moves-how = Ein Zug ist seine Nummer oder sein Name, zum Beispiel: { $examples }.

## Antworten

refused = „{ $move }“ geht jetzt nicht ({ $rule }): { $reason }
unknown = „{ $text }“ ist weder ein Zug noch ein Befehl.
nearest = Vielleicht meinst du { $number }: { $typed }
nearest-typed = Vielleicht meinst du: { $typed }
allowed = „{ $move }“ ist möglich.
why-what = Warum was? Zum Beispiel: „warum { $example }“.
hint-thinking = Ich denke nach …
hint-move = { $rank }. { $move }: { $share } % Siegchance, { $margin } Punkte zum besten anderen, zu { $sure } % sicher, dass nichts besser ist
hint-line = So könnte es weitergehen: { $line }
no-best = Für diesen Schritt kennt das Programm keine beste Folge.
undone = Zurückgenommen: { $move }.
saved = Gespeichert: { $file }
save-where = Wohin? Zum Beispiel: „speichern partie.json“.
no-rule = Keine Regel passt zu „{ $text }“. Die Regeln heißen { $first } bis { $last }.
rule = { $id }: { $text }
ruling = { $id } (Festlegung): { $text }
standing-row = { $rank }. { $seat } ({ $letter }), { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}

## Ende

winner = { $seats } gewinnt.
winners = { $seats } gewinnen gemeinsam.
you-win = Du gewinnst!
kept-finished = Die Aufzeichnung: { $file }
kept-verify = Nachprüfen: bauhuette verify { $file }
kept = Das Spiel ist gesichert; weiter geht es mit: bauhuette resume
kept-nothing = Es war noch kein Zug gemacht; nichts zu sichern.
not-kept = Dieses Spiel wird nicht gesichert.
resumed = Weiter mit { $game }, nach { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
}.

## Unmögliche Aufrufe

bad-language = Die Sprache „{ $found }“ gibt es nicht; es gibt: { $known }.
bad-same-name = Den Namen „{ $name }“ gibt es zweimal am Tisch.
bad-empty-name = Ein Platz hat keinen Namen; zum Beispiel: --seats anna,ben,greedy
bad-option = „{ $found }“ ist keine Option; man schreibt name=zahl.
bad-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
bad-nothing-kept = Es gibt kein angefangenes Spiel.
bad-not-kept = { $file } ist kein Spiel, das im Terminal begonnen wurde.
bad-rule = Die Regel „{ $found }“ gibt es nicht; die Regeln heißen { $first } bis { $last }.
bad-no-game = Ohne Spiel geht es nicht; zum Beispiel: bauhuette play pillars
bad-seat-count = { $found } Plätze gibt es in diesem Spiel nicht; möglich: { $known }.

## Spiele und Regeln

game-title = { $name }: { $title }
game-facts = { "  " }{ $seats } Plätze, { $minutes } Minuten; { $authors } ({ $publisher } { $year })
game-option = { "  " }--option { $name }={ $values } (sonst { $default })

## Aufzeichnungen

verify-good = In Ordnung: { $file }
verify-bad = Nicht in Ordnung: { $file }: { $reason }
verify-what = { $game }: { $moves } Züge, jeder erlaubt, jeder Stand wie aufgezeichnet, das Glück wie festgelegt ({ $commitment }).
verify-over = Das Spiel ist zu Ende, das Ergebnis stimmt.
verify-unfinished = Das Spiel ist noch nicht zu Ende.
replay-prompt = Eingabetaste: weiter; ein Wort: aufhören.
replay-move = Zug { $number }, { $seat }: { $move }

## Viele Spiele

soak-task = { $game }, { $seats } Plätze
soak-result = { $seats } Plätze: { $games } Spiele, { $moves } Züge, { $broken } { $broken ->
    [one] Verstoß
   *[other] Verstöße
}.
soak-broken = Verstoß: --seats { $seats } --seed { $seed } --first { $number } --games 1, Zug { $move }: { $what }
soak-audit = etwas ging verloren oder verdoppelte sich
soak-no-move = kein Zug möglich, obwohl das Spiel läuft
soak-guards = angebotene und erlaubte Züge sind verschieden
soak-news-full = zu viele Neuigkeiten für einen Zug
soak-too-long = das Spiel endet nicht
soak-policy = der Gierhals wählt einen Zug, der nicht angeboten ist
balance-task = { $game }, { $seats } Plätze
balance-title = { $game }, { $seats } Plätze, alle „greedy“
balance-seat = Platz { $letter }
balance-score = Punkte
balance-win = Siege
balance-moves = Züge je Spiel
balance-skill = Ein „greedy“ unter Spielern, die zufällig wählen, gewinnt { $wins }.
balance-often = je Spiel
balance-holder = Siege derer, die es haben
balance-items = { $group }: Siege derer, die es haben (in Klammern: wie oft je Spiel)
balance-items-note = Der Zufall allein gäbe jedem { $chance }. Ein höherer Anteil sagt, dass Sieger es öfter haben als andere, nicht, dass man damit gewinnt. Was weniger als 30 Mal vorkam, wird nicht beurteilt.
balance-games = { $games } Spiele, { $moves } Züge je Spiel; ± sind 95-%-Vertrauensbereiche.

## Datensätze

export-task = { $game }, { $seats } Plätze
export-done = { $file }: { $games } Spiele, { $rows } Entscheidungen.
export-records = { $game }, aufgezeichnete Spiele
export-left-out = Ausgelassen: { $file } ({ $reason })
export-other-game = ein Spiel von { $game }
export-other-edition = mit anderem Material gespielt
export-unfinished = nicht zu Ende gespielt

## serve

serving = Die Bauhütte ist offen: { $address } (Strg-C schließt sie).
