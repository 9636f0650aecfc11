### Karten, die mehrere Tische spielen: die des Tages.

deal-title = Karten des Tages
deal-pre = Dieselben Karten und Würfel für alle, gegen dieselben drei Bots. Ein Versuch zählt.
deal-over = Dieser Tag ist vorbei. Alle Spiele und Ergebnisse lassen sich jetzt ansehen.
deal-more = Heute und frühere Tage
deal-left = noch { $time }
deal-place = { $place }.
deal-of = von { $players } heute
deal-of-then = von { $players }
deal-own = du { $own }, Bestwert { $best }
deal-nobody = noch keine Ergebnisse
deal-others = { $others ->
    [one] ein anderer
   *[other] { $others } andere
}, Bestwert { $best }
deal-open = Noch nicht gespielt
deal-playing = Dein Spiel wartet
deal-missed = Nicht gespielt
deal-given-up = aufgegeben: kein Platz in der Rangliste
deal-unfinished = nicht beendet: kein Platz in der Rangliste
deal-play = Spielen
deal-go-on = Weiter
deal-best = Bestes Spiel
deal-dots = { $count ->
    [one] ein Ergebnis
   *[other] { $count } Ergebnisse
}, das beste { $best ->
    [one] ein Punkt
   *[other] { $best } Punkte
}
deal-dots-none = noch keine Ergebnisse
deal-places = Rangliste
deal-places-none = Die Rangliste erscheint, wenn der Tag vorbei ist (UTC). Bis dahin siehst du deinen eigenen Rang.
deal-guest = Leg ein Konto an,
deal-guest-why = um in der Rangliste zu stehen. Gäste erscheinen dort nicht.
deal-you = du
deal-somebody = jemand
deal-incomplete = nicht zu Ende gespielt
deal-look = Ansehen
deal-all = Ganze Rangliste
deal-fewer = Weniger zeigen
deal-column-place = Rang
deal-column-name = Name
deal-column-points = Punkte
deal-share = Bauhütte, Karten vom { $day }, { $title }: Rang { $place } von { $players } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
deal-share-label = Ein Ergebnis zum Teilen, das keine Karte verrät: { $title }
deal-copy = Kopieren
deal-copied = Kopiert
deal-fair = Vor dem ersten Zug festgelegt
deal-fair-before = Karten und Würfel dieses Tages liegen fest. Ihre Siegel stehen ab Mitternacht (UTC) hier; die Startwerte folgen, wenn der Tag vorbei ist.
deal-fair-after = Mit diesen Startwerten kann jeder prüfen, dass Karten und Würfel aller Tische dieses Tages vorher festlagen.
deal-fair-show = Siegel
deal-archive = Frühere Tage
deal-archive-none = Frühere Tage gibt es noch nicht.
deal-archive-more = Weitere Tage
deal-past = { $title }: { $place }. von { $players }
deal-past-none = { $players ->
    [0] keine Spieler
   *[other] nicht gespielt
}
deal-to-today = Zu heute
deal-to-places = Zur Rangliste des Tages
deal-table-sealed = Alle Plätze, die Analyse und den Startwert siehst du, wenn dieser Tag vorbei ist, um Mitternacht (UTC). Bis dahin zeigt das Nachspielen nur deinen Platz.

### Karten unter Freunden.

shared-title = Dieselben Karten für Freunde
shared-why = Jeder spielt sie einmal, am eigenen Tisch oder gemeinsam. Dann wird jeder Platz mit den anderen verglichen, die dieselben Karten hatten.
shared-game = Spiel
shared-seats = Plätze
shared-name = Name (freiwillig)
shared-make = Austeilen
shared-pre = { $title } mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}: dieselben Karten und Würfel an jedem Tisch. Freie Plätze bekommen Bots ({ $level }).
shared-link = Diesen Link verschicken
shared-own = Zu meinem Tisch
shared-seat = Mein Platz
shared-sit = Meinen Tisch eröffnen
shared-close = Vergleich beenden
shared-close-sure = Danach kann kein Tisch mehr beginnen. Ist der letzte fertig, können alle mit dem Link alles sehen.
shared-closed = Beendet: Alle mit dem Link können alles sehen, wenn der letzte Tisch fertig ist.
shared-opened = Beendet: Alle mit dem Link können alles sehen.
shared-tables = Tische
shared-no-tables = Noch keine Tische.
shared-lobby = wartet, { $free ->
    [0] alle Plätze besetzt
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
shared-running = wird gespielt
shared-over = fertig
shared-compared = Platz für Platz verglichen
shared-counts = Verglichen mit dem Durchschnitt der anderen auf diesem Platz. Für jeden, den du schlägst, bekommst du einen Vergleichspunkt, bei Gleichstand einen halben.
shared-sealed = Die Ergebnisse erscheinen, wenn der Vergleich beendet ist und alle gespielt haben. Am { $day } endet er von selbst.
shared-own-points = Deine Punkte: { $points }
shared-table-sealed = Alle Plätze, die Analyse und den Startwert siehst du, wenn dieser Vergleich beendet ist und alle gespielt haben. Bis dahin zeigt das Nachspielen nur deinen Platz.
shared-seat-of = Platz { $letter }
shared-average = über Schnitt
shared-matchpoints = Vergleichspunkte
shared-of = { $matchpoints } von { $most }
shared-to = Zum Vergleich
deal-bests = Beste Ergebnisse mit den Karten des Tages
deal-day = Zum Tag
