### Sätze der Instanz am Tisch.

stale = Das Spiel ist inzwischen weiter; so steht es jetzt.

refused-not-your-turn = Du bist nicht am Zug.
refused-future-version = So weit ist dieser Tisch noch nicht.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-which-seat = Mehrere Plätze hier sind deine: Sag, für welchen du spielst.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-seat-taken = Dieser Platz ist besetzt.
refused-no-seat = Es ist kein Platz frei.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-not-in-lobby = Das geht nur vor dem Start.
refused-not-running = Das geht nur, solange das Spiel läuft.
refused-not-over = Das geht erst nach dem Ende des Spiels.
refused-seats-open = Es sind noch Plätze frei.
refused-unknown-level = Es gibt keinen Bot der Stufe „{ $level }“; es gibt: { $known }.
refused-not-handed = Kein Bot spielt für dich.
refused-handed = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
refused-resigned = Du hast dieses Spiel aufgegeben.
refused-bad-standing = „{ $family }“ lässt sich in diesem Spiel nicht im Voraus ansagen.
refused-no-hints = Dieses Spiel ist gewertet und andere spielen mit: Hier wird niemandem geraten.
refused-ends-rating = Mit einem Tipp wird dieses Spiel nicht mehr gewertet; du bekommst ihn, wenn du damit einverstanden bist.
refused-deal-fixed = Andere spielen dieselben Karten: Karten, Würfel und Bots sind für alle gleich.
refused-deal-no-hints = Andere spielen dieselben Karten und werden mit dir verglichen: Hier wird niemandem geraten.
refused-tournament-no-hints = In einem Turnier wird verglichen: Hier wird niemandem geraten.
refused-no-tutor = Du spielst ohne Lehrmeister.
refused-rules-changed = Die Regeln dieses Spiels haben sich seitdem geändert; dieser Tisch kann nicht weiterspielen.
refused-spectators-off = Dieser Tisch lässt keine Zuschauer zu.
