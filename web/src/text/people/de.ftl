### Wörter der Seiten über Menschen.

page-people = Leute
people-you = Deine Seite
people-guest-page = Du spielst als Gast: Diese Seite kennt nur dieser Browser.
people-keep = Konto anlegen (deine Spiele bleiben)
people-keep-why = Mit einem Konto folgen dir Spiele, Wertungen und Aufgaben auf jedes Gerät.
people-since = hier seit { $date }
people-hidden = { $name } zeigt dir das nicht.
people-unknown = Niemand hat hier ein Konto mit diesem Namen.

## Wertungszahlen
rating = Wertungszahl
rating-explained = Ein Bot, der Geselle, hat immer 1500 Punkte; an ihm werden alle gemessen. Die Zahl nach ± sagt, wie unsicher eine Wertungszahl noch ist. Es zählen nur gewertete Spiele ohne Tipps, und nur von Konten.
rating-none = Noch kein gewertetes Spiel.
rating-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, auf { $doubt } genau
rating-all-seats = alle Tische
rating-seats = { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}
rating-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
rating-form-label = { $game }: { $count ->
    [one] ein gewertetes Spiel, Wertungszahl { $last }
   *[other] { $count } gewertete Spiele, Wertungszahl { $first } bis { $last }
}
played = Spiele
played-won = { $won } gewonnen
played-search = Spiele suchen
played-game = Spiel
played-any-game = Alle Spiele
played-with = Mit
played-result = Ergebnis
played-result-any = Alle
played-result-won = Gewonnen
played-result-lost = Nicht gewonnen
played-result-unfinished = Ohne Ergebnis
played-none = Kein solches Spiel.
played-more = Ältere Spiele
played-place = { $rank }. von { $seats }
played-points = { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}
played-no-result = kein Ergebnis
played-given-up = aufgegeben
played-replay = Rückschau
played-unrated = nicht gewertet
opponents = Oft getroffen
opponents-none = Noch niemand.
opponents-ahead = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, davon { $ahead } mal davor

## Rangliste
ranking = Rangliste
ranking-of = Rangliste: { $game }
ranking-place = Rang
ranking-name = Name
ranking-bot = Bot
ranking-you = du
ranking-empty = Hier hat noch niemand ein gewertetes Spiel gespielt.
ranking-hidden = { $hidden ->
    [one] Ein weiterer Mensch zeigt dir seine Wertungszahl nicht.
   *[other] { $hidden } weitere Menschen zeigen dir ihre Wertungszahl nicht.
}
ranking-see = Ganze Rangliste

## Was andere sehen
privacy = Was andere von mir sehen
privacy-why = Deinen Namen sehen alle, mit denen du spielst. Alles andere wählst du.
privacy-ratings = Wertungszahlen und Rang
privacy-games = Spiele und Ergebnisse
privacy-presence = Ob ich da bin
privacy-nobody = Niemand
privacy-friends = Freunde
privacy-everybody = Alle
privacy-saved = Gespeichert.

## Hereinkommen
passkey = Passkey
passkey-why = Ein Passkey bleibt in deinem Gerät und wird wie das Gerät selbst entsperrt; zu merken gibt es nichts. Als Gast wirst du damit Mitglied und behältst alles.
passkey-name = Name für einen Passkey
passkey-keep = Konto mit Passkey anlegen
passkey-enter = Mit Passkey anmelden
passkey-add = Passkey hinzufügen
passkey-remove = Entfernen
passkey-used = benutzt { $when }
passkey-unused = noch nie benutzt
code = Code
code-enter = Ich habe einen Code
code-use = Jetzt anmelden
prove-password = Dein Passwort, zur Bestätigung
prove-passkey = Bestätigt wird mit deinem Passkey.
keys-prove = Bevor du hier etwas änderst, bestätige, dass du es bist.
code-password = Neues Passwort (wenn auch das alte verloren ist)
code-password-form = Mindestens 8 Zeichen; überall sonst wirst du dann abgemeldet.
keys = Wege zurück
device-code = Code für ein anderes Gerät
device-code-why = Wähle auf dem anderen Gerät in den Einstellungen „Ich habe einen Code“. Auf beiden bist du dann dieselbe Person.
device-code-lasts = Er gilt einmal, zehn Minuten lang.
recovery-code = Code zum Ausdrucken
recovery-code-why = Wenn alles andere verloren ist, lässt dich ein gedruckter Code einmal herein. Ein neuer ersetzt den alten.
recovery-print = Drucken
letter = Passwort oder Passkey verloren?
letter-why = Hat dein Konto eine bestätigte E-Mail-Adresse, schicken wir dir dorthin einen Link, der dich einmal hereinlässt.
letter-who = Konto oder E-Mail-Adresse
letter-ask = Link schicken
letter-asked = Gibt es dazu ein Konto mit bestätigter Adresse, ist eine E-Mail dorthin unterwegs. Der Link darin gilt eine Stunde.
letter-off = Dieser Server verschickt keine E-Mail. Herein kommst du mit einem gedruckten Code oder einem Code von einem Gerät, auf dem du noch angemeldet bist.
enter-letter = Zurück in dein Konto
enter-letter-what = Dieser Link lässt dich einmal herein. Ein neues Passwort kannst du gleich dazu wählen.
enter-password = Passwort von jetzt an (wenn du magst)
enter-password-form = Mindestens 8 Zeichen; überall sonst wirst du dann abgemeldet. Bleibt das Feld leer, ändert sich nichts.
enter-alone = Überall sonst abmelden
enter-passkey-why = Mit einem Passkey auf diesem Gerät meldest du dich künftig ohne Passwort an.
enter-passkey-done = Der Passkey ist gespeichert.
everything = Meine Daten
everything-why = Alles, was über dich gespeichert ist, in einer Datei: Tische, Züge, Notizen, Chat, Wertungszahlen, Freunde.
everything-take = Alles herunterladen

## Sicherheit
mute = Stummschalten
mute-done = Was { $name } sagt, siehst du nicht mehr.
muted = Stummgeschaltet
unmute = Nicht mehr stumm
block = Blockieren
block-done = { $name } kann sich nicht mehr an deine Tische setzen, und ihr bekommt keine Einladungen mehr voneinander.
blocked = Blockiert
unblock = Nicht mehr blockieren
report = Melden
report-why = Worum geht es?
report-words = In eigenen Worten
report-send = Absenden
report-done = Der Gastgeber dieses Servers hat deine Meldung.
report-insults = Beleidigung oder Drohung
report-spam = Immer wieder dasselbe
report-cheating = Unfaires Spiel
report-name = Ein anstößiger Name
report-other = Etwas anderes
report-one-device = Zwei Plätze eines gewerteten Tisches von einem Gerät
report-one-address = Zwei Plätze eines gewerteten Tisches von einer Adresse
person-menu = Was tun mit { $name }

## Wer den Server betreibt
host-page = Seite des Gastgebers
host-why = Für den Gastgeber dieses Servers. Verdeckte Karten laufender Spiele zeigt auch diese Seite nicht.
host-reports = Meldungen
host-tables = Tische
host-members = Mitglieder
host-announcement = Ansage
host-limits = Grenzen
host-noticed = vom Server bemerkt
host-reported = von { $name }
host-table = Zum Tisch
host-settle = Erledigt
host-settled = erledigt von { $name }
host-no-reports = Es wurde nichts gemeldet.
host-no-tables = Kein solcher Tisch.
host-no-people = Niemand.
host-status-running = Laufend
host-status-lobby = Wartend
host-status-over = Vorbei
host-kind-accounts = Mitglieder
host-kind-guests = Gäste
host-kind-banned = Nicht zugelassen
host-close = Schließen
host-close-sure = Diesen Tisch für alle und für immer schließen?
host-name = Name
host-days = Tage
host-reason = Grund, wird den Betroffenen gesagt
host-person = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, hier { $when }
host-ban-days = { $days ->
    [one] Einen Tag lang nicht zulassen
   *[other] { $days } Tage lang nicht zulassen
}
host-admit = Wieder zulassen
host-announce = Allen zeigen
host-announce-why = Leere Felder nehmen sie zurück.
host-limits-why = So viel auf einmal und so viel je Minute wird durchgelassen, je Person oder Adresse. Faktor für alle: { $factor }; er wird beim Start des Servers gewählt.
host-limit = Was
host-burst = Auf einmal
host-per-minute = Je Minute
host-limit-messages = Züge und Nachrichten an Tischen, je Person
host-limit-requests = Anfragen, je Person
host-limit-requests-here = Anfragen, je Adresse
host-limit-new-tables = neue Tische, je Person
host-limit-new-tables-here = neue Tische, je Adresse
host-limit-new-tables-all = neue Tische, alle zusammen
host-limit-personal = was andere Leute betrifft, je Person
host-limit-personal-here = was andere Leute betrifft, je Adresse
host-limit-codes = Versuche, sich mit Code oder Passkey anzumelden, je Person
host-limit-codes-here = Versuche, sich mit Code oder Passkey anzumelden, je Adresse
host-limit-letters = E-Mails zum Anmelden, je Konto
host-limit-letters-here = angeforderte E-Mails zum Anmelden, je Adresse
host-limit-mail-to = Fragen an eine unbestätigte Mailadresse
host-limit-mail-here = angeforderte Fragen dieser Art, je Adresse
host-limit-mail-all = Mails auf Anfrage, alle zusammen
host-limit-guests = neue Gäste, je Adresse
host-limit-verify = Aufzeichnungen und Analysen, je Person
host-limit-verify-here = Aufzeichnungen und Analysen, je Adresse
host-done = Erledigt.

## Leute finden
friends = Freunde
friends-none = Noch keine Freunde hier.
friend-ask = Um Freundschaft bitten
friend-asks = { $name } möchte mit dir befreundet sein.
friend-accept = Freunde sein
friend-refuse = Nein
friend-part = Nicht mehr befreundet
friend-here = gerade hier
friend-away = nicht hier
friend-waits = hat noch nicht geantwortet
friend-take-back = Zurücknehmen
friend-asked-done = { $name } ist gefragt.
friend-name = Name eines Kontos
friend-link = Link für einen Freund
friend-link-why = Für eine Person, eine Woche lang.
friend-page = Der Link eines Freundes
friend-page-why = Wer dir diesen Link gab, möchte mit dir befreundet sein. Ihr seht dann, ob der andere gerade hier ist, und könnt einander einladen.
friend-page-yes = Freunde sein
friend-page-done = Ihr seid jetzt befreundet.
calls = Rufe
invited = { $name } lädt dich zu einem Spiel ein: { $game }.
invited-come = Mitspielen
invited-decline = Jetzt nicht
invite-friends = Freunde einladen
invite-sent = { $name } ist eingeladen.
seek = Leute suchen
seek-open = Leute zum Spielen suchen
seeking = Gesucht werden Leute für { $game }: { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
} …
seek-stop = Nicht mehr suchen
seek-tempo = Tempo
seek-tempo-none = Ohne Uhr
seek-tempo-turn = Zügig
seek-tempo-bank = Ein Abend
seek-tempo-days = Tage
seek-strength = Spielstärke
seek-strength-any = Alle
seek-strength-alike = Etwa so stark wie ich
filter-game = Spiel
filter-clock = Tempo
filter-all = Alle
club = Verein
club-name = Name dieses Servers
club-text = Was er von sich sagt
club-silent = Dieser Server hat noch nichts von sich gesagt.
