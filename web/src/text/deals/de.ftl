### Karten, die mehrere Tische spielen: die des Tages.

deal-title = Karten des Tages
deal-pre = Dieselben Karten und Würfel für alle, gegen dieselben drei Bots. Ein Versuch zählt.
deal-over = Dieser Tag ist vorbei: Alle dürfen alles ansehen.
deal-more = Heute und frühere Tage
deal-left = noch { $time }
deal-place = { $place }.
deal-of = von { $players } heute
deal-of-then = von { $players }
deal-own = du { $own }, beste { $best }
deal-nobody = noch niemand ist fertig
deal-others = { $others ->
    [one] ein anderer
   *[other] { $others } andere
}, beste { $best }
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
deal-guest-why = um in der Rangliste zu stehen: Andere sehen dort nur Konten.
deal-you = du
deal-somebody = jemand
deal-incomplete = nicht zu Ende gespielt
deal-look = Ansehen
deal-all = Ganze Rangliste
deal-fewer = Weniger
deal-column-place = Rang
deal-column-name = Name
deal-column-points = Punkte
deal-share = Bauhütte, Karten vom { $day }, { $title }: Rang { $place } von { $players } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
deal-share-label = Eine Zeile zum Teilen, ohne eine Karte: { $title }
deal-copy = Kopieren
deal-copied = Kopiert
deal-fair = Vor dem ersten Zug festgelegt
deal-fair-before = Karten und Würfel des Tages liegen fest: Ihre Siegel stehen ab Mitternacht (UTC) hier, die Startwerte folgen nach dem Tag.
deal-fair-after = Mit diesen Startwerten kann jeder prüfen, dass alle Tische dieses Tages die festgelegten Karten und Würfel hatten.
deal-fair-show = Siegel
deal-archive = Frühere Tage
deal-archive-none = Dies ist hier der erste Tag.
deal-archive-more = Weitere Tage
deal-past = { $title } { $place }. von { $players }
deal-past-none = { $players ->
    [0] niemand hat gespielt
   *[other] nicht gespielt
}
deal-to-today = Zu heute
deal-to-places = Zur Rangliste des Tages
deal-table-sealed = Diese Karten werden aufgedeckt, wenn ihr Tag vorbei ist, um Mitternacht (UTC): Dann siehst du alle Plätze, Analyse und Startwert. Bis dahin zeigt das Nachspielen deinen Platz.

### Karten unter Freunden.

shared-title = Dieselben Karten für Freunde
shared-why = Jeder spielt sie einmal, an einem eigenen Tisch oder zusammen; dann wird jeder Platz mit denen verglichen, die dieselben Karten hatten.
shared-game = Spiel
shared-seats = Plätze
shared-name = Name (wenn du magst)
shared-make = Austeilen
shared-pre = { $title } mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}: dieselben Karten und Würfel an jedem Tisch. Plätze, die niemand nimmt, bekommen Bots ({ $level }).
shared-link = Diesen Link verschicken
shared-own = Zu meinem Tisch
shared-seat = Mein Platz
shared-sit = Meinen Tisch eröffnen
shared-close = Diese Karten schließen
shared-close-sure = Kein weiterer Tisch kann beginnen. Wenn der letzte fertig ist, sehen alle mit dem Link alles.
shared-closed = Geschlossen: Wenn der letzte Tisch fertig ist, wird alles gezeigt.
shared-opened = Geschlossen: Alle mit dem Link sehen alles.
shared-tables = Tische
shared-no-tables = Noch hat niemand einen Tisch.
shared-lobby = wartet, { $free ->
    [0] alle Plätze besetzt
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
shared-running = wird gespielt
shared-over = fertig
shared-compared = Platz für Platz verglichen
shared-counts = Verglichen mit dem Durchschnitt der anderen, die diesen Platz hatten; ein Vergleichspunkt für jeden, vor dem du liegst, ein halber bei Gleichstand.
shared-sealed = Die Ergebnisse erscheinen, wenn die Karten geschlossen sind und alle gespielt haben. Am { $day } schließen sie von selbst.
shared-own-points = Deine Punkte: { $points }
shared-table-sealed = Diese Karten werden aufgedeckt, wenn sie geschlossen sind und alle gespielt haben: Dann siehst du alle Plätze, Analyse und Startwert. Bis dahin zeigt das Nachspielen deinen Platz.
shared-seat-of = Platz { $letter }
shared-average = zum Schnitt
shared-matchpoints = Vergleichspunkte
shared-of = { $matchpoints } von { $most }
shared-to = Zum Vergleich
deal-bests = Beste Tageskarten
deal-day = Zum Tag
