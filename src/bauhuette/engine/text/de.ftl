### Sätze des Regelwerks, allen Spielen gemeinsam.

trouble-unknown-game = Ein Spiel „{ $key }“ gibt es nicht; es gibt: { $known }.
trouble-not-a-move-family = „{ $text }“ ist kein Zug: Es beginnt mit keinem von { $known }.
trouble-not-a-move-form = „{ $text }“ ist kein Zug: Man schreibt { $wanted }.
trouble-not-a-move-key = „{ $text }“ ist kein Zug: „{ $found }“ gibt es in diesem Spiel nicht ({ $param }).
trouble-not-a-move-game = „{ $text }“ ist ein Zug eines anderen Spiels oder einer anderen Ausgabe; an diesem Tisch wird { $game } gespielt.
trouble-not-a-move-id = { $text } ist kein Zug: Die Nummern gehen von 0 bis { $last }.
trouble-edition-unreadable = { $file } lässt sich nicht lesen: { $reason }.
trouble-edition-syntax = { $file } ist kein gültiges TOML: { $reason }.
trouble-edition-game = { $file } ist eine Ausgabe von „{ $named }“, nicht von „{ $game }“.
trouble-edition-unknown = { $file }, Schlüssel { $key }: Diesen Wert kennt das Spiel nicht.
trouble-edition-missing = { $file }, Schlüssel { $key }: Eine vollständige Ausgabe muss diesen Wert nennen.
trouble-edition-shape = { $file }, Schlüssel { $key }: { $found } hat nicht die Form von { $wanted }.
trouble-edition-range = { $file }, Schlüssel { $key }: { $found } liegt nicht zwischen { $low } und { $high }.
trouble-edition-count = { $file }, Schlüssel { $key }: { $found } statt { $wanted }.
trouble-edition-below = { $file }, Schlüssel { $key }: { $found } muss kleiner als { $limit } sein.
trouble-unknown-language = Auf „{ $lang }“ gibt es keine Texte; es gibt: { $known }.
trouble-bad-number = { $name }: { $value } ist keine ganze Zahl von { $low } bis { $high }.
trouble-bad-text = { $name }: { $value } ist kein Text.
trouble-bad-seating = seats: { $value } ist weder eine Zahl noch eine Liste von Namen.
trouble-bad-texts = { $name }: { $value } ist keine Liste von Texten.
trouble-bad-word = { $name }: { $value } ist keines von { $known }.
trouble-bad-opponent = { $value } ist kein Gegner: ein Name, eine Klasse oder ein Objekt mit der Methode choose.
trouble-bad-secret = Ein Geheimnis besteht aus 1 bis { $longest } Bytes.
trouble-bad-target = Das Ziel muss ein zusammenhängendes Feld { $wanted } sein.
trouble-batch-kind = Züge sind ganze Zahlen, nicht { $found }.
trouble-no-such-seat = Einen Platz { $seat } hat dieser Tisch nicht; seine Plätze sind die Zahlen 0 bis { $last }.
trouble-edition-name = { $file }, Schlüssel { $key }: „{ $found }“ gehört nicht zu { $wanted }.
trouble-position-shape = Stellung, Feld { $field }: Es muss die Form { $wanted } haben.
trouble-position-unknown = Stellung, Feld { $field }: Dieses Feld kennt das Spiel nicht.
trouble-position-missing = Stellung, Feld { $field }: Es fehlt.
trouble-position-value = Stellung, Feld { $field }: { $value } ist hier nicht möglich.
trouble-position-range = Stellung, Feld { $field }: { $value } liegt nicht zwischen { $low } und { $high }.
trouble-position-name = Stellung, Feld { $field }: „{ $value }“ ist kein Name dieses Spiels.
trouble-position-audit = Stellung, Feld { $field }: { $reason }.
trouble-unknown-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $known }.
trouble-unknown-bot-near = Einen Bot „{ $name }“ gibt es nicht; war „{ $guess }“ gemeint?
trouble-no-temper = Den Charakter „{ $temper }“ haben Bots bei „{ $game }“ nicht; es gibt: { $known }.
trouble-no-tempers = Bei „{ $game }“ haben Bots keine Charaktere.
trouble-open-quote = In „{ $text }“ wird ein Anführungszeichen geöffnet und nicht geschlossen.
trouble-bot-file = „{ $name }“: Die Datei { $file } gibt es nicht.
trouble-bot-class = „{ $name }“: In { $file } gibt es keine Klasse { $kind }.
trouble-bot-import = „{ $name }“ lässt sich nicht lesen: { $reason }
trouble-bot-command = „program:{ $command }“ ist keine Befehlszeile: { $reason }.
trouble-bot-program = „program:{ $command }“: Das Programm „{ $program }“ gibt es hier nicht. (Ein Komma in einem Befehl muss in Anführungszeichen stehen.)
trouble-not-offered = „{ $text }“ ist jetzt nicht möglich ({ $rule }).
trouble-cannot-undo = Der letzte Zug lässt sich nicht zurücknehmen: Er brauchte Würfel oder neue Karten, hat etwas aufgedeckt oder war nicht deiner.
trouble-nothing-to-undo = Noch wurde kein Zug gemacht.
trouble-bot-of-other-game = Der Bot „{ $bot }“ ist für { $plays } gemacht; an diesem Tisch wird { $game } gespielt.
trouble-bad-opponents = { $given ->
    [one] Ein Gegner ist genannt
   *[other] { $given } Gegner sind genannt
}; ein Tisch mit { $seats } Plätzen braucht { $wanted } (oder wähle eine andere Anzahl von Plätzen).
trouble-game-over = Das Spiel ist zu Ende; niemand ist am Zug.
trouble-bad-seats = { $seats ->
    [one] Ein Platz ist
   *[other] { $seats } Plätze sind
} nicht möglich; möglich: { $known }.
trouble-unknown-option = Eine Option „{ $name }“ gibt es nicht; es gibt: { $known }.
trouble-bad-option = Die Option { $name } kann nicht { $value } sein; möglich: { $known }.
trouble-record-unreadable = { $where } lässt sich nicht lesen: { $reason }.
trouble-record-truncated = { $where } ist beschädigt oder abgeschnitten: { $reason }.
trouble-record-foreign = { $where }: Das ist keine Aufzeichnung der Bauhütte.
trouble-record-version = { $where }: Das Format { $found } ist unbekannt, dieses Programm liest { $known }.
trouble-record-missing = { $where }: fehlt in der Aufzeichnung.
trouble-record-kind = { $where }: von falscher Art.
trouble-record-length = { $where }: Zu jedem Zug gehört genau ein Eintrag.
trouble-record-game = { $where }: Das Spiel „{ $found }“ ist hier unbekannt.
trouble-record-rules = { $where }: gespielt nach Regelfassung { $found }, dieses Programm spielt Fassung { $known }.
trouble-record-edition = { $where }: gespielt mit Ausgabe { $found }, dieses Spielmaterial ist Ausgabe { $known }.
trouble-record-foreign-edition = { $where }: Die Ausgabe { $found } ist hier nicht zugelassen; nachgespielt wird nur mit dem eigenen Spielmaterial.
trouble-record-setup = { $where }: { $reason }
trouble-record-commitment = { $where }: Der Startwert passt nicht zum Siegel.
trouble-record-move = { $where }: { $reason }
trouble-record-hash = { $where }: Der Stand nach diesem Zug weicht vom aufgezeichneten ab.
trouble-record-result = { $where }: Das Ergebnis weicht vom nachgespielten ab.
trouble-other-game = Das stammt aus { $key } mit Regeln und Ausgabe { $found }; hier sind es { $known }.
trouble-missing-package = { $package } ist nicht installiert: pip install 'bauhuette[{ $extra }]'
trouble-no-gpu = Hier gibt es kein CUDA-Gerät, das numba-cuda verwenden kann.
trouble-train-device = „{ $found }“ ist kein Gerät, auf dem trainiert werden kann: cuda oder cpu.
trouble-train-nothing-kept = Es gibt keinen Zwischenstand { $file }, mit dem es weitergehen könnte.
trouble-train-other-kept = { $file } ist der Zwischenstand eines anderen Trainings: andere Regeln, Merkmale, Plätze oder Einstellungen.
trouble-no-net = Für { $game } mit { $seats } Plätzen liegt dieser Fassung kein Netz bei.
trouble-net-unreadable = { $file } ist kein lesbares Netz: { $reason }.
trouble-net-game = { $file } ist ein Netz für { $found }, nicht für { $known }.
trouble-net-rules_version = { $file } wurde mit Regelfassung { $found } trainiert; hier gilt { $known }.
trouble-net-edition = { $file } wurde mit Ausgabe { $found } trainiert; dieses Material ist Ausgabe { $known }.
trouble-net-features_version = { $file } wurde mit Merkmalsfassung { $found } trainiert; hier gilt { $known }.
trouble-net-names = { $file } wurde mit anderen Merkmalen oder Zügen trainiert ({ $found }, hier { $known }).
trouble-batch-shape = Züge der Form { $found } passen nicht: einer für jedes Spiel, zusammen { $wanted }.
trouble-batch-move = Spiel { $game } der Reihe: „{ $text }“ ist jetzt nicht möglich ({ $rule }).
trouble-database-old = Die Datenbank hat eine ältere Form; führe zuerst „bauhuette migrate“ aus.
trouble-database-closed = Die Datenbank { $place } lässt sich nicht öffnen: { $reason }.
trouble-database-newer = Die Datenbank stammt von einer späteren Version ({ $found }); diese Version rührt sie nicht an.
trouble-database-broken = Die Datenbank widerspricht sich (Zeilen ohne den Tisch, zu dem sie gehören); sie blieb, wie sie war.
trouble-person-unknown = Niemand heißt hier „{ $who }“; „bauhuette admin people“ zählt alle auf.
trouble-person-unclear = Mehrere heißen „{ $who }“; nenne eine Kennung: { $ids }.
trouble-table-unknown = Es gibt keinen Tisch „{ $table }“; „bauhuette admin tables“ zählt sie auf.
trouble-table-over = Der Tisch { $table } ist schon zu Ende.
trouble-no-account = „{ $who }“ hat kein Konto; nur Mitglieder können Gastgeber sein.
trouble-no-host = „{ $who }“ ist kein Gastgeber.
trouble-not-banned = „{ $who }“ ist nicht gesperrt.
trouble-nothing-announced = Zurzeit ist nichts angekündigt.
trouble-database-missing = Es gibt keine Datenbank { $file }.
trouble-mail-address = Das ist keine Adresse eines Mailservers: Sie beginnt mit smtp:// oder smtps:// und nennt einen Rechner.
trouble-database-in-use = Die Datenbank { $file } wird von einem anderen Server benutzt; mehrere Prozesse brauchen PostgreSQL.
trouble-database-address = „{ $address }“ ist keine Adresse einer Datenbank: eine Datei oder postgresql://...
trouble-backup-failed = Die Sicherung { $file } konnte nicht geschrieben werden: { $reason }.
trouble-port-taken = An { $host }, Port { $port }, kann der Server nicht lauschen: { $reason }.
trouble-static-empty = In { $folder } ist keine Webseite.
trouble-backup-exists = { $file } gibt es schon; eine Sicherung wird in eine neue Datei geschrieben.

## Was nicht in der gedruckten Anleitung steht, und Beispiele (rulebook.py, examples.py)
mark-ruling = Festlegung
mark-source = nach Quellen
mark-reconstructed = rekonstruiert
mark-legend = Das meiste steht so in der gedruckten Anleitung, hier in unseren Worten. Was nicht, ist gekennzeichnet und begründet:
mark-ruling-means = von uns entschieden, weil die Anleitung es offen lässt
mark-source-means = nicht aus der Anleitung, aber aus veröffentlichten Beschreibungen des Spiels
mark-reconstructed-means = steht auf dem Spielmaterial und ist nirgends beschrieben: so gewählt, dass es zu allem Bekannten passt
mark-why = Grund
example = Beispiel
example-gap = – (leer)
trouble-move-itself = Eine Datenbank kann nicht in sich selbst umziehen.
trouble-move-target = Das Ziel ist nicht leer: In „{ $table }“ stehen schon Zeilen.

## Der Tisch eines Spiels ohne eigene Anzeige

plain-seats = Spieler
plain-table = Der Tisch

over-resigned = Es war niemand mehr da, der weiterspielt: Das Spiel wurde aufgegeben.
tally-before = Zu Beginn
