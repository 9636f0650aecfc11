## Rätsel
page-puzzles = Rätsel
puzzle = Rätsel
puzzle-today = Rätsel des Tages
puzzle-today-why = Bis Mitternacht (UTC) für alle dieselbe Stellung.
puzzle-source = Aus einer Partie starker Spieler. Du siehst, was dort bekannt war.
puzzle-ask = Finde den besten Zug.
puzzle-how = Züge zur Wahl: { $count }. Einer ist klar der beste.
puzzle-difficulty = Schwierigkeit
puzzle-difficulty-of = { $difficulty } von 5
puzzle-found = Gefunden von
puzzle-found-of = { $share } von { $count }
puzzle-found-none = noch niemandem
puzzle-ahead = Vorsprung
puzzle-ahead-of = { $gap } eines Sieges, zu { $sure } sicher
puzzle-hint = Tipp
puzzle-show = Zeig es mir
puzzle-help = Ein Tipp lässt zwei Züge übrig: Der beste zählt dann halb. Was gezeigt wird, zählt als verfehlt. Beides kommt wieder.
puzzle-hinted = Einer von beiden ist der beste: „{ $first }“ oder „{ $second }“.
puzzle-hinted-half = Er zählt jetzt halb.
puzzle-shown = Gezeigt: Das zählt als verfehlt.
puzzle-rating = Rätselwertung
puzzle-streak = Tage in Folge
puzzle-best-was = Am besten ist „{ $move }“.
puzzle-why = Warum „{ $best }“ besser ist als „{ $second }“
puzzle-line = Die beste Fortsetzung, in einer möglichen Partie
out-cards = Andere halten: { $cards }.
out-one-of = Und eines davon: { $cards }.
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
} wieder. Dreimal gefunden, gehört es dir.
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-counts-not = Für die Wertung zählt nur die erste Antwort.
puzzles-pre = Stellungen aus Partien starker Spieler, in denen ein Zug klar der beste ist, nach dem, was der Platz weiß. Deine erste Antwort zählt.
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
practice = Das kommt wieder
practice-none = Was du hier verfehlst, und Fehler eigener Partien, die du in deren Analyse noch einmal versuchst, kommen nach 3, 7 und 21 Tagen wieder.
practice-today = Heute: { $count }
practice-later = Später: { $count }
practice-own = Eigene Partie, Zug { $number }: Er kostete { $cost } eines Sieges
practice-puzzle = Ein Rätsel: Dein Zug kostete { $cost } eines Sieges
practice-helped = Ein Rätsel, zu dem du Hilfe wolltest
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
period-no-rating = Keine Partie zählte { $period } für eine Wertung.
period-no-play = Keine analysierte Partie { $period }.
play-title = Spiel im Lauf der Zeit
play-none = Noch nichts: Öffne eine beendete Partie und lass sie analysieren.
play-class = Spielklasse
play-error-over = insgesamt { $error }; die Linie ist das Mittel von fünf Partien, oben ist besser
play-error-over-many = insgesamt { $error }; ein Punkt für mehrere Partien, die Linie ist das Mittel von fünf Punkten, oben ist besser
play-luck-over = insgesamt { $luck }; je Partie ein Balken, die Linie: wie es sich summiert
play-luck-over-many = insgesamt { $luck }; ein Balken für mehrere Partien, die Linie: wie es sich summiert
play-lucky = Glück
play-unlucky = Pech
play-doubt = ± { $doubt }
play-luck-of = Siege in { $games ->
    [one] einer analysierten Partie
   *[other] { $games } analysierten Partien
}
played-error = Fehler { $error }
played-luck = Glück { $luck }
played-adjusted = ohne Glück { $adjusted }
play-which = Welche Partie
play-at = Partie { $last } von { $of }, { $date }:
play-at-several = Partien { $first } bis { $last } von { $of }, bis { $date }:
play-game = Fehler { $error } eines Sieges je Entscheidung (Entscheidungen: { $decisions }, grobe Fehler: { $blunders }); Glück { $luck }; { $result } eines Sieges, ohne Glück { $adjusted }.
play-openings = Erste Entscheidungen
play-opening = Entscheidung
play-opening-games = Partien
play-opening-result = Vom Sieg

## Die erste Seite für den, der wiederkommt
new-table-with = du und { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}, { $level }
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
today-own = deine Partie, Zug { $number }
today-all = Alles, was wiederkommt
