### Die letzte Szene eines Tisches.

# Was zwischen zwei Sternen steht, ist farbig.
ending-won = Gewonnen, *{ $gap } vor { $names }.*
ending-draw = Unentschieden mit { $names }: *je { $each }.*
ending-placed = { $ordinal }, *{ $gap } hinter { $names }.*
ending-level = { $ordinal }, *gleichauf mit { $names }.*
ending-place = { $ordinal }.
ending-others-won = { $winner } gewinnt, *{ $gap } vor { $names }.*
ending-others-first = { $winner } gewinnt.
ending-others-draw = Unentschieden zwischen { $names }: *je { $each }.*
ending-resigned = Aufgegeben.
ending-place-name = Platz { $place }
ending-amount-points = { $amount ->
    [one] einen Punkt
   *[other] { $amount } Punkte
}
ending-amount-talers = { $amount } Taler
because-step = { $step }: { $name } bekam { $amount }.
because-step-me = { $step }: Du bekamst { $amount }.
because-led = Bis dahin lag { $name } vorn.
because-led-me = Bis dahin lagst du vorn.
because-source = { $source }: { $name } gewann { $amount } Vorsprung vor { $other }.
because-source-me = { $source }: Du gewannst { $amount } Vorsprung vor { $other }.
because-source-other = { $source }: { $name } gewann { $amount } Vorsprung vor dir.
because-caught-up = { $step }: { $name } holte { $other } ein.
because-caught-up-me = { $step }: Du holtest { $other } ein.
because-caught-up-other = { $step }: { $name } holte dich ein.
ending-start = Beginn
ending-round = Runde { $number }
ending-final-round = Schlussrunde
ending-count = Schlusswertung
ending-by-hand = Punkte nach jedem Durchgang
ending-by-round = Punkte nach jeder Runde
ending-money = Geld nach jeder Runde
ending-money-note = bar, Schulden abgezogen
ending-race = Das Rennen um { $goal }
ending-review = Partie durchsehen
ending-review-none = jeder Zug wird analysiert
ending-review-waiting = wartet, bis sie drankommt
ending-review-running = wird analysiert, { $done } von { $of }
ending-review-done = { $costly ->
    [0] kein teurer Zug
    [one] ein teurer Zug
   *[other] { $costly } teure Züge
}
ending-review-best = , dein bester: { $move }
ending-review-failed = konnte noch nicht analysiert werden
ending-review-sealed = offen, wenn der letzte Tisch fertig ist
ending-more = Mehr
ending-replay = Nachspielen
ending-download = Partie herunterladen
ending-chat = Verlauf und Chat
ending-to-table = Tisch ansehen
ending-to-ending = Zum Ergebnis
ending-table = Alle Zahlen
ending-deal-place = bisher Platz { $number } von { $of }, zu den anderen
ending-deal-see = zu den anderen
ending-tournament-round = Runde { $number } von { $of }: zurück zum Turnier
ending-tournament = Zurück zum Turnier
ending-lesson = Lektion geschafft
ending-lesson-next = zu den Lektionen
ending-seat = { $place }. { $name }: { $amount }
