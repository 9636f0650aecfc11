### Sätze der Instanz am Tisch.

stale = Das Spiel ist schon weiter; das ist der jetzige Stand.

refused-not-your-turn = Du bist nicht dran.
refused-future-version = So weit ist dieser Tisch noch nicht; lade ihn neu.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-which-seat = Du hast hier mehrere Plätze: Sag, für welchen du spielst.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-seat-taken = Dieser Platz ist besetzt.
refused-no-seat = Es ist kein Platz frei.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-not-in-lobby = Das geht nur vor dem Start.
refused-not-running = Das geht nur, solange das Spiel läuft.
refused-not-over = Das geht erst nach dem Ende des Spiels.
refused-seats-open = Es sind noch Plätze frei.
refused-unknown-level = Eine Stufe „{ $level }“ gibt es für Bots nicht; wähle eine von { $known }.
refused-not-handed = Kein Bot spielt für dich.
refused-handed = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
refused-resigned = Du hast dieses Spiel aufgegeben.
refused-bad-standing = Einen Dauerauftrag für „{ $family }“ gibt es in diesem Spiel nicht.
refused-no-hints = Dieses Spiel ist gewertet, und andere spielen mit: Hier gibt es keine Tipps.
refused-ends-rating = Mit einem Tipp wird dieses Spiel nicht mehr gewertet; stimm dem zu, um ihn zu bekommen.
refused-deal-fixed = Andere spielen dieselben Karten; deshalb lassen sich Karten, Würfel und Bots nicht ändern.
refused-deal-no-hints = Andere spielen dieselben Karten und werden mit dir verglichen: Hier gibt es keine Tipps.
refused-tournament-no-hints = In Turnieren gibt es keine Tipps.
refused-no-tutor = Du spielst ohne Lehrmeister.
refused-rules-changed = Die Regeln dieses Spiels haben sich geändert, seit dieser Tisch begann; er kann nicht weiterspielen.
refused-spectators-off = Dieser Tisch erlaubt keine Zuschauer.
