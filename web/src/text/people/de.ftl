### Wörter der Seiten über Menschen.

page-people = Leute
people-you = Deine Seite
people-guest-page = Du spielst als Gast; diese Seite gibt es nur in diesem Browser.
people-keep = Konto anlegen (deine Spiele bleiben)
people-keep-why = Mit einem Konto hast du deine Spiele, Wertungen und Übungen auf jedem Gerät.
people-since = hier seit { $date }
people-hidden = { $name } zeigt dir das nicht.
people-unknown = Ein Konto mit diesem Namen gibt es hier nicht.

## Wertungszahlen
rating = Wertungszahl
rating-explained = Der Bot „Geselle“ hat immer 1500 Punkte; an ihm werden alle gemessen. Die Zahl nach ± sagt, wie unsicher eine Wertungszahl noch ist. Es zählen nur gewertete Spiele ohne Tipps, und nur für Konten.
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
played-none = Keine Spiele gefunden.
played-more = Ältere Spiele
played-place = { $rank }. von { $seats }
played-points = { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}
played-no-result = kein Ergebnis
played-given-up = aufgegeben
played-replay = Nachspielen
played-unrated = nicht gewertet
opponents = Häufige Gegner
opponents-none = Noch keine.
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
ranking-empty = Hier gibt es noch keine gewerteten Spiele.
ranking-hidden = { $hidden ->
    [one] Ein weiterer Spieler verbirgt seine Wertungszahl.
   *[other] { $hidden } weitere Spieler verbergen ihre Wertungszahl.
}
ranking-see = Ganze Rangliste

## Was andere sehen
privacy = Was andere von mir sehen
privacy-why = Deinen Namen sehen alle, mit denen du spielst. Den Rest bestimmst du.
privacy-ratings = Wertungszahlen und Rang
privacy-games = Spiele und Ergebnisse
privacy-presence = Ob ich da bin
privacy-nobody = Niemand
privacy-friends = Freunde
privacy-everybody = Alle
privacy-saved = Gespeichert.

## Hereinkommen
passkey = Passkey
passkey-why = Ein Passkey bleibt auf deinem Gerät und wird wie das Gerät selbst entsperrt; merken musst du dir nichts. Als Gast bekommst du damit ein Konto und behältst alles.
passkey-name = Name für einen Passkey
passkey-keep = Konto mit Passkey anlegen
passkey-enter = Mit Passkey anmelden
passkey-add = Passkey hinzufügen
passkey-remove = Entfernen
passkey-used = benutzt { $when }
passkey-unused = noch nicht benutzt
code = Code
code-enter = Ich habe einen Code
code-use = Jetzt anmelden
prove-password = Dein Passwort, zur Bestätigung
prove-passkey = Bestätige mit deinem Passkey.
keys-prove = Bevor du hier etwas änderst, bestätige, dass du es bist.
code-password = Neues Passwort (wenn auch das alte verloren ist)
code-password-form = Mindestens 8 Zeichen. Überall sonst wirst du dann abgemeldet.
keys = Passkeys und Codes
device-code = Code für ein anderes Gerät
device-code-why = Wähle auf dem anderen Gerät in den Einstellungen „Ich habe einen Code“. Dann bist du auf beiden derselbe Spieler.
device-code-lasts = Er gilt einmal, zehn Minuten lang.
recovery-code = Code zum Ausdrucken
recovery-code-why = Wenn alles andere verloren ist, meldet dich ein gedruckter Code einmal an. Ein neuer ersetzt den alten.
recovery-print = Drucken
letter = Passwort oder Passkey verloren?
letter-why = Hat dein Konto eine bestätigte E-Mail-Adresse, schicken wir dorthin einen Link, der dich einmal anmeldet.
letter-who = Konto oder E-Mail-Adresse
letter-ask = Link schicken
letter-asked = Gibt es dazu ein Konto mit bestätigter Adresse, ist eine E-Mail dorthin unterwegs. Der Link darin gilt eine Stunde.
letter-off = Dieser Server verschickt keine E-Mails. Melde dich mit einem gedruckten Code an oder mit einem Code von einem Gerät, auf dem du noch angemeldet bist.
enter-letter = Zurück in dein Konto
enter-letter-what = Dieser Link meldet dich einmal an. Ein neues Passwort kannst du gleich dazu wählen.
enter-password = Neues Passwort (freiwillig)
enter-password-form = Mindestens 8 Zeichen. Überall sonst wirst du dann abgemeldet. Bleibt das Feld leer, behältst du dein Passwort.
enter-alone = Überall sonst abmelden
enter-passkey-why = Mit einem Passkey auf diesem Gerät meldest du dich künftig ohne Passwort an.
enter-passkey-done = Der Passkey ist gespeichert.
everything = Meine Daten
everything-why = Alles über dich Gespeicherte in einer Datei: Tische, Züge, Notizen, Chat, Wertungszahlen, Freunde.
everything-take = Alles herunterladen

## Sicherheit
mute = Stummschalten
mute-done = Was { $name } schreibt, siehst du nicht mehr.
muted = Stummgeschaltet
unmute = Stummschaltung aufheben
block = Blockieren
block-done = { $name } kann sich nicht mehr an deine Tische setzen, und ihr bekommt keine Einladungen mehr voneinander.
blocked = Blockiert
unblock = Blockierung aufheben
report = Melden
report-why = Worum geht es?
report-words = In eigenen Worten
report-send = Absenden
report-done = Der Gastgeber dieses Servers hat deine Meldung.
report-insults = Beleidigung oder Drohung
report-spam = Spam
report-cheating = Unfaires Spiel
report-name = Ein anstößiger Name
report-other = Etwas anderes
report-one-device = Zwei Plätze eines gewerteten Tisches von einem Gerät
report-one-address = Zwei Plätze eines gewerteten Tisches von einer Adresse
person-menu = Aktionen für { $name }

## Wer den Server betreibt
host-page = Seite des Gastgebers
host-why = Für den Gastgeber dieses Servers. Verdeckte Karten laufender Spiele zeigt auch diese Seite nicht.
host-reports = Meldungen
host-tables = Tische
host-members = Leute
host-announcement = Ansage
host-limits = Grenzen
host-noticed = vom Server bemerkt
host-reported = von { $name }
host-table = Zum Tisch
host-settle = Als erledigt markieren
host-settled = erledigt von { $name }
host-no-reports = Keine Meldungen.
host-no-tables = Keine Tische gefunden.
host-no-people = Niemand gefunden.
host-status-running = Laufend
host-status-lobby = Wartend
host-status-over = Vorbei
host-kind-accounts = Konten
host-kind-guests = Gäste
host-kind-banned = Gesperrt
host-close = Schließen
host-close-sure = Diesen Tisch für alle und für immer schließen?
host-name = Name
host-days = Tage
host-reason = Grund (sehen die Betroffenen)
host-person = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, hier { $when }
host-ban-days = { $days ->
    [one] Einen Tag lang sperren
   *[other] { $days } Tage lang sperren
}
host-admit = Sperre aufheben
host-announce = Allen zeigen
host-announce-why = Leere die Felder, um sie zu entfernen.
host-limits-why = Wie viel auf einmal und je Minute erlaubt ist, je Person oder Adresse. Alle Grenzen sind mit { $factor } multipliziert, einer Einstellung des Servers.
host-limit = Was
host-burst = Auf einmal
host-per-minute = Je Minute
host-limit-messages = Züge und Nachrichten an Tischen, je Person
host-limit-requests = Anfragen, je Person
host-limit-requests-here = Anfragen, je Adresse
host-limit-new-tables = neue Tische, je Person
host-limit-new-tables-here = neue Tische, je Adresse
host-limit-new-tables-all = neue Tische, alle zusammen
host-limit-personal = Freundschaftsanfragen, Einladungen, Meldungen und Ähnliches, je Person
host-limit-personal-here = Freundschaftsanfragen, Einladungen, Meldungen und Ähnliches, je Adresse
host-limit-codes = Anmeldeversuche mit Code oder Passkey, je Person
host-limit-codes-here = Anmeldeversuche mit Code oder Passkey, je Adresse
host-limit-letters = E-Mails zum Anmelden, je Konto
host-limit-letters-here = angeforderte E-Mails zum Anmelden, je Adresse
host-limit-mail-to = Bestätigungsmails an eine Adresse
host-limit-mail-here = angeforderte Bestätigungsmails, je Adresse
host-limit-mail-all = angeforderte E-Mails, alle zusammen
host-limit-guests = neue Gäste, je Adresse
host-limit-verify = Aufzeichnungen und Analysen, je Person
host-limit-verify-here = Aufzeichnungen und Analysen, je Adresse
host-limit-editions = Änderungen an Ausgaben, je Person
host-limit-editions-here = Änderungen an Ausgaben, je Adresse
host-limit-new-editions = Spiele mit einer neuen Ausgabe, je Person
host-limit-new-editions-all = Spiele mit einer neuen Ausgabe, von allen zusammen
host-done = Erledigt.

## Leute finden
friends = Freunde
friends-none = Noch keine Freunde hier.
friend-ask = Um Freundschaft bitten
friend-asks = { $name } möchte mit dir befreundet sein.
friend-accept = Annehmen
friend-refuse = Ablehnen
friend-part = Freundschaft beenden
friend-here = gerade hier
friend-away = nicht hier
friend-waits = hat noch nicht geantwortet
friend-take-back = Zurücknehmen
friend-asked-done = Du hast { $name } gefragt.
friend-name = Konto des Freundes
friend-link = Link für einen Freund
friend-link-why = Gilt für eine Person, eine Woche lang.
friend-page = Der Link eines Freundes
friend-page-why = Wer dir diesen Link gab, möchte mit dir befreundet sein. Freunde sehen, ob der andere gerade da ist, und können einander einladen.
friend-page-yes = Freunde werden
friend-page-done = Ihr seid jetzt befreundet.
calls = Einladungen
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
seek-strength-any = Beliebig
seek-strength-alike = Etwa so stark wie ich
filter-game = Spiel
filter-clock = Tempo
filter-all = Alle
club = Dieser Server
club-name = Name dieses Servers
club-text = Beschreibung
club-silent = Dieser Server hat noch keine Beschreibung.
