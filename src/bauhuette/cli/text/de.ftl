### Die Sätze der Kommandozeile.

## Spielen

your-turn = { $seat } ({ $letter }): { $ask }.
their-turn = { $seat } ({ $letter }) ist am Zug.
hint-best = beste: lass das Programm die beste Folge von Zügen spielen
offers = Du kannst
log = Was geschehen ist
nothing-yet = Noch nichts.
pick-game = Welches Spiel?
pick-game-prompt = Nummer oder Name:
pick-game-again = „{ $text }“ steht nicht zur Wahl.
cover = Weiter geht es mit { $name } ({ $letter }).
cover-prompt = Gib die Tastatur weiter. { $name }, drück die Eingabetaste.
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
help-log = erzählt das Spiel von Anfang an
help-score = nennt den Punktestand
help-why = sagt, warum ein Zug nicht geht: „warum { $example }“
help-best = führt die beste Folge von Zügen aus, die das Programm für diesen Schritt kennt
help-hint = nennt die besten Züge und was von ihnen zu erwarten ist
help-tutor = schaltet einen Lehrmeister ein: Er beurteilt die Züge und warnt dich vor groben Fehlern; „lehrmeister aus“ beendet es
help-undo = nimmt deinen letzten Zug zurück, wenn dadurch nichts aufgedeckt wurde
help-rules = zeigt eine Regel: „regeln { $example }“, oder alle mit einem Wort
help-save = speichert die Aufzeichnung: „speichern DATEI“
help-always = antwortet für dich: „immer nur“ macht einen Zug, wenn kein anderer möglich ist, „immer { $example }“ sobald er möglich ist, „immer keine“ beendet es
help-prepare = bereitet Antworten für deine nächsten Entscheidungen vor: „vorbereiten { $example }“, nur nach einem Zug von Platz B „vorbereiten b { $example }: { $example }“, „vorbereiten keine“ streicht sie
help-hand = lässt einen Bot an deinem Platz weiterspielen
help-resign = gibt auf: Du kommst auf den letzten Platz, und wo andere noch spielen, spielt ein Bot weiter
help-quit = hört auf; „bauhuette resume“ setzt das Spiel fort
help-moves-how = Ein Zug ist seine Nummer oder sein Name, zum Beispiel: { $examples }.

## Antworten

refused = „{ $move }“ geht jetzt nicht ({ $rule }): { $reason }
refused-why = Warum es diese Regel gibt: { $why }
unknown = „{ $text }“ ist weder ein Zug noch ein Befehl.
nearest = Vielleicht meinst du { $number }: { $typed }
nearest-typed = Vielleicht meinst du: { $typed }
allowed = „{ $move }“ ist möglich.
why-what = Warum was? Zum Beispiel: „warum { $example }“.
hint-thinking = Ich denke nach …
hint-move = { $rank }. { $move }: { $share } % Siegchance, Abstand zum besten anderen { $lead }, zu { $sure } % sicher, dass nichts besser ist
hint-line = So könnte es weitergehen: { $line }
hint-ends-rating = Mit einem Tipp zählt dieses Spiel nicht mehr für die Wertung. Trotzdem zeigen? (ja oder nein)
tutor-on = Du spielst mit Lehrmeister: Er fragt vor einem groben Fehler nach. „lehrmeister aus“ beendet es.
tutor-off = Du spielst ohne Lehrmeister.
tutor-best = am besten: { $move }
tutor-good = gut: { $move }, kostet { $loss } eines Sieges
tutor-mistake = Fehler: { $move }, kostet { $loss } eines Sieges
tutor-blunder = grober Fehler: { $move }, kostet { $loss } eines Sieges
tutor-unsure = unsicher: { $move }, kostet vielleicht { $loss } eines Sieges
tutor-shares = Anteile am Sieg, soweit du es wissen kannst: { $shares }
tutor-warning = „{ $move }“ kostet etwa { $loss } eines Sieges; es gibt einen besseren Zug. Trotzdem spielen? (ja oder nein)
off-words = aus off keiner nein
no-best = Für diesen Schritt kennt das Programm keine beste Folge.
undone = Zurückgenommen: { $move }.
saved = Gespeichert: { $file }
save-where = Wohin? Zum Beispiel: „speichern partie.json“.
no-rule = Keine Regel passt zu „{ $text }“. Die Regeln heißen { $first } bis { $last }.
rule = { $id }: { $text }
rule-marked = { $id }, { $mark }
standing-row = { $rank }. { $seat } ({ $letter }), { $score }
score-amount = { $score } { $count ->
    [one] Punkt
   *[other] Punkte
}

## Ende

course-title = Der Stand vom Anfang bis Zug { $last } ({ $several }: mehrere gleichauf)
course-after = Stand nach Zug { $number }: { $scores }

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
bad-compared = „{ $found }“ lässt sich nicht vergleichen: Es ist weder eine Option des Spiels ({ $known }) noch eine Ausgabendatei (.toml) noch ein Spiel für ebenso viele Personen.
bad-option = „{ $found }“ ist keine Option; schreib name=zahl.
bad-suffix = { $file }: Geschrieben wird Parquet, deshalb muss der Name auf { $wanted } enden.
bad-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
bad-no-server-here = Das gibt es nur an Tischen eines Servers.
none-words = keine keiner nichts none
only-words = nur only
always-only = der einzige mögliche Zug
always-row = Immer: { $what }
prepare-row = Vorbereitet { $number }: { $what }
prepare-row-if = Vorbereitet { $number }: { $what } (nur wenn { $name } vorher: { $did })
prepare-nothing = Nichts ist vorbereitet.
prepare-whose = Vor dem Doppelpunkt steht ein Platz ({ $known }) und sein Zug.
dropped-unforeseen = Es kam anders: Was du vorbereitet hast, gilt nicht mehr.
dropped-not-offered = Die vorbereitete Antwort war nicht möglich.
dropped-played = Hier wurde anders gezogen: Was du vorbereitet hast, gilt nicht mehr.
dropped-undone = Ein Zug wurde zurückgenommen: Was du vorbereitet hast, gilt nicht mehr.
bad-alone = Hier spielt niemand für dich weiter; „aufhören“ beendet es.
bad-nothing-kept = Es gibt kein angefangenes Spiel.
bad-not-kept = { $file } ist kein Spiel, das im Terminal begonnen wurde.
bad-rule = Die Regel „{ $found }“ gibt es nicht; die Regeln heißen { $first } bis { $last }.
bad-no-game = Ohne Spiel geht es nicht; zum Beispiel: bauhuette play pillars
bad-bench-track = Eine Spur „{ $found }“ gibt es nicht; es gibt: { $known }.
bad-seat-count = { $found ->
    [one] Einen Platz
   *[other] { $found } Plätze
} gibt es in diesem Spiel nicht; möglich: { $known }.

## Spiele und Regeln

game-title = { $name }: { $title }
game-facts = { "  " }{ $seats } Plätze, { $minutes } Minuten; { $authors } ({ $publisher } { $year })
game-option = { "  " }--option { $name }={ $values } (sonst { $default })

## Aufzeichnungen

verify-good = In Ordnung: { $file }
verify-bad = Nicht in Ordnung: { $file }: { $reason }
verify-what = { $game }: { $moves } { $moves ->
    [one] Zug
   *[other] Züge
}, jeder erlaubt, jeder Stand wie aufgezeichnet, Karten und Würfel wie versiegelt ({ $commitment }).
verify-over = Das Spiel ist zu Ende, das Ergebnis stimmt.
verify-unfinished = Das Spiel ist noch nicht zu Ende.
replay-move = Zug { $number }, { $seat }: { $move }

## Viele Spiele

soak-task = { $game }, { $seats } Plätze
soak-result = { $seats } Plätze: { $games } { $games ->
    [one] Spiel
   *[other] Spiele
}, { $moves } { $moves ->
    [one] Zug
   *[other] Züge
}, { $broken } { $broken ->
    [one] Verstoß
   *[other] Verstöße
}.
soak-broken = Verstoß: --seats { $seats } --seed { $seed } --first { $number } --games 1, Zug { $move }: { $what }
soak-audit = etwas ging verloren oder verdoppelte sich
soak-no-move = kein Zug möglich, obwohl das Spiel läuft
soak-guards = angebotene und erlaubte Züge sind verschieden
soak-news-full = zu viele Neuigkeiten für einen Zug
soak-too-long = das Spiel endet nicht
soak-policy = der Bot „Gierhals“ wählt einen Zug, der nicht angeboten ist
balance-task = { $game }, { $seats } Plätze
## Datensätze

export-task = { $game }, { $seats } Plätze
export-done = { $file }: { $games } { $games ->
    [one] Spiel
   *[other] Spiele
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
export-records = { $game }, aufgezeichnete Spiele
export-left-out = Ausgelassen: { $file } ({ $reason })
export-other-game = ein Spiel von { $game }
export-other-edition = mit anderem Spielmaterial gespielt
export-unfinished = nicht zu Ende gespielt

## serve

serving = Die Bauhütte ist offen: { $address } (Strg-C schließt sie).

## Bildschirm

since = Seit deinem Zug
ended = Das Spiel ist zu Ende.
overlay-more = Eingabetaste: weiterblättern
overlay-close = Eingabetaste: zurück zum Tisch
sign-white = w
sign-grey = g
sign-black = s
sign-done = fertig
sign-hammer = (Hammer)
sign-to = an
sign-open = .
several = „{ $text }“ kann mehreres sein: { $moves }
stopped = Angehalten; nicht mehr getan: { $rest }
no-hint = Dazu weiß ich nichts.
last-move = dein letzter Zug
save-over = { $file } gibt es schon. Überschreiben? (ja oder nein)
save-not = Nicht gespeichert.
not-done = Es ist nichts geschehen.
hand-sure = Ein Bot spielt an deinem Platz weiter.{ $stake ->
    [rating] { " " }Für deine Wertung zählt das als Niederlage, auch wenn du zurückkommst.
    [deal] { " " }Mit diesen Karten kommst du dann nicht in die Rangliste, auch wenn du zurückkommst.
    [round] { " " }Diese Runde hast du damit aufgegeben: Sie zählt wie ein letzter Platz, auch wenn du zurückkommst.
    [round-and-rating] { " " }Diese Runde hast du damit aufgegeben: Sie zählt wie ein letzter Platz und für deine Wertung als Niederlage, auch wenn du zurückkommst.
   *[nothing] { "" }
} Willst du das? (ja oder nein)
hand-done = Ein Bot spielt für dich weiter.
resign-sure = Wer aufgibt, kommt auf den letzten Platz, und das lässt sich nicht zurücknehmen.{ $stake ->
    [rating] { " " }Für deine Wertung zählt es als Niederlage.
    [deal] { " " }Mit diesen Karten kommst du dann nicht in die Rangliste.
    [round] { " " }Diese Runde zählt für dich wie ein letzter Platz.
    [round-and-rating] { " " }Diese Runde zählt für dich wie ein letzter Platz und für deine Wertung als Niederlage.
   *[nothing] { "" }
} Aufgeben? (ja oder nein)
resign-done = Du hast aufgegeben.
save-remote = Ein Tisch auf einem Server wird dort aufbewahrt.
yes-words = ja j yes y
help-typing = Es genügt ein eindeutiger Anfang; mehrere Züge werden mit Kommas getrennt; die Eingabetaste allein nimmt den einzigen Zug.
replay-prompt = Zug { $number } von { $all } (? hilft) >
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
step-help-seat = platz b: so, wie Platz B es sieht; platz: so, wie es der sieht, der am Zug ist
step-help-what-if = was-wäre-wenn, was-wäre-wenn „gleich der König“: von hier gegen Bots weiterspielen, mit anderen Karten und Würfeln, unter diesem Namen
step-help-branches = zweige: was in diesem Spiel anders versucht wurde (mit einer Nummer dahinter: einen vom Server ansehen)
step-help-quit = aufhören
step-unknown = „{ $text }“ verstehe ich nicht; ? nennt die Wörter.
step-seat-later = Hände sieht man erst, wenn das Spiel zu Ende ist.
sign-more = {"..."}
sign-minus = {"-"}
sign-at-most = {"höchstens "}
sign-secured = {" gesichert"}
sign-comma = {", "}

## Anfangen

start-seats = Wie viele Plätze? ({ $known }; Eingabetaste: { $usual })
start-levels = Wer sitzt dir gegenüber?
start-tempers = Lehrling bis Meister können einen Charakter haben, zum Beispiel { $example }:
start-people = Ein anderer Name: ein Mensch an dieser Tastatur.
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
saved-none = Hier wurde noch kein Spiel begonnen.
saved-which = Mit welchem weiter? (Nummer; Eingabetaste: mit keinem)
bad-no-number = Nummer { $number } gibt es nicht; „bauhuette saved“ nennt { $last }.

## Lernen

lesson = Lektion
lesson-step = Schritt { $number } von { $all }
lesson-other = Hier geht die Lektion weiter mit: { $move }
lesson-go-on = Eingabetaste: weiter
lesson-over = Das war die Lektion. Eingabetaste: von hier weiterspielen; ein Wort: aufhören
lesson-left = Die Lektion beginnt jederzeit von vorn: bauhuette learn
bad-no-lesson = { $game } hat keine Lektion.

## An einem anderen Tisch

remote-lobby = Du sitzt am Tisch { $link }. { $count ->
    [0] Alle Plätze sind besetzt; es geht los, wenn der Gastgeber beginnt.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
remote-closed = Der Gastgeber dieses Servers hat den Tisch geschlossen.
remote-notice = Hinweis: { $text }
remote-stale = Der Tisch war schon weiter; hier ist der neue Stand.
remote-left = Der Tisch steht weiter auf dem Server: { $link }
bad-link = „{ $link }“ ist kein Link zu einem Tisch; so sieht er aus: http://server/t/…
bad-no-server = Der Server antwortet nicht ({ $reason }).
bad-remembered = Die Datei, in der steht, wer du an diesem Server bist, lässt sich nicht lesen; ohne sie bist du dort ein neuer Gast: { $file }
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
admin-none = Es gibt nichts aufzuzählen.
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
admin-did-unbanned = wieder zugelassen
admin-did-deleted = Person gelöscht
admin-did-announced = angekündigt
admin-did-taken-back = Ankündigung zurückgenommen
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
admin-not-done = Es wurde nichts getan.
admin-banned = { $who } ist nicht mehr zugelassen; laufende Server merken es nach wenigen Sekunden.
admin-unbanned = { $who } ist wieder zugelassen.
admin-announced = Nach wenigen Sekunden sehen es alle.
admin-taken-back = Niemand sieht es mehr.
admin-exported = Alles, was über diese Person gespeichert ist, steht in { $file }.
bad-status = Den Stand „{ $found }“ gibt es nicht: lobby, running oder over.
bad-kind = Die Art „{ $found }“ gibt es nicht: accounts, guests oder banned.
bad-address = „{ $found }“ ist keine Netzadresse.
bad-who-or-address = Nenne entweder eine Person oder mit --address eine Adresse.
bad-announce = Gib eine Zeile an, die gezeigt werden soll, oder nimm die jetzige mit --take-back zurück.
bad-file-exists = Die Datei { $file } gibt es schon.
bad-not-written = { $file } lässt sich nicht schreiben: { $reason }
bad-moment = „{ $found }“ ist keine Zeit: 2026-12-31, „2026-12-31 18:00“ oder 30m, 12h, 7d, 4w von jetzt an.
bad-moment-past = „{ $found }“ liegt nicht in der Zukunft.

## Training
train-imitation = { $seconds } s, ahmt nach: { $decisions } Mio. Entscheidungen, { $agreement } % wie die Spielweise
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
}: Verlust { $outlook } an Partien, aus denen nicht gelernt wurde, { $estimate } nach der Schätzung
train-pupil = { $seconds } s: { $decisions } Mio. Entscheidungen, { $agreement } % wie sein Lehrer; { $share } ± { $doubt } % unter Gierigen
train-wrote = Geschrieben: { $file }

## Turniere
bad-tournament = { $what }: { $reason }
bad-tournament-name = Sag, wer teilnimmt: --name NAME oder --bot STÄRKE.
bad-tournament-link = Das ist nicht der Link eines Turniers: { $link }
bad-tournament-round = Runde { $number } gibt es noch nicht.
bad-tournament-deal = Die Karten der Runde { $number } sind nicht zu vergleichen: Es sind nicht überall dieselben, oder ein Tisch spielt noch.

### Rätsel

puzzle = Rätsel
puzzle-number = { $number } von { $all }, Schwierigkeit { $difficulty } von 5
puzzle-ask = Finde den besten Zug. { $count } stehen zur Wahl, einer ist klar der beste: Der nächste kostet { $gap } eines Sieges. „tipp“ nennt zwei davon, „zeigen“ den besten.
name-show = zeigen
puzzle-hint = Einer von beiden ist der beste: { $first }, oder { $second }.
puzzle-other-help = Das ist ein Rätsel: Den besten Zug findest du selbst. „tipp“ nennt zwei Züge, einer davon ist der beste; „zeigen“ verrät ihn.
puzzle-shown = Am besten ist: { $best }. Das zählt als verfehlt.
verdict-best = Richtig: { $move } ist das Beste.
verdict-good = Gut. { $move } kostet nur { $cost } eines Sieges; am besten ist: { $best }.
verdict-mistake = { $move } kostet { $cost } eines Sieges. Am besten ist: { $best }.
verdict-blunder = Nein: { $move } kostet { $cost } eines Sieges. Am besten ist: { $best }.
puzzle-cost = { $move }: kostet { $cost }
puzzle-line = So kann es weitergehen: { $line }
puzzle-theme = Thema: { $theme }
puzzle-round = Beste Züge gefunden: { $found } von { $all }
puzzle-making = Starke Spieler spielen
puzzle-made = Rätsel: { $count }, in { $file }
puzzle-checking = Es wird länger hingesehen
puzzle-falls = { $id }: { $best } hält nicht stand, gefunden wurde { $other }
puzzle-checked = { $right } von { $all } halten stand ({ $playouts } Durchspiele für jede der beiden Suchen)
bad-no-puzzle = { $game } hat kein solches Rätsel. Themen: { $themes }
bad-no-theme = { $theme } ist kein Thema. Themen: { $themes }

branch-over = Hier ist das Spiel zu Ende, da gibt es nichts anders zu versuchen. Geh erst zurück.
branch-begins = Was wäre wenn? Du spielst { $seat } und weißt nur, was damals zu wissen war.
branch-none = In diesem Spiel wurde hier noch nichts anders versucht.
branch-none-there = Zu diesem Spiel hat der Server keine Zweige, die du sehen darfst.
branch-row-there = { $number }. { $name }: { $by }, nach Zug { $move }, Platz { $seat }, { $state }, { $link }
branch-somebody = jemand
branch-no-such = Diesen Zweig gibt es nicht; insgesamt: { $count }.
branch-still-played = Dieser Zweig wird noch gespielt: bauhuette play --join { $link }
branch-unnamed = ohne Namen
branch-row = { $number }. { $name }: nach Zug { $move }, Platz { $seat }, { $state } ({ $file })
saved-branch = Was wäre wenn: { $name }, nach Zug { $move }

bad-deal-server = „{ $server }“ ist keine Adresse eines Servers. Schreib sie wie http://localhost:8000
bad-deal-none = Dieser Server hat heute keine Karten des Tages für { $game }.
deal-rules = Karten des Tages: dieselben Karten und Würfel für alle, gegen dieselben Bots ({ $level }). Ein Versuch zählt, bis Mitternacht (UTC).
deal-day = Karten des Tages vom { $day } (UTC); spielen: bauhuette today SPIEL
deal-open = noch nicht gespielt; gespielt haben es { $players }, bestes Ergebnis { $best }
deal-playing = du hast begonnen; gespielt haben es { $players }, bestes Ergebnis { $best }
deal-played = gespielt
deal-given-up = von dir aufgegeben
deal-unfinished = nicht beendet
deal-missed = versäumt
deal-placed = Platz { $place } von { $players } mit { $own }; bestes Ergebnis { $best }
deal-row = { $place }. { $name }: { $points }
deal-row-own = { $place }. { $name }: { $points } (du)
deal-places-later = Die Rangliste erscheint, wenn der Tag vorbei ist (UTC).
deal-guest = Leg ein Konto an, um in der Rangliste zu stehen: Andere sehen dort nur Konten.
deal-somebody = jemand
