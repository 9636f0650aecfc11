### Sätze des Regelwerks, allen Spielen gemeinsam.

trouble-unknown-game = Ein Spiel „{ $key }“ gibt es nicht; es gibt: { $known }.
trouble-not-a-move-family = „{ $text }“ ist kein Zug: Züge beginnen mit einem dieser Wörter: { $known }.
trouble-not-a-move-form = „{ $text }“ ist kein Zug: Schreib { $wanted }.
trouble-not-a-move-key = „{ $text }“ ist kein Zug: „{ $found }“ gibt es in diesem Spiel nicht ({ $param }).
trouble-not-a-move-game = „{ $text }“ ist ein Zug eines anderen Spiels oder einer anderen Ausgabe; an diesem Tisch wird { $game } gespielt.
trouble-not-a-move-id = { $text } ist kein Zug: Die Züge haben die Nummern 0 bis { $last }.
trouble-edition-unreadable = { $reason ->
    [missing] { $file } lässt sich nicht lesen: Die Datei gibt es nicht.
    [folder] { $file } lässt sich nicht lesen: Es ist ein Ordner.
   *[other] { $file } lässt sich nicht lesen: { $reason }.
}
trouble-edition-syntax = { $line ->
    [0] { $file } ist kein gültiges TOML.
   *[other] { $file } ist kein gültiges TOML: siehe Zeile { $line }.
}
trouble-edition-no-game = { $file } nennt als Spiel „{ $named }“; es gibt: { $known }.
trouble-edition-game = { $file } ist eine Ausgabe von „{ $named }“, nicht von „{ $game }“.
trouble-edition-breach = { $file }, { $key }: { $breach }
trouble-edition-unplayable = Mit dieser Ausgabe lässt sich nicht zu Ende spielen: { $reason }.
trouble-edition-large = { $file } ist zu groß: Eine Ausgabe hat höchstens { $most } KB.
breach-unknown = Diesen Wert gibt es im Spiel nicht.
breach-added = Eine hinzugefügte Zeile braucht auch diesen Wert.
breach-missing = Eine vollständige Ausgabe muss diesen Wert nennen.
breach-shape = „{ $found }“ passt hier nicht; bei uns steht { $wanted }.
breach-range = { $found } liegt nicht zwischen { $low } und { $high }.
breach-step = { $found } ist kein Vielfaches von { $step }.
breach-name = „{ $found }“ gibt es hier nicht. Möglich: { $wanted }.
trouble-unknown-language = Auf „{ $lang }“ gibt es keine Texte; es gibt: { $known }.
trouble-bad-number = { $name }: { $value } ist keine ganze Zahl von { $low } bis { $high }.
trouble-bad-text = { $name }: { $value } ist kein Text.
trouble-bad-seating = seats: { $value } ist weder eine Zahl noch eine Liste von Namen.
trouble-bad-texts = { $name }: { $value } ist keine Liste von Texten.
trouble-bad-word = { $name }: { $value } ist keines von { $known }.
trouble-bad-opponent = { $value } ist kein Gegner; gib einen Namen, eine Klasse oder ein Objekt mit der Methode choose an.
trouble-bad-secret = Ein Geheimnis muss 1 bis { $longest } Bytes haben.
trouble-bad-target = Das Ziel muss ein zusammenhängendes Feld { $wanted } sein.
trouble-batch-kind = Züge sind ganze Zahlen, nicht { $found }.
trouble-no-such-seat = Einen Platz { $seat } hat dieser Tisch nicht; seine Plätze sind die Zahlen 0 bis { $last }.
trouble-position-shape = Stellung, Feld { $field }: Es muss die Form { $wanted } haben.
trouble-position-unknown = Stellung, Feld { $field }: Dieses Feld kennt das Spiel nicht.
trouble-position-missing = Stellung, Feld { $field }: Dieses Feld fehlt.
trouble-position-value = Stellung, Feld { $field }: { $value } ist hier nicht möglich.
trouble-position-range = Stellung, Feld { $field }: { $value } liegt nicht zwischen { $low } und { $high }.
trouble-position-name = Stellung, Feld { $field }: „{ $value }“ ist kein Name dieses Spiels.
trouble-position-audit = Stellung, Feld { $field }: { $reason }.
trouble-unknown-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $known }.
trouble-unknown-bot-near = Einen Bot „{ $name }“ gibt es nicht; war „{ $guess }“ gemeint?
trouble-no-temper = Bei „{ $game }“ haben Bots den Charakter „{ $temper }“ nicht; wähle einen von { $known }.
trouble-no-tempers = Bei „{ $game }“ haben Bots keine Charaktere.
trouble-open-quote = In „{ $text }“ ist ein Anführungszeichen nicht geschlossen.
trouble-bot-file = „{ $name }“: Die Datei { $file } gibt es nicht.
trouble-bot-class = „{ $name }“: In { $file } gibt es keine Klasse { $kind }.
trouble-bot-import = „{ $name }“ lässt sich nicht lesen: { $reason }
trouble-bot-command = „program:{ $command }“ ist keine Befehlszeile: { $reason }.
trouble-bot-program = „program:{ $command }“: Das Programm „{ $program }“ gibt es hier nicht. (Ein Komma innerhalb eines Befehls gehört in Anführungszeichen.)
trouble-not-offered = „{ $text }“ ist jetzt nicht möglich ({ $rule }).
trouble-cannot-undo = Der letzte Zug lässt sich nicht zurücknehmen: Er brauchte Würfel, zog Karten, deckte etwas auf oder war nicht deiner.
trouble-nothing-to-undo = Noch wurde kein Zug gemacht.
trouble-bot-of-other-game = Der Bot „{ $bot }“ ist für { $plays } gemacht; an diesem Tisch wird { $game } gespielt.
trouble-bad-opponents = { $given ->
    [one] Ein Gegner ist genannt
   *[other] { $given } Gegner sind genannt
}; ein Tisch mit { $seats } Plätzen braucht { $wanted } (oder wähle eine andere Anzahl von Plätzen).
trouble-game-over = Das Spiel ist zu Ende.
trouble-bad-seats = { $seats ->
    [one] Ein Platz ist
   *[other] { $seats } Plätze sind
} nicht möglich; möglich: { $known }.
trouble-unknown-option = Eine Option „{ $name }“ gibt es nicht; es gibt: { $known }.
trouble-bad-option = Die Option { $name } kann nicht { $value } sein; möglich: { $known }.
trouble-record-unreadable = { $where } lässt sich nicht lesen: { $reason }.
trouble-record-truncated = { $where } ist beschädigt oder unvollständig: { $reason }.
trouble-record-foreign = { $where }: keine Aufzeichnung der Bauhütte.
trouble-record-version = { $where }: Das Format { $found } ist unbekannt; dieses Programm liest { $known }.
trouble-record-missing = { $where }: fehlt in der Aufzeichnung.
trouble-record-kind = { $where }: Der Wert hat den falschen Typ.
trouble-record-length = { $where }: Zu jedem Zug gehört genau ein Eintrag.
trouble-record-game = { $where }: Das Spiel „{ $found }“ ist hier unbekannt.
trouble-record-rules = { $where }: gespielt nach Regelfassung { $found }; dieses Programm spielt Fassung { $known }.
trouble-record-edition = { $where }: gespielt mit Ausgabe { $found }; das Spielmaterial hier ist Ausgabe { $known }.
trouble-record-foreign-edition = { $where }: Die Ausgabe { $found } ist hier nicht erlaubt; dieser Server spielt nur Spiele mit seinem eigenen Spielmaterial nach.
trouble-record-setup = { $where }: { $reason }
trouble-record-commitment = { $where }: Der Startwert passt nicht zum Siegel.
trouble-record-move = { $where }: { $reason }
trouble-record-hash = { $where }: Der Stand nach diesem Zug ist nicht der aufgezeichnete.
trouble-record-result = { $where }: Das Nachspielen ergibt ein anderes Ergebnis.
trouble-other-game = Gespeichert aus { $key } mit Regeln und Ausgabe { $found }; hier sind es { $known }.
trouble-missing-package = { $package } ist nicht installiert: pip install 'bauhuette[{ $extra }]'
trouble-no-gpu = Dieser Rechner hat kein CUDA-Gerät, das numba-cuda verwenden kann.
trouble-train-device = Auf „{ $found }“ lässt sich nicht trainieren; nimm cuda oder cpu.
trouble-train-nothing-kept = Es gibt keinen Zwischenstand { $file }, mit dem es weitergehen könnte.
trouble-train-other-kept = { $file } ist der Zwischenstand eines anderen Trainings: Regeln, Merkmale, Plätze oder Einstellungen weichen ab.
trouble-no-net = Diese Fassung enthält kein Netz für { $game } mit { $seats } Plätzen.
trouble-net-unreadable = { $file } ist kein lesbares Netz: { $reason }.
trouble-net-game = { $file } ist ein Netz für { $found }, nicht für { $known }.
trouble-net-rules_version = { $file } wurde mit Regelfassung { $found } trainiert; die aktuelle ist { $known }.
trouble-net-edition = { $file } wurde mit Ausgabe { $found } trainiert; das Spielmaterial hier ist Ausgabe { $known }.
trouble-net-features_version = { $file } wurde mit Merkmalsfassung { $found } trainiert; die aktuelle ist { $known }.
trouble-net-names = { $file } wurde mit anderen Merkmalen oder Zügen trainiert ({ $found }, hier { $known }).
trouble-batch-shape = Züge der Form { $found } passen nicht; gib einen für jedes Spiel an, zusammen { $wanted }.
trouble-batch-move = Spiel { $game } des Stapels: „{ $text }“ ist jetzt nicht möglich ({ $rule }).
trouble-database-old = Die Datenbank stammt von einer älteren Version; führe zuerst „bauhuette migrate“ aus.
trouble-database-closed = Die Datenbank { $place } lässt sich nicht öffnen: { $reason }.
trouble-database-newer = Die Datenbank hat den Stand { $found }, den diese Version nicht kennt: Sie stammt von einer späteren Version oder von einer zwischen zwei Veröffentlichungen. Sie bleibt, wie sie ist.
trouble-database-broken = Die Datenbank widerspricht sich (Zeilen verweisen auf fehlende Tische); nichts wurde geändert.
trouble-person-unknown = Eine Person namens „{ $who }“ gibt es hier nicht; „bauhuette admin people“ zählt alle auf.
trouble-person-unclear = Mehrere heißen „{ $who }“; nenne eine der Kennungen { $ids }.
trouble-table-unknown = Einen Tisch „{ $table }“ gibt es nicht; „bauhuette admin tables“ zählt alle auf.
trouble-table-over = Der Tisch { $table } ist schon zu Ende.
trouble-no-account = „{ $who }“ hat kein Konto; nur wer ein Konto hat, kann Gastgeber sein.
trouble-no-host = „{ $who }“ ist kein Gastgeber.
trouble-not-banned = „{ $who }“ ist nicht gesperrt.
trouble-nothing-announced = Zurzeit gibt es keine Ansage.
trouble-database-missing = Es gibt keine Datenbank { $file }.
trouble-mail-address = Das ist keine Adresse eines Mailservers: Sie muss mit smtp:// oder smtps:// beginnen und einen Rechner nennen.
trouble-database-in-use = Die Datenbank { $file } wird von einem anderen Server benutzt; mehrere Prozesse brauchen PostgreSQL.
trouble-database-address = „{ $address }“ ist keine Adresse einer Datenbank; gib eine Datei oder postgresql://... an.
trouble-backup-failed = Die Sicherung { $file } konnte nicht geschrieben werden: { $reason }.
trouble-port-taken = An { $host }, Port { $port }, kann der Server nicht lauschen: { $reason }.
trouble-static-empty = In { $folder } ist keine Webseite.
trouble-backup-exists = { $file } gibt es schon; nenne für die Sicherung eine neue Datei.

## Was nicht in der gedruckten Anleitung steht, und Beispiele (rulebook.py, examples.py)
mark-ruling = Festlegung
mark-source = nach Quellen
mark-reconstructed = rekonstruiert
mark-legend = Das meiste steht so in der gedruckten Anleitung, hier in unseren Worten. Alles andere ist gekennzeichnet und begründet:
mark-ruling-means = von uns entschieden, weil die Anleitung es offen lässt
mark-source-means = nicht aus der Anleitung, aber aus veröffentlichten Beschreibungen des Spiels
mark-reconstructed-means = steht auf dem Spielmaterial und ist nirgends beschrieben: so gewählt, dass es zu allem Bekannten passt
mark-owners = von Besitzern abgelesen
mark-owners-means = von Besitzern des Spiels auf ihrem Exemplar abgelesen
mark-ours = von uns
mark-ours-means = steht nirgends gedruckt: eine Grenze, die ein Programm braucht, oder unsere Zeichnung
mark-edition = diese Ausgabe
mark-edition-means = so steht es auf diesem Exemplar, auf unserem anders.
mark-why = Grund
example = Beispiel
example-gap = – (leer)
trouble-move-itself = Quelle und Ziel sind dieselbe Datenbank; nenne ein anderes Ziel.
trouble-move-target = Das Ziel muss leer sein; in „{ $table }“ stehen schon Zeilen.

## Der Tisch eines Spiels ohne eigene Anzeige

plain-seats = Spieler
plain-table = Der Tisch

over-resigned = Der letzte Spieler hat aufgegeben.
tally-before = Zu Beginn
