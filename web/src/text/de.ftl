### Wörter der Webseite.

## Kopf der Seite
pages = Seiten
page-play = Spielen
page-rules = Regeln
page-study = Analyse
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
take-turn = Jetzt ziehen
home-ask = Was bauen wir?
welcome = Willkommen.
home-pre = Vier Spiele um große Baumeister, gegen Bots oder Freunde. Ein Konto brauchst du nicht.
games = Spiele
game-facts = { $seats } Spieler · { $minutes } min
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
new-table-who = { $bots ->
    [one] Du und ein Bot
   *[other] Du und { $bots } Bots
}
new-table-how = { $level } · { $clock ->
    [turn] 90 Sekunden je Zug
    [bank] 15 Minuten pro Person
    [days] drei Tage je Zug
   *[none] ohne Uhr
}
new-table-stake = { $rated ->
    [yes] gewertet
   *[no] ohne Wertung
}
invite = Freunde einladen
at-one-device = An einem Gerät
at-one-device-pre = Mehrere spielen reihum an diesem Gerät. Dazwischen liegt der Tisch verdeckt, bis die nächste Person bereit ist.
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
no-open = Gerade ist kein Tisch offen.
no-finished = Deine beendeten Spiele stehen später hier.
seat-free = freier Platz
nobody-yet = bisher nur du
with = mit { $names }
turn-here = { $name } ist an diesem Gerät dran
points-of-you = Deine Punkte:
you-placed-short = { $rank ->
    [1] gewonnen
    [2] zweiter Platz
    [3] dritter Platz
   *[other] vierter Platz
}
other-edition = andere Ausgabe
kind-of-game = { $stake ->
    [rating] Gewertet
    [deal] Gemeinsames Spiel, ein Versuch
    [round] Turnierrunde
    [round-and-rating] Gewertete Turnierrunde
   *[nothing] Ohne Wertung
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
none-running = Gerade läuft kein Spiel, dem du zusehen kannst.
all-running = Alle { $count } laufenden Spiele
fewer-running = Weniger
watch = Zusehen
send-link = Link schicken
more-of-table = Mehr zu diesem Tisch
put-away = Von meiner Liste entfernen
put-away-why = Für die anderen bleibt der Tisch bestehen, und auch sein Link gilt weiter.
step-back-there = An diesem Gerät spielen mehrere: Aufgeben geht am Tisch.
sit-down = Hinsetzen
replay = Nachspielen
tell-me = Sag mir, wenn ich dran bin
promise = Dein Zug ist gespeichert, bevor ihn jemand sieht. Würfel und Karten lassen sich hinterher prüfen.
how-we-deal = Faires Mischen
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
ended-clock = Die Zeit ist abgelaufen. Das Spiel endet ohne Sieger.
table-damaged = beschädigt: Die gespeicherten Daten lassen sich nicht mehr lesen
table-outdated = ältere Regeln: Weiterspielen geht nicht, nachlesen schon
outdated-moves = Die Züge von { $names }: { $count }.
outdated-players = Nur wer mitgespielt hat, kann hier die Züge lesen.
hurried = Der Server ist gerade ausgelastet, deshalb denken die Bots kürzer nach.
compiling = Das Spiel wird im Hintergrund kompiliert, nur dieses eine Mal. Bis dahin spielen die Bots schnell und einfach.
undo = Rückgängig
restart-turn = Zug neu beginnen
hint = Tipp
hint-none = Zu dieser Stellung gibt es keinen Tipp.
hint-thinks = Überlegt …
hint-share = Siegchance
hint-percent = { $percent } %
hint-alike = Etwa ebenso gut:
hint-many-alike = Mehrere andere Züge sind etwa ebenso gut.
hint-nothing-alike = Nichts anderes ist so gut.
hint-next = Danach: { $move }, { $certainty ->
    [clearly] klar
   *[probably] wahrscheinlich
} { $cost } weniger.
hint-why = Warum?
hint-why-move = Warum „{ $move }“?
hint-all-close = Kein Zug ist hier sicher besser als ein anderer: Nimm den, der dir gefällt.
hint-ranges = Die Klammer am Balken zeigt, wo die wahre Chance in 95 von 100 Fällen liegt.
hint-measured = Wie gemessen wurde
hint-measured-how = Jeder Zug wurde { $count }-mal zu Ende gespielt, ausgehend von dem, was du wissen kannst; der Grund stammt aus { $games } weiteren Partien. Die Analyse verwendet dieselben Zahlen.
hint-ends-rating = Mit einem Tipp zählt dieses Spiel nicht mehr für die Wertung. Trotzdem zeigen?
hint-ends-rating-yes = Tipp zeigen
hint-ends-rating-no = Gewertet weiterspielen
clock = Uhr
clock-none = keine
clock-turn = 90 Sekunden je Zug
clock-bank = 15 Minuten, dazu 10 Sekunden je Zug
clock-days = drei Tage je Zug
rating-of-table = Wertung
rated-table = Gewertetes Spiel
unrated-table = Ohne Wertung (Tipps erlaubt)
rated-rule = Dieser Tisch wird gewertet. Alle brauchen ein Konto, und das Spiel zählt für dich, sobald du zehn Züge gemacht hast. Weniger zählt es gegen dieselben Leute innerhalb einer Woche oder am selben Internetanschluss.
rated-guest = Gewertete Spiele brauchen ein Konto.
rated-guest-link = Konto anlegen
spectators = Zuschauer
spectators-public = Sehen nur, was offen liegt
spectators-after = Sehen nach dem Spiel alle Hände
spectators-off = Nicht erlaubt
clock-left-days = { $days } T { $hours } Std
clock-left = { $name } hat noch { $time }
clock-runs = Die Uhr von { $name } läuft: { $time }
last-auction = Letzte Versteigerung:
standing = Dauerauftrag
standing-bid = Mitbieten bis …
standing-pass = In dieser Versteigerung passen
standing-limit = Mitbieten bis
standing-bid-it = Bis { $amount } mitbieten
standing-bids = Du bietest bis { $amount } mit, dann passt du. Nur du siehst das.
standing-passes = Du passt von selbst, bis die Versteigerung vorbei ist. Nur du siehst das.
standing-withdraw = Zurücknehmen
do-it-anyway = Trotzdem abschließen
notes = Notizen
notes-why = Das kannst nur du lesen.
notes-kept = Gespeichert.
log = Verlauf
chat = Chat
log-and-chat = Verlauf und Chat
say-something = Etwas sagen
send = Senden
nothing-said = Noch keine Nachrichten.
table-menu = Tisch
rules = Regeln
rule = Regel { $rule }
connected = verbunden
disconnected = keine Antwort
sending = wird gesendet …
no-such-table = Unter dieser Adresse gibt es keinen Tisch
no-such-table-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt. Frag noch einmal nach dem Link oder eröffne einen eigenen Tisch.
connection-lost = Verbindung verloren. Deine Züge sind sicher; verbinde neu …
offered-moves = Was du tun kannst
why-not = Jetzt nicht möglich
since-my-turn = Seit deinem letzten Zug
your-own-turn = Du bist dran.
undone = { $name } hat den letzten Zug zurückgenommen.
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
    [round] Spielt ein Bot für dich, zählt diese Runde wie ein letzter Platz, auch wenn du zurückkommst.
    [round-and-rating] Spielt ein Bot für dich, zählt diese Runde wie ein letzter Platz und für deine Wertung als Niederlage, auch wenn du zurückkommst.
   *[nothing] Du kannst deinen Platz jederzeit zurücknehmen.
}
take-back = Meinen Platz zurücknehmen
resign = Aufgeben
resign-sure = Wenn du aufgibst, wirst du Letzter und kannst nicht zurück. Spielen andere noch weiter, übernimmt ein Bot deinen Platz; sonst ist das Spiel zu Ende.{ $stake ->
    [rating] { " " }Für deine Wertung zählt es als Niederlage.
    [deal] { " " }Mit diesen Karten kommst du dann nicht in die Rangliste.
    [round] { " " }Diese Runde zählt wie ein letzter Platz.
    [round-and-rating] { " " }Diese Runde zählt wie ein letzter Platz und für deine Wertung als Niederlage.
   *[nothing] { "" }
}
resign-yes = Ja, aufgeben
you-resigned = Du hast dieses Spiel aufgegeben.
seat-resigned = aufgegeben; ein Bot spielt
result-given-up = Du hast dieses Spiel nicht selbst zu Ende gespielt.{ $stake ->
    [rating] { " " }Für deine Wertung zählt es als Niederlage.
    [deal] { " " }Mit diesen Karten kommst du nicht in die Rangliste.
    [round] { " " }Diese Runde zählt wie ein letzter Platz.
    [round-and-rating] { " " }Diese Runde zählt wie ein letzter Platz und für deine Wertung als Niederlage.
   *[nothing] { "" }
}
bot-for = Bot für { $name }
bot-for-you = Bot für dich
stake-rated = Dieses Spiel wird gewertet.
stake-clock-bot = Läuft deine Zeit ab, zieht ein Bot für dich, bis jemand anderes dran ist.{ $stake ->
    [rating] { " " }Macht er alle deine Züge, zählt das Spiel für deine Wertung als Niederlage.
    [round] { " " }Macht er alle deine Züge, zählt diese Turnierrunde wie ein letzter Platz.
    [round-and-rating] { " " }Macht er alle deine Züge, zählt diese Turnierrunde wie ein letzter Platz und für deine Wertung als Niederlage.
   *[nothing] { "" }
}
stake-clock-end = Läuft deine Zeit ab, ist das Spiel zu Ende.{ $stake ->
    [rating] { " " }Für deine Wertung zählt es als Niederlage.
    [round] { " " }Diese Turnierrunde zählt wie ein letzter Platz.
    [round-and-rating] { " " }Diese Turnierrunde zählt wie ein letzter Platz und für deine Wertung als Niederlage.
   *[nothing] { " " }Einen Sieger gibt es dann nicht.
}
stake-absence = Bist du { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} weg, während du dran bist, spielt ein Bot für dich, bis du zurück bist.{ $stake ->
    [rating] { " " }Bist du bis zum Schluss nicht zurück, zählt das für deine Wertung als Niederlage.
   *[nothing] { "" }
}
leave = Den Tisch verlassen
home = Startseite
turn-notice = Du bist dran · { $game }
give-device = Gib das Gerät an { $name }.
give-device-why = { $name } ist dran. Alle anderen sehen bitte weg.
show-hand = Ich bin { $name }: meine Hand zeigen
look-at-hand = Hand von { $name }
hands-covered = Alle Hände sind verdeckt. Deine eigene darfst du ansehen, während du wartest.
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
start = Spiel starten
start-when-full = Das Spiel kann beginnen, sobald alle Plätze besetzt sind.
host-starts = { $name } startet das Spiel.
join = Hinsetzen
seat-open = frei
make-bot = Bot hinsetzen
make-open = Platz freigeben
salt = Faires Mischen (freiwillig)
salt-why = Schreib irgendetwas: Es wird beim Mischen mitverwendet.
list-table = In der Liste der offenen Tische zeigen, damit alle mitspielen können
is-listed = Dieser Tisch steht in der Liste der offenen Tische.

## Ende des Spiels
game-over = Das Spiel ist zu Ende
you-placed = { $rank ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] Vierter Platz
}
rematch = Revanche
to-rematch = Zur Revanche
verify = Mischen prüfen
verified = Geprüft: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, und alle Karten und Würfel passen zum veröffentlichten Startwert.
not-verified = Diese Aufzeichnung ist ungültig: { $reason }
download = Aufzeichnung herunterladen
to-replay = Nachspielen
tally = Woher die Punkte kamen
tally-total = Punkte
commitment = Siegel
seed = Veröffentlichter Startwert

## Nachspielen
replay-title = Nachspielen
replay-at = Zug { $at } von { $of }
replay-seat = Gesehen von
replay-spectator = allen
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-play = Abspielen
replay-stop = Anhalten
load-record = Aufzeichnung öffnen
study-pre = Öffne eine Aufzeichnung, um sie zu prüfen und nachzuspielen, oder wähle eines deiner beendeten Spiele.
record-drop = oder hierher ziehen
record-checks = Wird geprüft …
record-checked = geprüft
record-bad = { $file } lässt sich nicht öffnen: { $reason }
record-no-json = Das ist keine Aufzeichnung.
record-forgotten = Der Server hat diese Aufzeichnung nicht mehr. Bitte öffne die Datei noch einmal.
download-short = Aufzeichnung
replay-slider = Zug
replay-more = Weitere Bedienung
analysis = Analyse
analysis-runs = Züge werden analysiert: { $done } von { $of }
analysis-waits = Wartet auf eine andere Analyse …
analysis-failed = Die Analyse ist fehlgeschlagen.
analysis-curve = Siegchance, Zug für Zug
analysis-errors = Fehler
analysis-decision = Entscheidung
analysis-decision-back = Vorige Entscheidung
analysis-decision-on = Nächste Entscheidung
analysis-turn = Wendepunkt
analysis-turn-back = Voriger Wendepunkt
analysis-turn-on = Nächster Wendepunkt
analysis-mark-name = Zug { $number }, { $name }, Kosten { $cost }, besser: { $better }
analysis-better = Besser: „{ $better }“.
analysis-costs = Senkt die Siegchance um { $cost }.
analysis-costs-so = Senkt die Siegchance { $certainty ->
    [clearly] klar
   *[probably] wahrscheinlich
} um { $cost }.
analysis-played-it = { $name } wählte „{ $move }“.
analysis-best = { $name }: „{ $move }“. Kein anderer Zug war messbar besser.
analysis-alike = { $count ->
    [one] Ein anderer Zug ist etwa ebenso gut.
   *[other] { $count } andere Züge sind etwa ebenso gut.
}
analysis-close = etwa ebenso gut
analysis-probably = wahrscheinlich
analysis-clearly = klar
analysis-forced = { $name }: „{ $move }“, der einzig mögliche Zug.
analysis-stand-in = Für { $name } spielte ein Bot „{ $move }“; dieser Zug wird deshalb nicht bewertet.
analysis-after = Nach „{ $move }“: { $tenths ->
    [0] nie
    [10] immer
   *[other] in { $tenths } von 10 Partien
}
analysis-counted = durchgespielte Partien: { $games }, zutreffend in { $count }
analysis-no-reason = { $tenths ->
    [0] Kein einzelner Grund.
   *[other] Besser in { $tenths } von 10 durchgespielten Partien; kein einzelner Grund.
}
analysis-moves = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}, in denselben Partien verglichen
analysis-more = Alle { $count } zeigen
analysis-move = Zug
analysis-share = Siegchance
analysis-gain = Unterschied
analysis-played = gespielt
analysis-better-word = besser
analysis-seats = Die Plätze
analysis-share-now = jetzt { $share }
analysis-error = Fehler je Entscheidung
analysis-blunders = Grobe Fehler
analysis-flag-played = gespielt { $share }
analysis-flag-better = besser { $share }
analysis-flag-other = { $share }
analysis-flag-played-words = Gespielt: Siegchance { $share }
analysis-flag-better-words = Besser: Siegchance { $share }
analysis-flag-other-words = Siegchance { $share }
what-if-here = Hier anders weiterspielen
analysis-turns = Wo das Spiel kippte
analysis-mistake = { $name }: „{ $move }“ senkte die Siegchance { $certainty ->
    [clearly] klar
   *[probably] wahrscheinlich
} um { $cost }; besser: „{ $better }“
analysis-none = Kein Zug sticht heraus.
analysis-note = Geschätzt aus simulierten Partien. Die Kurve kennt alle Karten; jeder Zug wird danach beurteilt, was sein Spieler wusste. T springt zum nächsten Wendepunkt, Umschalt und Pfeiltaste zur nächsten Entscheidung, Bild auf und Bild ab durch die Durchgänge oder Runden.
what-if = Was wäre, wenn?
exercise-begin = { $name }: aus { $count ->
    [one] einem Fehler
   *[other] { $count } Fehlern
} lernen
exercise-ask = Was würdest du hier tun, { $name }?
exercise-how = Mach am Tisch einen der { $count } verglichenen Züge.
exercise-best = „{ $move }“ ist am besten.
exercise-good = „{ $move }“ ist gut, aber es gibt einen besseren Zug.
exercise-mistake = „{ $move }“ ist ein Fehler.
exercise-blunder = „{ $move }“ ist ein grober Fehler.
exercise-next = Weiter ({ $count })
exercise-show = Zeig es mir
exercise-leave = Zurück zum Spiel
try-again = Noch einmal

## Regeln
rules-search = In den Regeln suchen
rules-none = In keiner Regel stehen diese Wörter.
rules-found = { $count ->
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rules-printed = Gedruckte Werte
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
settings-forced = Erzwungene Züge automatisch machen
settings-sound = Geräusche
on = an
off = aus

## Das eigene Konto
account = Konto
account-is = Du bist als „{ $name }“ angemeldet.
way-keep = Konto anlegen (deine Spiele bleiben)
way-keep-why = Als Gast gibt es dich nur in diesem Browser. Mit Name und Passwort behältst du deine Tische, beendeten Spiele und Wertungen, auch auf anderen Geräten. Eine E-Mail-Adresse brauchst du nicht. Falls du das Passwort vergisst: Druck einen Code aus oder trag unter „Erinnerungen“ eine Adresse ein.
way-log-in = Anmelden
way-create = Registrieren
way-log-in-why = Nutze ein Konto, das du auf einem anderen Gerät angelegt hast.
account-name = Kontoname
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
first-password = Passwort hinzufügen
set-password = Passwort festlegen
no-password = Dein Konto hat noch kein Passwort.
password-changed = Passwort geändert. Überall sonst bist du jetzt abgemeldet.
sessions = Wo du angemeldet bist
session-here = hier
session-seen = zuletzt benutzt { $when }
some-program = Unbekanntes Programm
log-out = Abmelden
end-session = Beenden
log-out-everywhere = Überall abmelden
log-out-everywhere-sure = Das beendet alle deine Sitzungen, auch diese. Zum Anmelden brauchst du dann dein Passwort, einen Passkey oder einen gedruckten Code.
logged-out = Du bist abgemeldet und jetzt Gast.
delete-me = Alles über mich löschen
delete-me-what = Das löscht deinen Namen, dein Konto, deine Notizen, Wertungen und Chat-Nachrichten. Deine Züge bleiben in den Spielen der anderen, ohne Namen; in laufenden Spielen übernehmen Bots deine Plätze.
delete-me-sure = Das lässt sich nicht rückgängig machen. Alles löschen?
delete-me-yes = Ja, alles löschen
deleted-me = Alles über dich ist gelöscht. Du bist jetzt ein neuer Gast.

## Über
how-title = Faires Mischen
how-1 = Vor dem Spiel zieht der Server einen geheimen Startwert und veröffentlicht dessen Prüfsumme, das Siegel. Alle Würfel und Karten des Spiels werden aus diesem Startwert, den Eingaben der Spieler und der Nummer des Zugs berechnet.
how-2 = Ist das Spiel vorbei, wird der Startwert veröffentlicht. Dann kann jeder nachsehen, ob er zum Siegel passt, und das ganze Spiel mit denselben Würfeln und Karten nachspielen. „Mischen prüfen“ erledigt beides.
how-3 = Jeder Zug wird gespeichert, bevor ihn jemand sieht; so geht nichts verloren, wenn eine Verbindung oder ein Server ausfällt. Was du nicht wissen darfst, bekommt dein Browser nie.
about-title = Über die Bauhütte
about-1 = In der Bauhütte planten die Meister einer mittelalterlichen Baustelle ihre Arbeit. Diese hier ist das Zuhause von vier Spielen über Baumeister. Sie ist freie Software.
about-2 = Die Schriften beruhen auf Source Serif 4 und Source Sans 3 (SIL Open Font License). Alle Zeichnungen sind unsere eigenen.
not-found = Diese Seite gibt es nicht.
loading = Einen Augenblick …
table-not-shown = Dieser Tisch lässt sich noch nicht zeigen.
tries-again = Neuer Versuch …
no-drawing = Der Stand am Tisch

## Varianten der Spiele

## Lektionen
learn = Lektion
coach = Lektion
lesson-page = { $at } von { $of }
lesson-back = Eine Seite zurück
lesson-next = Weiter
lesson-read = Lektion: Lies weiter.
lesson-then = Danach bist du dran.
lesson-waits = Die anderen spielen …
lesson-leave = Lektion verlassen
lesson-own-table = Eigenen Tisch eröffnen
play-on = Weiterspielen
