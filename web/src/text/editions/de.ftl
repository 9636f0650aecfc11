### Besitzer prüfen, was auf ihrem Exemplar steht.

page-editions = Ausgaben
editions-ask = Hast du eines der Spiele?
editions-help = Hilf mit, es zu vervollständigen.
editions-about = Die Anleitungen zeigen nicht jede Karte. { $guesses } von { $values } Werten sind unsere Rekonstruktion; wer das Spiel hat, kann sie prüfen.
editions-guesses = von { $values } Werten sind unsere Rekonstruktion
editions-check = Meins prüfen
editions-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
editions-parts = { $rulebook } aus der Anleitung, { $source } aus anderer Quelle, { $guess } unsere Rekonstruktion
editions-list = Ausgaben
editions-none = Du hast noch keine Ausgabe angelegt.
editions-games = Gezeigte Spiele
editions-every = Alle Spiele
editions-mine = Meine
editions-server = Dieser Server
editions-by = von { $name }
edition-an-owner = einem Besitzer
editions-differ = { $count ->
    [0] wie unsere
    [one] { $count } Unterschied
   *[other] { $count } Unterschiede
}
editions-unfit = passt noch nicht
editions-go-on = Weiter
editions-look = Ansehen
editions-edit = Ändern
editions-name-of-new = Exemplar von { $name }
editions-loading-failed = Die Ausgaben ließen sich nicht laden.
editions-away = Diese Ausgabe gibt es nicht, oder der Link wurde zurückgezogen.
editions-owners-differ = Hier sind sich Besitzer uneins
editions-agree = Noch hat niemand einen Unterschied gefunden.
editions-say = { $count ->
    [one] Ein Besitzer sagt { $value }, wir sagen { $ours }.
   *[other] { $count } Besitzer sagen { $value }, wir sagen { $ours }.
}
editions-same = { $count ->
    [one] Ein Besitzer gibt uns recht.
   *[other] { $count } Besitzer geben uns recht.
}
editions-open-file = Datei öffnen
editions-left-out = Nicht übernommen, weil das Spiel diese Werte nicht hat: { $keys }

editions-ours = { $count ->
    [0] unserer
    [one] unserer, ein Besitzer stimmt zu
   *[other] unserer, { $count } Besitzer stimmen zu
}
editions-owners = { $count ->
    [one] ein Besitzer
   *[other] { $count } Besitzer
}
editions-my-card = Bei mir steht { $value }
edition-by-owners = die Mehrheit, Wert für Wert
edition-approved = mit einem Exemplar verglichen
edition-chosen = für neue Tische hier
edition-approve = Ein Gastgeber hat sie mit einem Exemplar verglichen
edition-make-standard = Neue Tische dieses Spiels beginnen damit
edition-of-server = { $name } (Wahl dieses Servers)
edition-versions = Gespielte Fassungen
edition-version = Fassung { $number }, zuerst gespielt am { $day }
edition-to-go = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}

edition-ask = Steht bei dir dasselbe?
edition-ask-done = geprüft
edition-ask-how = Drück auf das, was anders ist, und gib ein, was auf deinem Exemplar steht.
edition-undo = Rückgängig
edition-later = Später
edition-same = Sieht aus wie bei euch
edition-rest-same = Der Rest ist wie bei euch
edition-next = Weiter
edition-values = { $count ->
    [one] ein Wert
   *[other] { $count } Werte
}
edition-sections = Bestandteile
edition-sheets = Eins nach dem anderen
edition-sheet = { $name }, { $place } von { $of }{ $done ->
    [yes] , geprüft
   *[no] {""}
}
edition-component = { $name }: die Werte
edition-progress = { $done } von { $all } geprüft
edition-of-checked = von { $all } geprüft
edition-value = { $label }: { $value }, { $mark }{ $ours ->
    [none] {""}
   *[other] ; unser Wert { $ours }
}
edition-mark-rulebook = steht in der Anleitung
edition-mark-source = aus anderer Quelle
edition-mark-owners = von Besitzern abgelesen
edition-mark-absent = steht bei uns nicht
edition-mark-guess = unsere Rekonstruktion: bitte prüfen
edition-mark-checked = geprüft
edition-mark-yours = deiner
edition-mark-wrong = passt nicht
edition-pick = { $label }: Was steht bei dir?
edition-between = Zwischen { $low } und { $high }.
edition-step = Ein Vielfaches von { $step }.
edition-less = Ein Schritt weniger
edition-more = Ein Schritt mehr
edition-enter = Eingeben
edition-place = { $place }. Stelle
edition-heads-note = Einer bis { $most }
edition-letters-note = Wähle alle, die aufgedruckt sind.
edition-once-more = Noch einmal { $name }
edition-ours-again = Wie bei euch
edition-done = Fertig
edition-nothing = nichts
edition-line-there = vorhanden
edition-line-erased = fehlt auf meinem Plan
edition-panel = Diese Ausgabe
edition-name = Name deiner Ausgabe
edition-publisher = Verlag
edition-year = Jahr
edition-overwritten = In einem anderen Fenster war { $names } geändert; jetzt gilt, was du hier eingegeben hast.
edition-really = Wirklich?
edition-saved = Gespeichert
edition-saving = Speichert …
edition-show = Zeigen
edition-different = Anders als bei uns
edition-ours-is = wir { $value }
edition-legal = Nur Zahlen und Namen. Bitte übernimm keine Texte und Bilder aus deiner Schachtel; die Zeichnungen hier sind unsere.
edition-guest = Du bist Gast: Nur dieser Browser kennt deine Ausgaben. Mit einem Konto findest du sie überall, und was du geprüft hast, zählt bei den Besitzern mit.
edition-all = Alle Ausgaben
edition-share = Per Link teilen
edition-unshare = Link zurückziehen
edition-link = Wer diesen Link hat, kann sie ansehen, spielen und kopieren:
edition-copy-link = Link kopieren
edition-copied = Kopiert
edition-download = Datei herunterladen
edition-copy-mine = Kopie anlegen
edition-copy = Übernehmen
edition-delete = Löschen
edition-delete-sure = „{ $name }“ löschen?
edition-delete-what = Deine Antworten sind dann endgültig weg. Partien, die damit gespielt wurden, bleiben, wie sie sind.
edition-delete-now = Endgültig löschen
edition-no-difference = Sie sagt dasselbe wie unsere.
edition-play = Damit spielen
edition-play-not = Spielen geht, sobald alles passt
edition-of-table = Ausgabe
edition-standard = Unsere
edition-unrated = Gewertet wird nur mit unserer.
edition-no-nets = Die Netze der Bots kennen nur unsere Werte: Hier suchen Bots ohne Netz, statt des Neuronalen Netzes spielt ein Polier, und alle spielen schnell und schlicht, bis die Regeln kompiliert sind.
edition-tried = Vor dem ersten Tisch mit einer Ausgabe wird ein Spiel zur Probe gespielt: Das dauert einige Sekunden.
edition-in-rules = Wo eine Regel einen dieser Werte nennt, gilt hier der Wert dieser Ausgabe.
edition-at-table = Ausgabe: { $name }
edition-differences = { $count ->
    [one] Ein Wert ist anders als bei uns
   *[other] { $count } Werte sind anders als bei uns
}
