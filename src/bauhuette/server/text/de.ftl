### Sätze des Servers.

guest-name = Gast { $number }

refused-malformed = Diese Nachricht hat nicht die vereinbarte Form: { $where }.
refused-too-large = Das ist zu groß; höchstens { $bytes } Bytes werden angenommen.
refused-rate-limited = Das war viel auf einmal. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal; nichts geht verloren.
refused-bad-origin = Diese Seite darf hier nicht für dich sprechen.
refused-no-session = Bitte erlaube das Cookie dieser Seite, damit wir dich wiedererkennen.
refused-not-found = Hier ist nichts.
refused-name-taken = Dieser Name ist vergeben.
refused-bad-password = Name und Passwort passen nicht zusammen.
refused-bad-record = { $reason }
refused-busy = Der Server kann gerade nichts speichern; bitte versuch es gleich noch einmal. Es ist nichts verloren.
refused-stopping = Der Server wird neu gestartet; dein Tisch kommt von selbst wieder.
refused-slow = Deine Verbindung kam nicht nach; sie wird erneuert.
refused-internal = Bei uns ist etwas schiefgegangen; es ist vermerkt.
refused-unavailable = Das gibt es hier nicht.
