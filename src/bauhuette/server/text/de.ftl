### Sätze des Servers.

kept-in = Die Tische liegen in { $place }.
old-database = In diesem Ordner liegt eine ältere Datenbank; mit „--database { $file }“ verwendest du sie.
redis-unused = Redis wird nicht benutzt: Ein Server mit einer SQLite-Datei hat nur einen Prozess.
no-client = Die Webseite ist nicht gebaut, deshalb finden Browser hier nichts: Ruf im Quelltext „make web“ auf oder installiere das Paket, das sie enthält.

guest-name = Gast { $number }

refused-malformed = Diese Anfrage ist nicht zu lesen: { $where } stimmt nicht.
refused-too-large = Das ist zu groß; höchstens { $bytes } { $bytes ->
    [one] Byte wird
   *[other] Bytes werden
} angenommen.
refused-rate-limited = Das war viel auf einmal. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal; nichts geht verloren.
refused-mail-limit = Dieser Server darf gerade keine weiteren E-Mails verschicken; versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
refused-bad-origin = Diese Seite darf auf diesem Server nicht für dich handeln.
refused-bad-host = Unter dem Namen in dieser Adresse antwortet der Server nicht. Nimm seine eigene Adresse, oder bitte den Betreiber, den Namen mit --allowed-host oder --url zu erlauben.
refused-no-session = Bitte erlaube das Cookie dieser Seite, damit wir dich wiedererkennen.
refused-not-found = Das gibt es nicht oder nicht mehr.
edition-of-owners = Was Besitzer hier sagen
refused-bad-edition = { $why ->
    [name] Ein Name hat ein bis 40 sichtbare Zeichen und keinen Link.
    [unknown] Das Spiel hat keinen Wert „{ $key }“.
    [value] Einen solchen Wert kann „{ $key }“ nicht haben.
    [many] Du hast schon { $most } Ausgaben; lösche erst eine.
    [fits] Diese Werte passen nicht zusammen, so lässt sich nicht spielen: { $reason }
    [unplayable] Ein Probespiel mit diesen Werten kam nicht zu Ende, so lässt sich nicht spielen.
    [stopped] Diese Datei zu lesen brauchte zu viel Zeit oder Speicher und wurde abgebrochen.
    [game] Das ist eine Ausgabe von { $named }, nicht von { $game }.
   *[file] { $reason }
}
refused-name-taken = Dieser Name ist vergeben oder sieht einem vergebenen zum Verwechseln ähnlich.
refused-bad-name = { $why ->
    [invisible] Dieser Name enthält unsichtbare Zeichen; lass sie weg.
    [scripts] Dieser Name mischt Buchstaben mehrerer Schriften; bleib bei einer.
    [reserved] Dieser Name ist reserviert; wähl einen anderen.
   *[letters] Ein Name hat zwei bis 24 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche, darunter mindestens einen Buchstaben oder eine Ziffer.
}
refused-bad-password = Name und Passwort passen nicht zusammen.
refused-common-password = Dieses Passwort raten Angreifer als eines der ersten; nimm ein anderes, etwa vier Wörter hintereinander.
refused-no-account = Du hast hier kein Konto.
refused-already-away = Du bist schon im Urlaub; beende diesen Urlaub zuerst.
refused-vacation-spent = Von deinen { $days } Urlaubstagen in diesem Jahr sind nicht mehr genug übrig.
refused-not-shown = Das darfst du nicht sehen.
refused-yourself = Das geht nicht mit dir selbst.
refused-not-welcome = An diesen Tisch kannst du dich nicht setzen.
refused-only-hosts = Das können nur Gastgeber dieses Servers.
refused-only-friends = Einladen kannst du nur Freunde.
refused-only-accounts = Gewertete Spiele brauchen ein Konto. Leg in den Einstellungen eines an oder spiel an einem Tisch ohne Wertung.
refused-bad-code = Dieser Code ist falsch, schon benutzt oder zu alt.
refused-bad-passkey = Dieser Passkey ist hier nicht bekannt, oder die Antwort kam zu spät.
refused-last-way-in = Das ist dein letzter Passkey, und du hast kein Passwort: Du könntest dich nicht mehr anmelden. Setze erst ein Passwort oder füge einen anderen Passkey hinzu.
refused-session-ended = Du wurdest hier abgemeldet.
refused-kicked = Der Gastgeber hat dich von diesem Tisch entfernt.
refused-not-invited = Bei dieser Revanche können nur die Spieler des letzten Spiels mitmachen.
refused-only-players = Was verdeckt war, dürfen an diesem Tisch nur die Mitspieler sehen.
refused-still-playing = An diesem Tisch wird auf dich gewartet: Verlass ihn zuerst, gib auf oder lass einen Bot spielen.
refused-damaged = Die gespeicherten Daten dieses Tischs sind beschädigt; der Gastgeber dieses Servers kann sehen, was davon übrig ist.
refused-banned = { $until ->
    [never] Du bist auf diesem Server gesperrt.
   *[other] Du bist auf diesem Server bis { $until } gesperrt.
}{ $reason ->
    [none] { "" }
   *[other] { " " }Grund: { $reason }
}
ban-reason-insults = Du hast jemanden beleidigt oder bedroht.
ban-reason-spam = Du hast immer wieder dasselbe gesendet.
ban-reason-cheating = Du hast unfair gespielt.
ban-reason-name = Dein Name verletzt andere.
refused-bad-record = { $reason }
refused-record-unplayable = { $how ->
    [slow] Diese Aufzeichnung nachzuspielen dauerte zu lange und wurde abgebrochen.
    [memory] Diese Aufzeichnung nachzuspielen braucht zu viel Speicher und wurde abgebrochen.
   *[crashed] Beim Nachspielen dieser Aufzeichnung ist das Programm abgestürzt. Tische und andere Aufzeichnungen betrifft das nicht.
}
refused-too-many = { $what ->
    [tables] Von deinem Anschluss aus laufen schon { $most } Spiele; bitte spielt erst einige davon zu Ende.
   *[sockets] Von deinem Anschluss aus sind schon { $most } Verbindungen offen; bitte schließt erst einige davon.
}
refused-crowded = Der Server ist ausgelastet; bitte versuch es gleich noch einmal.
refused-busy = Der Server kann gerade nichts speichern; bitte versuch es gleich noch einmal. Es ist nichts verloren.
refused-stopping = Der Server startet neu; dein Tisch kommt von selbst wieder.
refused-slow = Deine Verbindung war zu langsam; sie wird neu aufgebaut.
refused-internal = Auf dem Server ist etwas schiefgegangen; der Fehler ist vermerkt.
refused-not-prepared = Die Regeln dieses Spiels konnten nicht vorbereitet werden; der Server versucht es weiter. Dein Tisch ist sicher.
refused-unavailable = Das gibt es hier nicht.

# --- doctor ---

doctor-new-database-good = Noch gibt es keine Datenbank; der erste Start legt sie an: { $place }
doctor-database-good = Die Datenbank antwortet: { $place }
doctor-database-bad = Die Datenbank antwortet nicht: { $place }
doctor-database-mend = Starte die Datenbank, oder gib mit --database ihre Adresse an.
doctor-schema-good = Die Datenbank ist auf dem neuesten Stand.
doctor-schema-bad = Die Datenbank stammt von einer älteren Version.
doctor-schema-mend = Mach eine Sicherung, dann „bauhuette migrate“.
doctor-newer-bad = Die Datenbank stammt von einer späteren Version oder von einer zwischen zwei Veröffentlichungen.
doctor-newer-mend = Installiere diese spätere Version wieder, oder stell die Sicherung von vor dem Upgrade wieder her.
doctor-writes-good = Züge können gespeichert werden.
doctor-writes-bad = Nichts kann gespeichert werden: Die Platte ist voll, die Datei schreibgeschützt oder die Datenbank eine Zweitkopie.
doctor-writes-mend = Schaff Platz, oder lass den Benutzer des Servers in die Datenbank und ihren Ordner schreiben.
doctor-disk-good = Auf der Platte der Datenbank sind { $free } MiB frei.
doctor-disk-bad = Auf der Platte der Datenbank sind nur { $free } MiB frei.
doctor-disk-mend = Schaff Platz, oder leg die Datenbank auf eine andere Platte.
doctor-cache-good = Kompilierte Regeln liegen in { $place }
doctor-cache-bad = Kompilierte Regeln lassen sich nicht in { $place } ablegen: { $reason }
doctor-cache-mend = Lass den Benutzer des Servers dort schreiben, oder nenn mit BAUHUETTE_CACHE einen anderen Ordner.
doctor-compiled-good = { $game } ist kompiliert.
doctor-compiled-doubt = { $game } ist nicht kompiliert: Der erste Spieler muss warten.
doctor-compiled-mend = Ruf „bauhuette warm { $key }“ auf.
doctor-clock-good = Die Uhr geht richtig.
doctor-clock-bad = Die Uhr geht um { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 } falsch, oder die Datenbank enthält Zeiten aus der Zukunft.
doctor-clock-mend = Stell die Uhren aller Rechner nach NTP, bevor der Server startet.
doctor-memory-good = { $free } MiB Speicher sind frei.
doctor-memory-doubt = Nur { $free } MiB Speicher sind frei.
doctor-memory-mend = Gib dem Server mindestens 1 GiB; weniger Bots zugleich brauchen weniger (--bot-workers).
doctor-files-good = { $allowed } Dateien und Verbindungen dürfen zugleich offen sein.
doctor-files-doubt = Nur { $allowed } Dateien und Verbindungen dürfen zugleich offen sein; weitere Besucher kommen nicht durch.
doctor-files-mend = Erlaube mindestens { $least } (LimitNOFILE in der Unit oder „ulimit -n“).
doctor-client-good = Die Webseite ist installiert.
doctor-client-bad = Die Webseite fehlt: Browser finden nichts.
doctor-client-mend = Installiere das Paket, oder ruf im Quelltext „make web“ auf.
doctor-redis-good = Redis antwortet.
doctor-redis-bad = Redis antwortet nicht; andere Prozesse erfahren erst spät von Zügen.
doctor-redis-mend = Starte Redis, oder lass --redis weg, wenn es nur einen Prozess gibt.
doctor-redis-unused-doubt = Redis ist eingerichtet, aber ein Server mit SQLite hat nur einen Prozess und benutzt es nicht.
doctor-redis-unused-mend = Lass --redis weg, oder nimm PostgreSQL.
doctor-address-bad = Unter { $url } antwortet nichts.
doctor-address-mend = Starte den Server und seinen Proxy, oder gib mit --url die öffentliche Adresse an.
doctor-proxy-good = Der Server sieht die wahren Adressen der Besucher ({ $address }).
doctor-proxy-bad = Der Server glaubt Besuchern jede Adresse, zum Beispiel { $address }: So lassen sich Begrenzungen umgehen.
doctor-proxy-mend = Lass den Proxy X-Forwarded-For überschreiben, und vertrau nur dem Proxy.
doctor-cookies-good = Cookies sind so sicher, wie die Adresse es erlaubt.
doctor-cookies-doubt = Die Adresse ist HTTPS, aber Cookies dürfen auch unverschlüsselt gesendet werden.
doctor-cookies-mend = Starte den Server mit --secure-cookies.
doctor-mail-settings-good = E-Mail ist eingerichtet: Server, Absender und Adresse der Links.
doctor-mail-settings-bad = E-Mail ist nur halb eingerichtet; verschickt wird keine.
doctor-mail-settings-mend = Gib --mail, --mail-from und --url zusammen an.
doctor-mail-good = Der Mailserver nimmt die Anmeldung an: { $host }, Port { $port }
doctor-mail-bad = Der Mailserver lehnt die Anmeldung ab: { $host }, Port { $port } ({ $reason })
doctor-mail-mend = Prüfe Adresse, Port, Namen und Passwort in --mail; smtps:// verschlüsselt von Anfang an, smtp:// nach dem Verbinden.
doctor-push-good = Push-Nachrichten an Browser sind möglich.
doctor-push-doubt = Push-Nachrichten an Browser sind nicht möglich: Die Adresse ist nicht HTTPS.
doctor-push-mend = Stelle einen Proxy mit TLS vor den Server und gib seine Adresse mit --url an.
doctor-failed-bad = Die Prüfung { $check } ist selbst gescheitert: { $error }
doctor-failed-mend = Sieh ins Protokoll des Servers; steht dort nichts, melde es uns.
doctor-mend = Das hilft: { $mend }
doctor-all-well = Alles ist in Ordnung.
doctor-not-well = { $bad ->
    [0] Keine Fehler
    [one] Ein Fehler
   *[other] { $bad } Fehler
 }, { $doubt ->
    [0] keine Warnungen.
    [one] eine Warnung.
   *[other] { $doubt } Warnungen.
 }

refused-deal-played = Du hast schon einen Tisch mit diesen Karten; jeder spielt sie nur einmal.
refused-deal-over = Diese Karten lassen sich nicht mehr spielen.
refused-sealed = { $kind ->
    [day] Diese Karten bleiben versiegelt, bis der Tag vorbei ist, um Mitternacht (UTC). Bis dahin sieht jeder nur den eigenen Platz.
    [friends] Dieser Vergleich bleibt versiegelt, bis er beendet ist und alle gespielt haben. Bis dahin sieht jeder nur den eigenen Platz.
   *[round] Andere Tische spielen diese Karten noch. Sie bleiben versiegelt, bis der letzte fertig ist.
}
deal-somebody = Jemand
