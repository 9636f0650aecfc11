### Die Sätze der Kommandozeile.

## Spielen

your-turn = { $seat } ({ $letter }): { $ask }.
their-turn = { $seat } ({ $letter }) ist am Zug.
hint-best = beste: spielt die beste Folge von Zügen, die das Programm findet
offers = Du kannst
log = Was geschehen ist
nothing-yet = Noch nichts.
pick-game = Welches Spiel?
pick-game-prompt = Nummer oder Name:
pick-game-again = „{ $text }“ steht nicht zur Wahl.
cover = { $name } ({ $letter }) ist als Nächstes dran.
cover-prompt = Gib die Tastatur weiter. { $name }, drück die Eingabetaste.
help-start = „hilfe“ nennt alle Befehle.
compiling = { $game } wird für diesen Rechner kompiliert; das geschieht nur einmal
compiling-step = Kompiliert: { $what } ({ $done } von { $all })
compiling-beside = Das Spiel wird im Hintergrund kompiliert, nur dieses eine Mal. Bis dahin spielen die Bots schnell und einfach.
compiling-share = Tipps und Lehrmeister brauchen das kompilierte Spiel: { $percent } % sind fertig.
compiling-now = wird kompiliert …
compiling-done = { $game } ist bereit.
warm-already = { $game } war schon kompiliert.

## Befehle: wie sie auf Deutsch heißen, und was sie tun

name-help = hilfe
name-moves = züge
name-table = tisch
name-log = verlauf
name-score = punkte
name-why = warum
name-best = beste
name-hint = tipp
name-tutor = lehrmeister
name-undo = rückgängig
name-rules = regeln
name-save = speichern
name-always = immer
name-prepare = vorbereiten
name-hand = abgeben
name-resign = aufgeben
name-quit = aufhören
help-help = nennt die Befehle
help-moves = nennt alle möglichen Züge
help-table = zeigt den ganzen Tisch
help-log = nennt alle Züge seit dem Anfang
help-score = zeigt den Punktestand
help-why = sagt, warum ein Zug nicht geht: „warum { $example }“
help-best = spielt die beste Folge von Zügen, die das Programm für diesen Schritt findet
help-hint = zeigt die besten Züge und deine Siegchance mit jedem
help-tutor = schaltet einen Lehrmeister ein: Er beurteilt deine Züge und warnt dich vor groben Fehlern; „lehrmeister aus“ schaltet ihn aus
help-undo = nimmt deinen letzten Zug zurück, wenn dadurch nichts aufgedeckt wurde
help-rules = zeigt eine Regel: „regeln { $example }“, oder alle mit einem Wort
help-save = speichert die Aufzeichnung: „speichern DATEI“
help-always = zieht für dich: „immer nur“, wenn kein anderer Zug möglich ist, „immer { $example }“, sobald er möglich ist; „immer keine“ beendet es
help-prepare = bereitet deine nächsten Züge vor: „vorbereiten { $example }“; nur nach einem Zug von Platz B: „vorbereiten b { $example }: { $example }“; „vorbereiten keine“ streicht sie
help-hand = lässt von jetzt an einen Bot für dich spielen
help-resign = gibt auf: Du wirst Letzter; spielen andere noch, übernimmt ein Bot deinen Platz
help-quit = hört auf; „bauhuette resume“ setzt das Spiel fort
help-moves-how = Gib die Nummer oder den Namen eines Zugs ein, zum Beispiel: { $examples }.

## Antworten

refused = „{ $move }“ geht jetzt nicht ({ $rule }): { $reason }
refused-why = Grund dieser Regel: { $why }
unknown = „{ $text }“ ist weder ein Zug noch ein Befehl.
nearest = Meinst du { $number }: { $typed }?
nearest-typed = Meinst du: { $typed }?
allowed = „{ $move }“ ist möglich.
why-what = Nenne einen Zug, zum Beispiel: „warum { $example }“.
hint-thinking = Überlegt …
hint-best-move = { $move }: { $share } % Siegchance
hint-as-good = Etwa ebenso gut: { $moves }
hint-next = Danach: { $move }, { $certainty ->
    [clearly] klar
   *[probably] wahrscheinlich
} { $cost } % weniger
hint-ends-rating = Mit einem Tipp zählt dieses Spiel nicht mehr für die Wertung. Trotzdem zeigen? (ja oder nein)
tutor-on = Du spielst mit Lehrmeister: Er fragt vor einem groben Fehler nach. „lehrmeister aus“ beendet es.
tutor-off = Du spielst ohne Lehrmeister.
tutor-best = am besten: { $move }
tutor-good = gut: { $move }, senkt die Siegchance um { $loss }
tutor-mistake = Fehler: { $move }, senkt die Siegchance um { $loss }
tutor-blunder = grober Fehler: { $move }, senkt die Siegchance um { $loss }
tutor-shares = Siegchancen, soweit du es wissen kannst: { $shares }
tutor-warning = „{ $move }“ senkt deine Siegchance um etwa { $loss }; es gibt einen besseren Zug. Trotzdem spielen? (ja oder nein)
off-words = aus off keiner nein
no-best = Für diesen Schritt findet das Programm keine beste Folge.
undone = Zurückgenommen: { $move }.
saved = Gespeichert: { $file }
save-where = Nenne eine Datei, zum Beispiel: „speichern partie.json“.
rules-edition = An diesem Tisch gilt eine andere Ausgabe: Wo eine Regel einen dieser Werte nennt, zählt der Wert der Ausgabe.
no-rule = Keine Regel passt zu „{ $text }“. Die Regeln heißen { $first } bis { $last }.
rule = { $id }: { $text }
rule-marked = { $id }, { $mark }
standing-row = { $rank }. { $seat } ({ $letter }), { $score }
score-amount = { $score } { $count ->
    [one] Punkt
   *[other] Punkte
}

## Ende

course-title = Der Stand vom Anfang bis Zug { $last } ({ $several }: mehrere Spieler)
course-after = Stand nach Zug { $number }: { $scores }

winner = { $seats } gewinnt.
winners = { $seats } gewinnen gemeinsam.
you-win = Du gewinnst!
kept-finished = Aufzeichnung: { $file }
kept-verify = Prüfen: bauhuette verify { $file }
kept = Das Spiel ist gespeichert. Fortsetzen: bauhuette resume
kept-nothing = Du hast noch keinen Zug gemacht; es wurde nichts gespeichert.
not-kept = Dieses Spiel wird nicht gespeichert.
after-game = Das Spiel ist zu Ende: nochmal, tauschen (Plätze), ansehen, auswerten; die Eingabetaste verlässt das Programm:
after-again = nochmal
after-swap = tauschen
after-replay = ansehen
after-review = auswerten
resumed = Weiter mit { $game }, nach { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
}.

## Unmögliche Aufrufe

bad-language = Die Sprache „{ $found }“ gibt es nicht; es gibt: { $known }.
bad-same-name = Zwei Plätze heißen „{ $name }“; gib jedem einen eigenen Namen.
bad-empty-name = Ein Platz hat keinen Namen; zum Beispiel: --seats anna,ben,greedy
bad-compared = „{ $found }“ lässt sich nicht vergleichen: Nimm eine Option des Spiels ({ $known }), eine Ausgabendatei (.toml) oder ein Spiel für ebenso viele Spieler.
bad-option = „{ $found }“ ist keine Option; schreib name=zahl, zum Beispiel lend=1.
bad-suffix = { $file }: Geschrieben wird Parquet, deshalb muss der Name auf { $wanted } enden.
bad-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
bad-no-server-here = Das geht nur an Tischen eines Servers.
none-words = keine keiner nichts none
only-words = nur only
always-only = der einzige mögliche Zug
always-row = Immer: { $what }
prepare-row = Vorbereitet { $number }: { $what }
prepare-row-if = Vorbereitet { $number }: { $what } (nur wenn { $name } vorher: { $did })
prepare-nothing = Nichts ist vorbereitet.
prepare-whose = Schreib vor den Doppelpunkt einen Platz ({ $known }) und seinen Zug.
dropped-unforeseen = Es kam anders: Deine vorbereiteten Züge sind verfallen.
dropped-not-offered = Dein vorbereiteter Zug war nicht möglich. Jetzt entscheidest du.
dropped-played = Hier wurde anders gezogen: Deine vorbereiteten Züge sind verfallen.
dropped-undone = Du hast einen Zug zurückgenommen: Deine vorbereiteten Züge sind verfallen.
bad-alone = In diesem Spiel spielt sonst niemand; mit „aufhören“ beendest du es.
bad-nothing-kept = Es gibt kein unbeendetes Spiel.
bad-not-kept = { $file } ist kein Spiel, das im Terminal begonnen wurde.
bad-rule = Die Regel „{ $found }“ gibt es nicht; die Regeln heißen { $first } bis { $last }.
bad-no-game = Nenne ein Spiel, zum Beispiel: bauhuette play pillars
bad-bench-track = Eine Spur „{ $found }“ gibt es nicht; wähle eine von { $known }.
bad-seat-count = Dieses Spiel geht nicht mit { $found ->
    [one] einem Platz
   *[other] { $found } Plätzen
}; möglich: { $known }.

## Spiele und Regeln

game-title = { $name }: { $title }
game-facts = { "  " }{ $seats } Plätze, { $minutes } Minuten; { $authors } ({ $publisher } { $year })
game-option = { "  " }--option { $name }={ $values } (sonst { $default })

## Aufzeichnungen

verify-good = Gültig: { $file }
verify-bad = Ungültig: { $reason }
verify-what = { $game }: { $moves } { $moves ->
    [one] Zug
   *[other] Züge
}, alle erlaubt, jeder Stand wie aufgezeichnet, Karten und Würfel wie versiegelt ({ $commitment }).
verify-over = Das Spiel ist zu Ende, das Ergebnis stimmt.
verify-unfinished = Das Spiel ist noch nicht zu Ende.
replay-move = Zug { $number }, { $seat }: { $move }

## Viele Spiele

soak-task = { $game }, { $seats } Plätze
soak-result = { $seats } Plätze: { $games } { $games ->
    [one] Partie
   *[other] Partien
}, { $moves } { $moves ->
    [one] Zug
   *[other] Züge
}, { $broken } { $broken ->
    [one] Verstoß
   *[other] Verstöße
}.
soak-broken = Verstoß: --seats { $seats } --seed { $seed } --first { $number } --games 1, Zug { $move }: { $what }
soak-audit = etwas ging verloren oder ist doppelt
soak-no-move = das Spiel läuft, aber kein Zug ist möglich
soak-guards = angebotene und erlaubte Züge sind verschieden
soak-news-full = ein Zug macht zu viele Zeilen im Verlauf
soak-too-long = das Spiel endet nicht
soak-policy = der Bot „Gierhals“ wählt einen Zug, der nicht möglich ist
balance-task = { $game }, { $seats } Plätze
## Datensätze

export-task = { $game }, { $seats } Plätze
export-done = { $file }: { $games } { $games ->
    [one] Partie
   *[other] Partien
}, { $rows } { $rows ->
    [one] Entscheidung
   *[other] Entscheidungen
}.
release-game = { $game }: { $games } { $games ->
    [one] Partie
   *[other] Partien
}, { $rows } { $rows ->
    [one] Entscheidung
   *[other] Entscheidungen
}
export-records = { $game }, aufgezeichnete Partien
export-left-out = Ausgelassen: { $file } ({ $reason })
export-other-game = eine Partie von { $game }
export-other-edition = mit anderem Spielmaterial gespielt
export-unfinished = nicht zu Ende gespielt

## serve

serving = Die Bauhütte ist offen: { $address } (Strg-C schließt sie).

## Bildschirm

since = Seit deinem Zug
ended = Das Spiel ist zu Ende.
overlay-more = Eingabetaste: nächste Seite
overlay-close = Eingabetaste: zurück zum Tisch
sign-white = w
sign-grey = g
sign-black = s
sign-done = fertig
sign-hammer = (Hammer)
sign-to = an
sign-open = .
several = „{ $text }“ kann bedeuten: { $moves }
stopped = Angehalten vor: { $rest }
no-hint = Zu dieser Stellung gibt es keinen Tipp.
last-move = dein letzter Zug
save-over = { $file } gibt es schon. Überschreiben? (ja oder nein)
save-not = Nicht gespeichert.
not-done = Es hat sich nichts geändert.
hand-sure = Von jetzt an spielt ein Bot für dich.{ $stake ->
    [rating] { " " }Für deine Wertung zählt das Spiel als Niederlage, auch wenn du zurückkommst.
    [deal] { " " }Mit diesen Karten kommst du dann nicht in die Rangliste, auch wenn du zurückkommst.
    [round] { " " }Diese Runde zählt wie ein letzter Platz, auch wenn du zurückkommst.
    [round-and-rating] { " " }Diese Runde zählt wie ein letzter Platz und für deine Wertung als Niederlage, auch wenn du zurückkommst.
   *[nothing] { "" }
} Weiter? (ja oder nein)
hand-done = Jetzt spielt ein Bot für dich.
resign-sure = Wenn du aufgibst, wirst du Letzter und kannst nicht zurück.{ $stake ->
    [rating] { " " }Für deine Wertung zählt es als Niederlage.
    [deal] { " " }Mit diesen Karten kommst du dann nicht in die Rangliste.
    [round] { " " }Diese Runde zählt wie ein letzter Platz.
    [round-and-rating] { " " }Diese Runde zählt wie ein letzter Platz und für deine Wertung als Niederlage.
   *[nothing] { "" }
} Aufgeben? (ja oder nein)
resign-done = Du hast aufgegeben.
save-remote = Diesen Tisch bewahrt der Server auf; speichern musst du ihn nicht.
yes-words = ja j yes y
help-typing = Du kannst Wörter abkürzen, solange sie eindeutig bleiben; mehrere Züge trennst du mit Kommas; die Eingabetaste allein macht den einzigen möglichen Zug.
replay-prompt = Zug { $number } von { $all } (? für Hilfe) >
step-forward = weiter
step-back = zurück
step-to = zu
step-seat = platz
step-what-if = was-wäre-wenn
step-branches = zweige
step-help = hilfe
step-quit = aufhören
step-help-forward = weiter, weiter 5 oder nur die Eingabetaste: vorwärts
step-help-back = zurück, zurück 5: rückwärts
step-help-to = zu 42 oder nur 42: zu diesem Zug
step-help-seat = platz b: was Platz B sieht; platz: was der Spieler am Zug sieht
step-help-what-if = was-wäre-wenn, was-wäre-wenn „gleich der König“: von hier gegen Bots weiterspielen, mit anderen Karten und Würfeln, unter diesem Namen
step-help-branches = zweige: was in diesem Spiel anders versucht wurde (mit einer Nummer: einen vom Server öffnen)
step-help-quit = aufhören
step-unknown = „{ $text }“ ist kein Befehl; ? nennt alle.
step-seat-later = Die Hände siehst du, wenn das Spiel zu Ende ist.
sign-more = {"..."}
sign-minus = {"-"}
sign-at-most = {"höchstens "}
sign-secured = {" gesichert"}
sign-comma = {", "}

## Anfangen

start-seats = Wie viele Plätze? ({ $known }; Eingabetaste: { $usual })
start-levels = Wer sind deine Gegner?
start-tempers = Die Stufen von Lehrling bis Meister können einen Charakter haben, zum Beispiel { $example }:
start-people = Jeder andere Name steht für einen Menschen an dieser Tastatur.
start-opponent = Platz { $letter } (Eingabetaste: { $usual }):
start-option = { $name }? (ja oder nein; Eingabetaste: nein)
no-words = nein n no
saved-row = { $number }. { $date }, { $game }: { $seats }, { $moves } { $moves ->
    [one] Zug
   *[other] Züge
}, { $state }
saved-over = zu Ende
saved-open = offen
saved-damaged = { $file }: beschädigt, lässt sich nicht mehr lesen
saved-none = Du hast hier noch kein Spiel begonnen.
saved-which = Welches Spiel möchtest du fortsetzen? (Nummer; Eingabetaste: keines)
bad-no-number = Ein gespeichertes Spiel { $number } gibt es nicht; { $last ->
    [0] hier ist keines gespeichert.
   *[other] „bauhuette saved“ nennt alle bis { $last }.
}

## Lernen

lesson = Lektion
lesson-step = Schritt { $number } von { $all }
lesson-other = Die Lektion geht weiter mit: { $move }
lesson-go-on = Eingabetaste: weiter
lesson-over = Das war die Lektion. Mit der Eingabetaste spielst du von hier weiter, mit einem Wort hörst du auf.
lesson-left = Die Lektion noch einmal beginnen: bauhuette learn
bad-no-lesson = { $game } hat keine Lektion.

## An einem anderen Tisch

remote-lobby = Du sitzt am Tisch { $link }. { $count ->
    [0] Alle Plätze sind besetzt; warte, bis der Gastgeber das Spiel startet.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
remote-closed = Der Gastgeber dieses Servers hat den Tisch geschlossen.
remote-notice = Hinweis: { $text }
remote-stale = Das Spiel ist schon weiter; das ist der jetzige Stand.
remote-left = Der Tisch ist noch auf dem Server: { $link }
bad-merge-nothing = Nichts zu übernehmen: Nenne Dateien von Ausgaben oder mit --server einen Server.
bad-link = „{ $link }“ ist kein Link zu einem Tisch; so sieht er aus: http://server/t/…
bad-no-server = Der Server antwortet nicht ({ $reason }).
bad-remembered = Die Datei mit deiner Anmeldung für diesen Server lässt sich nicht lesen; ohne sie bist du dort ein neuer Gast: { $file }
database-moved = { $rows ->
    [one] Eine Zeile wurde kopiert.
   *[other] { $rows } Zeilen wurden kopiert.
 }

## Was Betreiber tun

admin-lobby = wartet
admin-running = läuft
admin-over = zu Ende
admin-guest = Gast { $number }
admin-yes = ja
admin-no-end = ohne Ende
admin-themselves = selbst
admin-none = Die Liste ist leer.
admin-column-id = Kennung
admin-column-game = Spiel
admin-column-status = Stand
admin-column-changed = Letzte Änderung
admin-column-people = Leute
admin-column-name = Name
admin-column-account = Konto
admin-column-tables = Tische
admin-column-seen = Zuletzt da
admin-column-banned = Gesperrt
admin-column-target = Wen oder was
admin-column-since = Seit
admin-column-until = Bis
admin-column-reason = Grund
admin-column-when = Wann
admin-column-by = Wer
admin-column-what = Was
admin-did-closed = Tisch geschlossen
admin-did-banned = gesperrt
admin-did-unbanned = Sperre aufgehoben
admin-did-deleted = Person gelöscht
admin-did-announced = Ansage gezeigt
admin-did-taken-back = Ansage entfernt
admin-did-appointed = zum Gastgeber gemacht
admin-did-dismissed = ist kein Gastgeber mehr
admin-appointed = { $who } ist jetzt Gastgeber: Die Seite ist /host.
admin-dismissed = { $who } ist kein Gastgeber mehr.
admin-did-exported = Daten einer Person ausgegeben
admin-close-sure = Den Tisch { $table } endgültig schließen?
admin-close-done = Der Tisch { $table } ist geschlossen.
admin-delete-sure = { $name } ({ $id }, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}) endgültig löschen?
admin-delete-done = { $name } ({ $id }) ist gelöscht.
admin-not-done = Es hat sich nichts geändert.
admin-banned = { $who } ist gesperrt; laufende Server wenden das nach wenigen Sekunden an.
admin-unbanned = { $who } ist nicht mehr gesperrt.
admin-announced = In wenigen Sekunden sehen es alle.
admin-taken-back = Die Ansage ist entfernt.
admin-exported = Alles über diese Person Gespeicherte steht in { $file }.
bad-status = Den Stand „{ $found }“ gibt es nicht: lobby, running oder over.
bad-kind = Die Art „{ $found }“ gibt es nicht: accounts, guests oder banned.
bad-address = „{ $found }“ ist keine Netzadresse.
bad-who-or-address = Nenne entweder eine Person oder mit --address eine Adresse.
bad-announce = Gib eine Zeile an, die gezeigt werden soll, oder entferne die jetzige mit --take-back.
bad-file-exists = { $file } gibt es schon; nenne eine andere Datei.
bad-not-written = { $file } lässt sich nicht schreiben: { $reason }
bad-moment = „{ $found }“ ist keine Zeit. Schreib 2026-12-31, „2026-12-31 18:00“ oder 30m, 12h, 7d, 4w von jetzt an.
bad-moment-past = „{ $found }“ liegt nicht in der Zukunft.

## Training
train-imitation = { $seconds } s, Nachahmung: { $decisions } Mio. Entscheidungen, { $agreement } % der Züge wie die Vorlage
train-progress = { $seconds } s: { $decisions } Mio. Entscheidungen, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
 }; { $shares }; unentschieden { $entropy }, sieht { $explained } % voraus
train-share = { $share } ± { $doubt } % unter { $bot }
train-outlook = { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
} aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: Verlust { $outlook } in neuen Partien; die Bewertung der Regeln: { $estimate }
train-pupil = { $seconds } s: { $decisions } Mio. Entscheidungen, { $agreement } % wie der Lehrer; { $share } ± { $doubt } % unter Gierhälsen
train-wrote = Geschrieben: { $file }

## Turniere
bad-tournament = { $what }: { $reason }
bad-tournament-name = Nenne, wer teilnimmt: --name NAME oder --bot STÄRKE.
bad-tournament-link = Das ist nicht der Link eines Turniers: { $link }
bad-tournament-round = Runde { $number } gibt es noch nicht.
bad-tournament-deal = Die Tische der Runde { $number } lassen sich nicht vergleichen: Sie haben nicht dieselben Karten, oder einer spielt noch.

### Rätsel

puzzle = Rätsel
puzzle-number = { $number } von { $all }, Schwierigkeit { $difficulty } von 5
puzzle-ask = Finde den besten Zug. Von { $count } möglichen Zügen ist einer klar der beste: Der nächste senkt die Siegchance um { $gap }. „tipp“ nennt zwei Züge, einer davon ist der beste; „zeigen“ verrät die Lösung.
name-show = zeigen
puzzle-hint = Einer von beiden ist der beste: { $first }, oder { $second }.
puzzle-other-help = Im Rätsel findest du den besten Zug selbst. „tipp“ nennt zwei Züge, einer davon ist der beste; „zeigen“ verrät die Lösung.
puzzle-shown = Der beste Zug ist: { $best }. Das Rätsel zählt als verfehlt.
verdict-best = Richtig: „{ $move }“ ist am besten.
verdict-good = Gut: „{ $move }“ senkt die Siegchance nur um { $cost }. Am besten: { $best }.
verdict-mistake = Ein Fehler: „{ $move }“ senkt die Siegchance um { $cost }. Am besten: { $best }.
verdict-blunder = Ein grober Fehler: „{ $move }“ senkt die Siegchance um { $cost }. Am besten: { $best }.
puzzle-cost = { $move }: senkt die Siegchance um { $cost }
puzzle-line = So könnte es weitergehen: { $line }
puzzle-theme = Thema: { $theme }
puzzle-round = Beste Züge gefunden: { $found } von { $all }
puzzle-making = Starke Spieler spielen
puzzle-made = Rätsel: { $count }, in { $file }
puzzle-checking = Sucht länger
puzzle-falls = { $id }: { $best } bestätigt sich nicht; die Suche fand { $other }
puzzle-checked = { $right } von { $all } bestätigt ({ $playouts } Simulationen für jede der beiden Suchen)
bad-no-puzzle = { $game } hat kein solches Rätsel. Themen: { $themes }
bad-no-theme = Ein Thema { $theme } gibt es nicht. Themen: { $themes }

branch-over = Hier ist das Spiel zu Ende. Geh zurück, um einen anderen Zug zu versuchen.
branch-begins = Was wäre, wenn? Du spielst { $seat } und weißt nur, was damals bekannt war.
branch-none = In diesem Spiel wurde noch nichts anderes versucht.
branch-none-there = Der Server hat zu diesem Spiel keine Zweige, die du sehen darfst.
branch-row-there = { $number }. { $name }: { $by }, nach Zug { $move }, Platz { $seat }, { $state }, { $link }
branch-somebody = jemand
branch-no-such = Diesen Zweig gibt es nicht; insgesamt: { $count }.
branch-still-played = Dieser Zweig läuft noch: bauhuette play --join { $link }
branch-unnamed = ohne Namen
branch-row = { $number }. { $name }: nach Zug { $move }, Platz { $seat }, { $state } ({ $file })
saved-branch = Was wäre, wenn: { $name }, nach Zug { $move }

bad-deal-server = „{ $server }“ ist keine Adresse eines Servers. Schreib sie so: http://localhost:8000
bad-deal-none = Dieser Server hat heute keine Karten des Tages für { $game }.
deal-rules = Karten des Tages: dieselben Karten und Würfel für alle, gegen dieselben Bots ({ $level }). Ein Versuch zählt, bis Mitternacht (UTC).
deal-day = Karten des Tages vom { $day } (UTC). Spielen: bauhuette today SPIEL
deal-open = noch nicht gespielt; bisherige Spieler: { $players }, bestes Ergebnis { $best }
deal-playing = dein Spiel wartet; bisherige Spieler: { $players }, bestes Ergebnis { $best }
deal-played = gespielt
deal-given-up = aufgegeben
deal-unfinished = nicht beendet
deal-missed = nicht gespielt
deal-placed = Rang { $place } von { $players } mit { $own }; bestes Ergebnis { $best }
deal-row = { $place }. { $name }: { $points }
deal-row-own = { $place }. { $name }: { $points } (du)
deal-places-later = Die Rangliste erscheint, wenn der Tag vorbei ist (UTC).
deal-guest = Leg ein Konto an, um in der Rangliste zu stehen. Gäste erscheinen dort nicht.
deal-somebody = jemand

## editions

editions-none = Keine Ausgaben in { $folder }.
editions-differ = { $count ->
    [0] wie unsere
    [one] ein Wert ist anders als unserer
   *[other] { $count } Werte sind anders als unsere
}
editions-differ-both = { $count ->
    [0] Kein Wert ist anders.
    [one] Ein Wert ist anders.
   *[other] { $count } Werte sind anders.
}
editions-looked = { $looked } von { $looks } geprüft
editions-unfit = noch nicht spielbar
editions-really = Wirklich?
editions-ours = { $name }: { $mine } (unsere: { $theirs })
editions-other = { $name }: { $mine } (die andere: { $theirs })
editions-line-true = vorhanden
editions-line-false = nicht vorhanden
editions-merged-none = Nichts ändert sich: Einen unserer Werte müssen zwei Besitzer derselben Schachtel bestätigen, für einen anderen braucht es { $owners }.
editions-merged = Bestätigt: { $confirmed }. Geändert: { $changed }. Ausgelassen, weil Besitzer derselben Schachtel sich widersprechen: { $disputed }.
editions-written = `make gen` bewahrt die bisherige Ausgabe auf; danach `make test`.
bad-no-folder = Den Ordner { $folder } gibt es nicht.
