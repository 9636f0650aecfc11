## Rätsel
page-puzzles = Rätsel
puzzle = Rätsel
puzzle-today = Rätsel des Tages
puzzle-today-why = Bis Mitternacht (UTC) für alle dieselbe Stellung.
puzzle-source = Aus einem Spiel starker Spieler. Du siehst nur, was der Spieler wusste.
puzzle-ask = Finde den besten Zug.
puzzle-how = Züge zur Wahl: { $count }. Einer ist klar der beste.
puzzle-difficulty = Schwierigkeit
puzzle-difficulty-of = { $difficulty } von 5
puzzle-found = Gefunden von
puzzle-found-of = { $share } von { $count }
puzzle-found-none = noch niemandem
puzzle-ahead = Vorsprung
puzzle-ahead-of = Siegchance um { $gap } höher
puzzle-hint = Tipp
puzzle-show = Zeig es mir
puzzle-help = Ein Tipp lässt zwei Züge übrig; der beste zählt dann halb. Lässt du dir die Lösung zeigen, gilt das Rätsel als verfehlt. In beiden Fällen kommt es wieder.
puzzle-hinted = Einer von beiden ist der beste: „{ $first }“ oder „{ $second }“.
puzzle-hinted-half = Er zählt jetzt halb.
puzzle-shown = Gezeigt: Das zählt als verfehlt.
puzzle-rating = Rätselwertung
puzzle-streak = Tage in Folge
puzzle-best-was = Der beste Zug ist „{ $move }“.
puzzle-why = Warum „{ $best }“ besser ist als „{ $second }“
puzzle-line = Die beste Fortsetzung, in einem möglichen Spiel
out-cards = Andere halten: { $cards }.
out-one-of = Und eine von: { $cards }.
puzzle-chosen = Was { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
} gewählt { $count ->
    [one] hat
   *[other] haben
}
puzzle-moves = Alle Züge
puzzle-is-best = am besten
puzzle-cost = kostet { $cost }
puzzle-back = Kommt in { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} wieder. Findest du es dreimal, hast du es gelernt.
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-counts-not = Für die Wertung zählt nur die erste Antwort.
puzzles-pre = Stellungen aus Spielen starker Spieler, in denen ein Zug klar der beste ist. Du weißt nur, was der Spieler wusste. Deine erste Antwort zählt.
puzzles-none = Hier gibt es keine Rätsel.
puzzles-solve = Finde den besten Zug
puzzles-again = Noch einmal ansehen
puzzles-of = { $found } von { $count } gefunden
round = Runde { $number } von { $rounds }
puzzle-name = Rätsel { $number }
puzzle-open = nicht versucht
puzzle-verdict-best = gefunden
puzzle-verdict-hinted = mit Tipp gefunden
puzzle-verdict-shown = gezeigt
puzzle-verdict-good = gut
puzzle-verdict-mistake = Fehler
puzzle-verdict-blunder = grober Fehler

## Was wiederkommt
practice = Deine Übungen
practice-none = Rätsel, die du verfehlst, und eigene Fehler, die du in einer Analyse noch einmal versuchst, kommen hier nach 3, 7 und 21 Tagen wieder.
practice-today = Heute: { $count }
practice-later = Später: { $count }
practice-own = Dein Spiel, Zug { $number }: Er senkte deine Siegchance um { $cost }
practice-puzzle = Ein Rätsel: Dein Zug senkte die Siegchance um { $cost }
practice-helped = Ein Rätsel, bei dem du Hilfe wolltest
practice-found = { $found } von { $finds } gefunden
practice-try = Noch einmal
practice-in = { $days ->
    [one] morgen
   *[other] in { $days } Tagen
}

## Wie jemand spielt
period = Zeitraum
period-weeks = 4 Wochen
period-quarter = 3 Monate
period-year = Ein Jahr
period-all = Alles
period-in-weeks = in den letzten vier Wochen
period-in-quarter = in den letzten drei Monaten
period-in-year = im letzten Jahr
period-in-all = bisher
period-no-rating = Kein gewertetes Spiel { $period }.
period-no-play = Kein analysiertes Spiel { $period }.
play-title = Entwicklung
play-none = Noch nichts. Öffne ein beendetes Spiel und lass es analysieren.
play-error-over = insgesamt { $error }; die Linie mittelt über fünf Spiele, höher ist besser
play-error-over-many = insgesamt { $error }; jeder Punkt steht für mehrere Spiele, die Linie mittelt über fünf Punkte, höher ist besser
play-doubt = ± { $doubt }
played-error = Fehler { $error }
play-which = Welches Spiel
play-at = Spiel { $last } von { $of }, { $date }:
play-at-several = Spiele { $first } bis { $last } von { $of }, bis { $date }:
play-game = Fehler { $error } je Entscheidung (Entscheidungen: { $decisions }, grobe Fehler: { $blunders }); Ergebnis { $result }.
play-openings = Erste Entscheidungen
play-opening = Entscheidung
play-opening-games = Spiele
play-opening-result = Ergebnis

## Die erste Seite für den, der wiederkommt
new-table-change = Ändern
today-streak = { $days } Tage in Folge
today-ask = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
} zur Wahl, als { $colour }
today-found = { $count } versucht, { $share } gefunden
today-mistakes = Aus Fehlern lernen
today-due = { $count } fällig
today-mistakes-none = Teure Züge aus deinen Spielen kommen hier als Übungen wieder.
today-own = dein Spiel, Zug { $number }
today-all = Alle Übungen
