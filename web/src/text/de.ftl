### Wörter der Webseite.

## Kopf der Seite
pages = Seiten
page-play = Spielen
page-rules = Regeln
page-study = Studium
page-settings = Einstellungen
page-more = Mehr
page-more-pages = Mehr Seiten
page-ranking = Rangliste
language = Sprache
lang-de = Deutsch
lang-en = English
theme = Farben
theme-light = Hell
theme-system = Wie das Gerät
theme-dark = Dunkel
rename = umbenennen
rename-label = { $name }: Namen ändern
rename-title = Wie sollen wir dich nennen?
rename-field = Name
save = Speichern
cancel = Abbrechen
close = Schließen

## Startseite
greeting = { $time ->
    [night] Noch wach, { $name }?
    [morning] Guten Morgen, { $name }.
    [evening] Guten Abend, { $name }.
   *[day] Guten Tag, { $name }.
}
turn-at = { $count ->
    [one] An einem Tisch bist du dran.
   *[other] An { $count } Tischen bist du dran.
}
turn-where = { $count ->
    [one] { $names } wartet
   *[other] { $names } warten
}: { $game }.
take-turn = Zum Zug
home-ask = Was bauen wir?
home-pre = Wähle ein Spiel, setz dich zu Bots oder schick jemandem den Link. Du brauchst kein Konto.
games = Spiele
minutes = { $minutes } min
players = Plätze
bots = Bots
bots-level = Stärke der Bots
bot = Bot
bot-at = Stärke des Bots auf Platz { $letter }
temper-at = Charakter des Bots auf Platz { $letter }
you-seat = Du
new-table = Ein neuer Tisch: { $game }
rules-of = Die Regeln
learn-five = In fünf Minuten lernen
play-now = Jetzt spielen
play-now-with = { $bots ->
    [one] du und ein Bot
   *[other] du und { $bots } Bots
}
invite = Freunde einladen
at-one-device = An einem Gerät
at-one-device-pre = Mehrere spielen hier reihum. Dazwischen liegt der Tisch verdeckt, bis die nächste Person sagt, dass sie da ist.
people-here = Personen hier
person-number = Person { $number }
start-here = { $bots ->
    [0] Beginnen
    [one] Beginnen, mit einem Bot
   *[other] Beginnen, mit { $bots } Bots
}
your-tables = Deine Tische
open-tables = Offene Tische
finished = Beendete Spiele
no-tables = Noch keine Tische. Wähle oben ein Spiel.
no-open = Gerade wartet niemand.
no-finished = Was du zu Ende gespielt hast, steht später hier.
seat-free = freier Platz
nobody-yet = noch niemand sonst
with = mit { $names }
turn-here = { $name } ist an diesem Gerät dran
points-of-you = Deine Punkte:
you-placed-short = { $rank ->
    [1] gewonnen
    [2] zweiter Platz
    [3] dritter Platz
   *[other] vierter Platz
}
clock-short-turn = mit Uhr
clock-short-bank = mit Uhr
clock-short-days = über Tage
more-tables = Weitere offene Tische
all-finished = Alle beendeten Spiele ({ $count })
fewer-finished = Nur die letzten
waits-for = { $free ->
    [0] alle sind da
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
your-turn-short = Du bist dran
look = Ansehen
watch-one = { $count ->
    [one] Einem laufenden Spiel zusehen
   *[other] Einem von { $count } laufenden Spielen zusehen
}
watch = Zusehen
send-link = Link schicken
more-of-table = Mehr zu diesem Tisch
put-away = Von meiner Liste entfernen
put-away-why = Der Tisch selbst bleibt für die anderen bestehen, und sein Link führt dorthin.
step-back-there = An diesem Gerät spielen mehrere: Aufgeben geht am Tisch.
sit-down = Hinsetzen
replay = Nachspielen
tell-me = Sag mir, wenn ich dran bin
promise = Dein Zug ist gespeichert, bevor ihn jemand sieht. Würfel und Karten lassen sich hinterher prüfen.
how-we-deal = Wie wir geben
about = Über uns
no-server = Der Server antwortet nicht.
no-server-yet = Der Server antwortet noch nicht; neuer Versuch …
colour-name-red = rot
colour-name-yellow = gelb
colour-name-green = grün
colour-name-blue = blau
colour-name-orange = orange
bot-name-A = Agnes
bot-name-B = Bruno
bot-name-C = Clara
bot-name-D = Dietrich
level-random = Zufall
level-greedy = Gierhals
level-net = Neuronales Netz
level-apprentice = Lehrling
level-journeyman = Geselle
level-foreman = Polier
temper-none = ausgeglichen
temper-bold = kühn
temper-careful = vorsichtig
temper-saboteur = Saboteur
level-master = Meister

## Am Tisch
you = du
your-turn = Du bist dran:
turn-of = { $name } ist dran.
bot-thinks = { $name } überlegt.
watching = Du siehst zu.
table-closed = Der Gastgeber dieses Servers hat den Tisch geschlossen.
ended-clock = Die Zeit ist abgelaufen: Das Spiel ist zu Ende, und niemand hat gewonnen.
table-damaged = beschädigt: Was gespeichert war, lässt sich nicht mehr lesen
table-outdated = frühere Regeln: Hier geht es nicht weiter, die Züge lassen sich lesen
outdated-moves = Die Züge von { $names }: { $count }.
outdated-players = Wer mitgespielt hat, findet hier die Züge.
hurried = Hier wird gerade viel gespielt, deshalb denken die Bots kürzer nach.
undo = Rückgängig
restart-turn = Zug neu beginnen
hint = Tipp
hint-none = Zu dieser Stellung gibt es keinen Tipp.
hint-thinks = Überlegt …
hint-share = Siegesanteil
hint-percent = { $percent } %
hint-margin = erwarteter Vorsprung: { $margin }
hint-sure = Der erste ist mit { $percent } % Sicherheit der beste von ihnen.
hint-line = So könnte es weitergehen:
hint-ends-rating = Mit einem Tipp zählt dieses Spiel nicht mehr für die Wertung. Trotzdem zeigen?
hint-ends-rating-yes = Tipp zeigen
hint-ends-rating-no = Gewertet weiterspielen
clock = Uhr
clock-none = keine
clock-turn = 90 Sekunden je Zug
clock-bank = 15 Minuten, je Zug 10 Sekunden dazu
clock-days = drei Tage je Zug
rating-of-table = Wertung
rated-table = Gewertetes Spiel
unrated-table = Ohne Wertung (Tipps erlaubt)
rated-rule = Dieser Tisch wird gewertet: Alle brauchen ein Konto, und ein Spiel zählt ab zehn eigenen Zügen. Gegen dieselben Leute in einer Woche oder vom selben Anschluss zählt es weniger.
rated-guest = Gewertete Spiele brauchen ein Konto.
rated-guest-link = Konto anlegen
spectators = Zuschauer
spectators-public = Öffentliche Sicht
spectators-after = Alle Hände nach dem Spiel
spectators-off = Nicht erlaubt
clock-left-days = { $days } T { $hours } Std
clock-left = { $name } hat noch { $time }
clock-runs = Die Uhr von { $name } läuft: { $time }
last-auction = Letzte Versteigerung:
standing = Dauerauftrag
standing-bid = Mitbieten bis …
standing-pass = In dieser Versteigerung passen
standing-limit = Mitbieten bis
standing-bid-it = Bis { $amount } bieten, dann passen
standing-bids = Du bietest bis { $amount } mit, dann passt du. Nur du siehst das.
standing-passes = Du passt von selbst, bis die Versteigerung vorbei ist. Nur du siehst das.
standing-withdraw = Zurücknehmen
do-it-anyway = Trotzdem abschließen
notes = Notizen
notes-why = Das kannst nur du lesen.
notes-kept = Gespeichert.
log = Verlauf
chat = Gespräch
log-and-chat = Verlauf und Gespräch
say-something = Etwas sagen
send = Senden
nothing-said = Noch hat niemand etwas gesagt.
table-menu = Tisch
rules = Regeln
rule = Regel { $rule }
connected = verbunden
disconnected = keine Antwort
sending = wird gesendet …
no-such-table = Unter dieser Adresse gibt es keinen Tisch
no-such-table-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt. Bitte noch einmal um den Link oder eröffne einen eigenen Tisch.
connection-lost = Verbindung verloren. Deine Züge sind sicher; verbinde neu …
offered-moves = Was du tun kannst
why-not = Jetzt nicht möglich
since-my-turn = Seit deinem letzten Zug
your-own-turn = Du bist dran.
undone = { $name } nimmt den letzten Zug zurück.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
absent = abwesend
hand-over = Einen Bot für mich spielen lassen
hand-over-level = Stufe des Bots
hand-over-counts = { $stake ->
    [rating] Spielt ein Bot für dich, zählt das Spiel für deine Wertung als Niederlage, auch wenn du zurückkommst.
    [deal] Spielt ein Bot für dich, kommst du mit diesen Karten nicht in die Rangliste, auch wenn du zurückkommst.
    [round] Spielt ein Bot für dich, gilt diese Runde als aufgegeben und zählt wie ein letzter Platz, auch wenn du zurückkommst.
    [round-and-rating] Spielt ein Bot für dich, gilt diese Runde als aufgegeben: Sie zählt wie ein letzter Platz und für deine Wertung als Niederlage, auch wenn du zurückkommst.
   *[nothing] Du kannst deinen Platz jederzeit zurücknehmen.
}
take-back = Meinen Platz zurücknehmen
resign = Aufgeben
resign-sure = Wer aufgibt, wird Letzter und kann nicht zurück. Wo andere noch spielen, spielt ein Bot an diesem Platz weiter; sonst ist das Spiel zu Ende.{ $stake ->
    [rating] { " " }Für deine Wertung zählt es als Niederlage.
    [deal] { " " }Mit diesen Karten kommst du dann nicht in die Rangliste.
    [round] { " " }Diese Runde zählt für dich wie ein letzter Platz.
    [round-and-rating] { " " }Diese Runde zählt für dich wie ein letzter Platz und für deine Wertung als Niederlage.
   *[nothing] { "" }
}
resign-yes = Ja, aufgeben
you-resigned = Du hast dieses Spiel aufgegeben.
seat-resigned = aufgegeben; ein Bot spielt
result-given-up = Du hast dieses Spiel nicht selbst zu Ende gespielt.{ $stake ->
    [rating] { " " }Für deine Wertung zählt es als Niederlage.
    [deal] { " " }Mit diesen Karten kommst du nicht in die Rangliste.
    [round] { " " }Diese Runde zählt für dich wie ein letzter Platz.
    [round-and-rating] { " " }Diese Runde zählt für dich wie ein letzter Platz und für deine Wertung als Niederlage.
   *[nothing] { "" }
}
bot-for = Bot für { $name }
bot-for-you = Bot für dich
stake-rated = Dieses Spiel wird gewertet.
stake-clock-bot = Läuft deine Zeit ab, zieht ein Bot für dich, bis jemand anderes am Zug ist.{ $stake ->
    [rating] { " " }Macht er alle deine Züge, zählt das Spiel für deine Wertung als Niederlage.
    [round] { " " }Macht er alle deine Züge, zählt diese Turnierrunde wie ein letzter Platz.
    [round-and-rating] { " " }Macht er alle deine Züge, zählt diese Turnierrunde wie ein letzter Platz und für deine Wertung als Niederlage.
   *[nothing] { "" }
}
stake-clock-end = Läuft deine Zeit ab, ist das Spiel zu Ende.{ $stake ->
    [rating] { " " }Für deine Wertung zählt es als Niederlage.
    [round] { " " }Diese Turnierrunde zählt für dich wie ein letzter Platz.
    [round-and-rating] { " " }Diese Turnierrunde zählt für dich wie ein letzter Platz und für deine Wertung als Niederlage.
   *[nothing] { " " }Gewonnen hat dann niemand.
}
stake-absence = Bist du { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} weg, während du am Zug bist, spielt ein Bot für dich, bis du zurück bist.{ $stake ->
    [rating] { " " }Bist du bis zum Schluss nicht zurück, zählt das für deine Wertung als Niederlage.
   *[nothing] { "" }
}
leave = Den Tisch verlassen
home = Startseite
turn-notice = Du bist dran · { $game }
give-device = Gib das Gerät an { $name }.
give-device-why = { $name } ist dran. Alle anderen sehen weg.
show-hand = Ich bin { $name }: meine Hand zeigen
look-at-hand = Hand von { $name }
hands-covered = Alle Hände liegen verdeckt. Deine eigene darfst du ansehen, während du wartest.
since-then = Was alle gesehen haben
hand-open = Die Hand von { $name } liegt offen.
cover-hand = Verdecken

## Vor dem Spiel
lobby-title = { $free ->
    [0] Alle sind da
   *[other] Warten auf Freunde
}
lobby-pre = Wer diesen Link öffnet, kann sich an deinen Tisch setzen.
lobby-guest = { $name } hat diesen Tisch eröffnet.
copy-link = Link kopieren
copied = Kopiert
link-only-here = Dieser Link führt nur auf diesen Rechner. Für Freunde an anderen Geräten: mit --host 0.0.0.0 starten und diese Seite unter der eigenen Adresse des Rechners öffnen.
share = Teilen
qr-label = QR-Code des Links
fill-bots = Mit Bots auffüllen
start = Spiel beginnen
start-when-full = Das Spiel kann beginnen, sobald alle Plätze besetzt sind.
host-starts = { $name } beginnt das Spiel.
join = Hinsetzen
seat-open = frei
make-bot = Bot hierher
make-open = Platz freigeben
salt = Faires Mischen (freiwillig)
salt-why = Schreib irgendetwas: Es wird mit eingemischt.
list-table = Offen für alle: diesen Tisch in der Liste der offenen Tische zeigen
is-listed = Dieser Tisch steht in der Liste der offenen Tische.

## Ende des Spiels
game-over = Das Spiel ist zu Ende
you-won = Du hast gewonnen
you-won-too = Du teilst den Sieg mit { $names }
you-placed = { $rank ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] Vierter Platz
}
won = { $names } { $count ->
    [one] hat
   *[other] haben
} gewonnen
rematch = Noch einmal
to-rematch = Zum neuen Spiel
verify = Mischen prüfen
verified = Geprüft: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, und alle Karten und Würfel folgen aus dem geöffneten Startwert.
not-verified = Diese Aufzeichnung stimmt nicht: { $reason }
download = Aufzeichnung herunterladen
to-replay = Nachspielen
back-to-table = Den Tisch ansehen
tally = Woher die Punkte kamen
tally-total = Punkte
commitment = Siegel
seed = Geöffneter Startwert

## Nachspielen
replay-title = Nachspielen
replay-at = Zug { $at } von { $of }
replay-seat = Gesehen von
replay-spectator = allen
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen zurück
replay-on = Einen weiter
replay-play = Abspielen
replay-stop = Anhalten
load-record = Aufzeichnung öffnen
study-pre = Öffne eine Aufzeichnung, um jeden Zug und sein Glück zu prüfen, oder wähle eines deiner beendeten Spiele.
record-drop = oder hierher ziehen
record-checks = Wird geprüft …
record-checked = geprüft
record-bad = { $file } lässt sich nicht öffnen: { $reason }
record-no-json = Das ist keine Aufzeichnung.
record-forgotten = Der Server hat diese Aufzeichnung nicht mehr. Bitte öffne die Datei noch einmal.
download-short = Aufzeichnung
replay-slider = Zug
analysis = Analyse
analysis-runs = Analysiere die Züge: { $done } von { $of }
analysis-waits = Eine andere Analyse kommt zuerst …
analysis-failed = Die Analyse konnte nicht beendet werden.
analysis-curve = Anteil am Sieg, Zug für Zug
analysis-errors = Fehler
analysis-luck = Glück
analysis-decision = Entscheidung
analysis-decision-back = Vorige Entscheidung
analysis-decision-on = Nächste Entscheidung
analysis-turn = Wende
analysis-turn-back = Vorige Wende
analysis-turn-on = Nächste Wende
analysis-mark-name = Zug { $number }, { $name }, Preis { $cost }, besser: { $better }
analysis-better = Besser: „{ $better }“.
analysis-costs = Kostet { $cost } eines Sieges.
analysis-played-it = { $name } wählte „{ $move }“.
analysis-best = { $name }: „{ $move }“. Nichts klar Besseres gefunden.
analysis-perhaps = „{ $move }“ ist vielleicht um { $gain } eines Sieges besser, sicher ist das nicht.
analysis-forced = { $name }: „{ $move }“. Es gab keine Wahl.
analysis-stand-in = Für { $name } spielte ein Bot „{ $move }“: Das war niemandes Entscheidung und wird nicht bewertet.
analysis-happens = { $played } von { $worlds } Mal statt { $better }
analysis-parts = Woher die Punkte kommen, { $worlds } Mal zu Ende gespielt
analysis-part = { $row }, { $name }
analysis-best-other = bester anderer Platz
analysis-rest = Alles Übrige
analysis-lead = Zusammen: Vorsprung auf den besten anderen Platz
analysis-lead-unsure = { $worlds } Mal zu Ende gespielt, unterscheiden sich die beiden Züge nach Punkten nicht klar.
analysis-moves = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}, in denselben Partien verglichen
analysis-more = Alle { $count } zeigen
analysis-move = Zug
analysis-share = Anteil am Sieg
analysis-gain = Unterschied
analysis-played = gespielt
analysis-better-word = besser
analysis-unsure = unsicher
analysis-seats = Die Plätze
analysis-share-now = jetzt { $share }
analysis-error = Fehler je Entscheidung
analysis-blunders = Grobe Fehler
analysis-adjusted = Ohne Glück
analysis-flag-played = gespielt { $share }
analysis-flag-better = besser { $share }
analysis-flag-other = { $share }
analysis-flag-played-words = Trainer: Das wurde gespielt, { $share } des Sieges
analysis-flag-better-words = Trainer: Das war besser, { $share } des Sieges
analysis-flag-other-words = Trainer: { $share } des Sieges
analysis-nobody = niemand
analysis-who = { $name } { $count } von { $worlds }
analysis-tenths = Jedes Zeichen steht für ein Zehntel der zu Ende gespielten Partien ({ $worlds })
what-if-here = Was wäre wenn, ab hier
analysis-classes-told = Aus einem einzigen Spiel ist die Spielklasse nur geraten: Wenige seiner Entscheidungen zählen. Alle Spiele eines Menschen zusammen sagen mehr.
analysis-classes-unmeasured = Noch keine Spielklasse: Die Fehler der Bots sind bei diesem Spiel noch nicht gemessen.
analysis-classes-unordered = Keine Spielklasse: Bei diesem Spiel machen stärkere Bots nicht kleinere Fehler; ein Fehler sagt also nichts über eine Stufe.
analysis-luck-deal = Verteilung
analysis-luck-dice = Würfel
analysis-luck-draws = Karten
analysis-luck-others = Entscheidungen der anderen
analysis-luck-unseen = was niemand wissen konnte
analysis-no-luck = In diesem Spiel war alles vor dem ersten Zug gemischt: Kein Zug hatte eigenes Glück, und was in den Stapeln lag, steckt im Glück der Verteilung.
analysis-turns = Wo sich das Spiel wendete
analysis-mistake = { $name }: „{ $move }“ kostete { $cost } eines Sieges; besser: „{ $better }“
analysis-stroke = Das Glück gab { $name } { $gain } eines Sieges, als { $mover } „{ $move }“ wählte.
analysis-none = Kein Zug sticht heraus.
analysis-note = Geschätzt aus ausgespielten Partien; ein Zug wird nach dem beurteilt, was sein Platz wusste. T führt zur nächsten Wende, Umschalt und ein Pfeil zur nächsten Entscheidung.
what-if = Was wäre, wenn?
exercise-begin = { $name }: aus { $count ->
    [one] einem Fehler
   *[other] { $count } Fehlern
} lernen
exercise-ask = Was würdest du hier tun, { $name }?
exercise-how = Mach am Tisch einen Zug: einen der { $count }, die verglichen wurden.
exercise-best = „{ $move }“ ist am besten.
exercise-good = „{ $move }“ ist gut, aber es geht besser.
exercise-mistake = „{ $move }“ ist ein Fehler.
exercise-blunder = „{ $move }“ ist ein grober Fehler.
exercise-next = Weiter ({ $count })
exercise-show = Zeig es mir
exercise-leave = Zurück zur Partie
try-again = Noch einmal

## Regeln
rules-search = In den Regeln suchen
rules-none = In keiner Regel stehen diese Wörter.
rules-found = { $count ->
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rules-printed = Was gedruckt ist
rules-chapters = Kapitel
rules-list = Die Regeln der Spiele

## Einstellungen
settings-tempo = Tempo der Bots
tempo-calm = gemütlich
tempo-quick = schnell
tempo-instant = sofort
skip-to-me = Weiter bis zu mir
skipped = Übersprungen:
play-back = Noch einmal zeigen
playing-back = Noch einmal …
settings-speed = Tempo der Animationen
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-off = keine
settings-notify = Sag mir, wenn ich dran bin, auch in einem anderen Tab
settings-forced = Erzwungene Züge von selbst machen
settings-sound = Geräusche
on = an
off = aus

## Das eigene Konto
account = Konto
account-is = Du bist als „{ $name }“ angemeldet.
way-keep = Konto anlegen (deine Spiele bleiben)
way-keep-why = Als Gast kennt dich nur dieser Browser. Mit Name und Passwort bleiben deine Tische, beendeten Spiele und Wertungen deine, auch auf anderen Geräten; nichts, was du gespielt hast, geht verloren. Nach einer E-Mail-Adresse wird nicht gefragt. Für den Fall, dass du das Passwort vergisst, druck einen Code aus oder trag bei den Erinnerungen eine Adresse ein.
way-log-in = Anmelden
way-log-in-why = Zurück zu einem Konto, das du auf einem anderen Gerät angelegt hast.
account-name = Name des Kontos
account-name-form = Buchstaben, Ziffern, Punkte, Binde- und Unterstriche, ohne Leerzeichen
password = Passwort
password-form = Mindestens 8 Zeichen
left-behind = { $count ->
    [one] Ein Tisch gehört dir als Gast. Meldest du dich an, bleibt er zurück.
   *[other] { $count } Tische gehören dir als Gast. Meldest du dich an, bleiben sie zurück.
}
log-in-anyway = Trotzdem anmelden
old-password = Bisheriges Passwort
new-password = Neues Passwort
change-password = Passwort ändern
first-password = Ein Passwort dazu
set-password = Passwort festlegen
no-password = Dein Konto hat noch kein Passwort.
password-changed = Das Passwort ist geändert; überall sonst bist du abgemeldet.
sessions = Wo du angemeldet bist
session-here = hier
session-seen = zuletzt benutzt { $when }
some-program = Unbekanntes Programm
log-out = Abmelden
end-session = Beenden
log-out-everywhere = Überall abmelden
log-out-everywhere-sure = Alle deine Sitzungen enden, auch diese. Herein kommst du wieder mit Passwort, Passkey oder gedrucktem Code.
logged-out = Du bist abgemeldet und jetzt als Gast hier.
delete-me = Alles über mich löschen
delete-me-what = Dein Name, dein Konto, deine Notizen, Wertungen und was du gesagt hast, werden gelöscht. Deine Züge bleiben in den Spielen der anderen, ohne Namen; in laufenden Spielen spielen Bots für dich weiter.
delete-me-sure = Das lässt sich nicht zurücknehmen. Alles löschen?
delete-me-yes = Ja, alles löschen
deleted-me = Alles über dich ist gelöscht; du bist hier ein neuer Gast.

## Über
how-title = Wie wir geben
how-1 = Vor dem Spiel zieht der Server einen geheimen Startwert und veröffentlicht dessen Prüfsumme, das Siegel. Jeder Würfel und jede Karte des Spiels folgt aus dem Startwert, den Eingaben der Spieler und der Nummer des Zugs.
how-2 = Ist das Spiel vorbei, wird der Startwert geöffnet. Dann kann jeder nachsehen, ob er zum Siegel passt, und das ganze Spiel mit denselben Würfeln und Karten nachspielen: „Mischen prüfen“ tut das auf einmal.
how-3 = Ein Zug wird gespeichert, bevor ihn jemand sieht; so geht nichts verloren, wenn eine Verbindung oder ein Server ausfällt. Was ein Platz nicht wissen darf, wird ihm nie geschickt.
about-title = Über die Bauhütte
about-1 = Die Bauhütte, in der eine mittelalterliche Baustelle ihre Arbeit plante, ist das Zuhause von vier Baumeisterspielen. Sie ist freie Software.
about-2 = Die Schriften sind aus Source Serif 4 und Source Sans 3 gemacht (SIL Open Font License). Alle Zeichnungen sind unsere eigenen.
not-found = Hier ist nichts.
loading = Einen Augenblick …
table-not-shown = Dieser Tisch lässt sich noch nicht zeigen.
tries-again = Neuer Versuch …
no-drawing = Der Stand am Tisch

## Varianten der Spiele

## Lektionen
learn = Lektion
coach = Der Lehrmeister
lesson-page = { $at } von { $of }
lesson-back = Eine Seite zurück
lesson-next = Weiter
lesson-read = Lektion: Lies weiter.
lesson-then = Danach bist du dran.
lesson-waits = Die anderen spielen …
lesson-leave = Lektion verlassen
lesson-own-table = Ein eigener Tisch
play-on = Weiterspielen
