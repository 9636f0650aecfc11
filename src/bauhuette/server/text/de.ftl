### Sätze des Servers.

kept-in = Die Tische liegen in { $place }.
old-database = In diesem Ordner liegt eine ältere Datenbank; „--database { $file }“ führt sie weiter.
redis-unused = Redis wird nicht benutzt: Eine SQLite-Datei hat nur einen Prozess.
no-client = Die Webseite ist noch nicht gebaut, deshalb finden Browser hier keine: „make web“ in den Quellen baut sie, und das fertige Paket enthält sie.

guest-name = Gast { $number }

refused-malformed = Diese Nachricht ist nicht zu lesen: { $where } stimmt nicht.
refused-too-large = Das ist zu groß; höchstens { $bytes } { $bytes ->
    [one] Byte wird
   *[other] Bytes werden
} angenommen.
refused-rate-limited = Das war viel auf einmal. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal; nichts geht verloren.
refused-mail-limit = Dieser Server hat für den Moment genug Post verschickt; versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
refused-bad-origin = Diese Seite darf hier nicht für dich sprechen.
refused-bad-host = Unter dem Namen in dieser Adresse kennt sich der Server nicht. Nimm seine eigene Adresse; wer ihn betreibt, kann den Namen mit --allowed-host oder --url angeben.
refused-no-session = Bitte erlaube das Cookie dieser Seite, damit wir dich wiedererkennen.
refused-not-found = Hier ist nichts.
refused-name-taken = Dieser Name ist vergeben oder sieht einem vergebenen zum Verwechseln ähnlich.
refused-bad-name = { $why ->
    [invisible] In diesem Namen stehen unsichtbare Zeichen; lass sie weg.
    [scripts] Dieser Name mischt Buchstaben mehrerer Schriften; bleib bei einer.
    [reserved] Dieser Name ist nicht zu haben; wähl einen anderen.
   *[letters] Ein Name hat zwei bis 24 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche, darunter mindestens einen Buchstaben oder eine Ziffer.
}
refused-bad-password = Name und Passwort passen nicht zusammen.
refused-common-password = Dieses Passwort wird als eines der ersten geraten; nimm ein anderes, etwa vier Wörter hintereinander.
refused-no-account = Du hast hier kein Konto.
refused-already-away = Du bist schon im Urlaub; beende den zuerst.
refused-vacation-spent = Von deinen { $days } Urlaubstagen in diesem Jahr sind nicht mehr so viele übrig.
refused-not-shown = Das wird dir nicht gezeigt.
refused-yourself = Das geht nicht mit dir selbst.
refused-not-welcome = An diesen Tisch kannst du dich nicht setzen.
refused-only-hosts = Das ist für die Gastgeber dieses Servers.
refused-only-friends = Nur Freunde können eingeladen werden.
refused-only-accounts = Gewertete Spiele brauchen ein Konto. Leg in den Einstellungen eines an oder spiel an einem Tisch ohne Wertung.
refused-bad-code = Dieser Code ist falsch, schon benutzt oder zu alt.
refused-bad-passkey = Dieser Passkey ist hier nicht bekannt, oder die Antwort kam zu spät.
refused-last-way-in = Das ist dein letzter Passkey, und du hast kein Passwort: Du könntest dich nicht mehr anmelden. Setze erst ein Passwort oder füge einen anderen Passkey hinzu.
refused-session-ended = Du wurdest hier abgemeldet.
refused-kicked = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen.
refused-not-invited = Diese Revanche ist für die, die vorher gespielt haben.
refused-only-players = Was verdeckt war, zeigt dieser Tisch nur denen, die mitgespielt haben.
refused-still-playing = An diesem Tisch wird auf dich gewartet: Verlass ihn zuerst, gib auf oder lass einen Bot spielen.
refused-damaged = Was von diesem Tisch gespeichert war, ist beschädigt; der Gastgeber dieses Servers kann sehen, was davon übrig ist.
refused-banned = { $until ->
    [never] Du bist hier nicht zugelassen.
   *[other] Du bist hier bis { $until } nicht zugelassen.
}{ $reason ->
    [none] { "" }
   *[other] { " " }Grund: { $reason }
}
ban-reason-insults = Du hast jemanden beleidigt oder bedroht.
ban-reason-spam = Du hast immer wieder dasselbe gesendet.
ban-reason-cheating = Du hast nicht ehrlich gespielt.
ban-reason-name = Dein Name verletzt andere.
refused-bad-record = { $reason }
refused-record-unplayable = { $how ->
    [slow] Diese Aufzeichnung zu lesen dauerte zu lange; es wurde abgebrochen.
    [memory] Diese Aufzeichnung zu lesen braucht mehr Speicher, als dafür da ist; es wurde abgebrochen.
   *[crashed] Diese Aufzeichnung ließ sich nicht lesen: Das Programm ist abgestürzt. Tische und andere Aufzeichnungen betrifft das nicht.
}
refused-too-many = { $what ->
    [tables] Von deinem Anschluss aus laufen schon { $most } Spiele; bitte spielt erst einige davon zu Ende.
   *[sockets] Von deinem Anschluss aus sind schon { $most } Verbindungen offen; bitte schließt erst einige davon.
}
refused-crowded = Das wollen gerade viele; bitte versuch es gleich noch einmal.
refused-busy = Der Server kann gerade nichts speichern; bitte versuch es gleich noch einmal. Es ist nichts verloren.
refused-stopping = Der Server wird neu gestartet; dein Tisch kommt von selbst wieder.
refused-slow = Deine Verbindung kam nicht nach; sie wird erneuert.
refused-internal = Bei uns ist etwas schiefgegangen; es ist vermerkt.
refused-not-prepared = Die Regeln dieses Spiels konnten nicht vorbereitet werden; es wird weiter versucht. Dein Tisch ist sicher.
refused-unavailable = Das gibt es hier nicht.

# --- doctor ---

doctor-new-database-good = Noch gibt es keine Datenbank; der erste Start legt sie an: { $place }
doctor-database-good = Die Datenbank antwortet: { $place }
doctor-database-bad = Die Datenbank antwortet nicht: { $place }
doctor-database-mend = Starte sie, oder sag mit --database, wo sie ist.
doctor-schema-good = Die Datenbank hat die heutige Form.
doctor-schema-bad = Die Datenbank hat eine ältere Form.
doctor-schema-mend = Mach eine Sicherung, dann „bauhuette migrate“.
doctor-newer-bad = Die Datenbank hat die Form einer späteren Version.
doctor-newer-mend = Installiere wieder jene Version, oder spiel die Sicherung von vorher zurück.
doctor-writes-good = Züge können gespeichert werden.
doctor-writes-bad = Nichts kann gespeichert werden: Die Platte ist voll, die Datei nur lesbar oder die Datenbank eine Zweitkopie.
doctor-writes-mend = Schaff Platz, oder lass den Benutzer des Servers in die Datenbank und ihren Ordner schreiben.
doctor-disk-good = Auf der Platte der Datenbank sind { $free } MiB frei.
doctor-disk-bad = Auf der Platte der Datenbank sind nur { $free } MiB frei.
doctor-disk-mend = Schaff Platz, oder leg die Datenbank auf eine andere Platte.
doctor-cache-good = Übersetzte Regeln können aufgehoben werden: { $place }
doctor-cache-bad = Übersetzte Regeln können in { $place } nicht aufgehoben werden: { $reason }
doctor-cache-mend = Lass den Benutzer des Servers dort schreiben, oder nenn mit BAUHUETTE_CACHE einen anderen Ordner.
doctor-compiled-good = { $game } ist übersetzt.
doctor-compiled-doubt = { $game } ist nicht übersetzt: Der erste Spieler muss warten.
doctor-compiled-mend = Ruf „bauhuette warm { $key }“ auf.
doctor-clock-good = Die Uhr geht richtig.
doctor-clock-bad = Die Uhr geht um { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 } falsch, oder in der Datenbank steht etwas aus der Zukunft.
doctor-clock-mend = Stell auf allen Rechnern die Uhr nach NTP, bevor der Server startet.
doctor-memory-good = { $free } MiB Speicher sind frei.
doctor-memory-doubt = Nur { $free } MiB Speicher sind frei.
doctor-memory-mend = Gib dem Server mindestens 1 GiB; weniger Bots zugleich brauchen weniger (--bot-workers).
doctor-files-good = { $allowed } Dateien und Verbindungen dürfen zugleich offen sein.
doctor-files-doubt = Nur { $allowed } Dateien und Verbindungen dürfen zugleich offen sein; weitere Besucher bleiben draußen.
doctor-files-mend = Erlaube mindestens { $least } (LimitNOFILE in der Unit oder „ulimit -n“).
doctor-client-good = Die Webseite ist da.
doctor-client-bad = Die Webseite ist nicht da: Browser finden nichts.
doctor-client-mend = Installiere das fertige Paket, oder ruf im Quelltext „make web“ auf.
doctor-redis-good = Redis antwortet.
doctor-redis-bad = Redis antwortet nicht; andere Prozesse erfahren erst spät von Zügen.
doctor-redis-mend = Starte es, oder lass --redis weg, wenn es nur einen Prozess gibt.
doctor-redis-unused-doubt = Redis ist genannt, aber SQLite hat nur einen Prozess: Es wird nicht benutzt.
doctor-redis-unused-mend = Lass --redis weg, oder nimm PostgreSQL.
doctor-address-bad = Unter { $url } antwortet nichts.
doctor-address-mend = Starte den Server und seinen Proxy, oder nenn mit --url die Adresse, die man benutzt.
doctor-proxy-good = Besucher werden nach ihrer wahren Adresse unterschieden ({ $address }).
doctor-proxy-bad = Der Server glaubte einem Besucher, der die Adresse { $address } nur behauptet: So lassen sich Grenzen umgehen.
doctor-proxy-mend = Lass den Proxy X-Forwarded-For überschreiben, und vertrau nur dem Proxy.
doctor-cookies-good = Cookies reisen so sicher, wie die Adresse es erlaubt.
doctor-cookies-doubt = Die Adresse ist HTTPS, aber Cookies dürfen auch ohne reisen.
doctor-cookies-mend = Starte den Server mit --secure-cookies.
doctor-mail-settings-good = Mail ist eingerichtet: Server, Absender und Adresse der Links.
doctor-mail-settings-bad = Mail ist nur halb eingerichtet: niemand bekommt welche.
doctor-mail-settings-mend = Gib --mail, --mail-from und --url zusammen an.
doctor-mail-good = Der Mailserver lässt uns ein: { $host }, Port { $port }
doctor-mail-bad = Der Mailserver lässt uns nicht ein: { $host }, Port { $port } ({ $reason })
doctor-mail-mend = Prüfe Adresse, Port, Namen und Passwort in --mail; smtps:// ist von Anfang an verschlüsselt, smtp:// danach.
doctor-push-good = Browser können durch Push benachrichtigt werden.
doctor-push-doubt = Browser können nicht durch Push benachrichtigt werden: Die Adresse ist nicht HTTPS.
doctor-push-mend = Stelle einen Proxy mit TLS vor den Server und gib seine Adresse mit --url an.
doctor-failed-bad = Die Prüfung { $check } ist selbst gescheitert: { $error }
doctor-failed-mend = Sieh ins Protokoll des Servers; steht dort nichts, sag es uns.
doctor-mend = Abhilfe: { $mend }
doctor-all-well = Alles ist an seinem Platz.
doctor-not-well = { $bad ->
    [0] Nichts ist kaputt
    [one] Eines ist kaputt
   *[other] { $bad } Dinge sind kaputt
 }, { $doubt ->
    [0] nichts ist bedenklich.
    [one] eines ist bedenklich.
   *[other] { $doubt } sind bedenklich.
 }

refused-deal-played = Jeder spielt diese Karten einmal: Du hast schon einen Tisch.
refused-deal-over = Diese Karten werden nicht mehr gespielt.
refused-sealed = { $kind ->
    [day] Diese Karten werden aufgedeckt, wenn ihr Tag vorbei ist, um Mitternacht (UTC). Bis dahin sieht jeder nur den eigenen Platz.
    [friends] Diese Karten werden aufgedeckt, wenn sie geschlossen sind und alle gespielt haben. Bis dahin sieht jeder nur den eigenen Platz.
   *[round] Andere Tische spielen noch dieselben Karten: Dies öffnet sich, wenn der letzte fertig ist.
 }
deal-somebody = Jemand
