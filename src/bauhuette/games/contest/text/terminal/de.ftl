### Wie contest im Terminal aussieht und getippt wird.

## Befehle und getippte Wörter

name-city = stadt
name-hands = karten
report-city = alle Städte, oder eine Gebäude für Gebäude: stadt b
report-hands = was du von den anderen Händen weißt
type-roll = würfeln
type-take = nimm
type-spare = niemand
type-offer = versteigere
type-bid = biete
type-pass = passe
type-found = gründe
type-left = links
type-right = rechts
type-fill = lücke
type-attack = angriff
type-raid = raub
type-done = fertig
type-pay = zahle
type-refuse = verweigere
type-tuck = unter
typed-card-left-corner = l
typed-card-right-corner = r
typed-card-tower = t
typed-card-gate = s
typed-card-town-hall = h
typed-card-church = k

## Der Bildschirm

screen-title = Wettstreit
show-ends = endet, wenn ein Stapel leer ist
show-closing = nach diesem Zug: die Endrunde
show-final = Endrunde
show-turn = { $seat } ist am Zug
show-auctions = { $seat } versteigert
show-piles = verdeckt { $closed }, offen { $open }
show-laid = bis zu { $count } { $count ->
    [one] Karte
   *[other] Karten
} in diesem Zug
show-purse = { $money } Taler
show-scores = Stand
show-name = Name
show-points = Pkt
show-money = Taler
show-hand = Hand
show-cards = { $count } K.
show-saboteurs = Sab
show-shields = Schilde
show-coins = Münz.
show-bid = Gebot
show-city = Stadt
show-city-of = Stadt von { $letter } { $seat }
show-now = Jetzt
show-lot-open = Zu haben: offen
show-lot-closed = Zu haben: verdeckt
show-lot-of = { $seat } versteigert
show-lot-known = { $card } ({ $code })
show-printed = Wert { $value }{ $coins ->
    [0] {""}
    [one] , 1 Münze
   *[other] , { $coins } Münzen
}{ $shields ->
    [0] {""}
    [one] , 1 Schild
   *[other] , { $shields } Schilde
}
show-kind-unknown = die Art ist noch nicht angesagt
show-possible = Noch möglich:
show-bank = Zahlt ein anderer, geht die Hälfte an { $seat }, der Rest in die Kasse ({ $bank }).
show-attacked-you = Ein Saboteur an deinem Gebäude auf Platz { $place } ({ $card }): Für { $amount } kaufst du es frei.
show-attacked = Ein Saboteur bei { $seat }: { $card } auf Platz { $place }, Lösegeld { $amount }.
show-loose = Eine Karte kommt unter einen Stapel
show-legend = L R Ecktürme, T Turm, S Stadttor, H Rathaus, K Kirche
show-hand-costs = jede übrige kostet am Ende ihren Wert
show-extra = Extrapunkte
show-extra-note = nur mit Ecktürmen an beiden Enden
show-extra-middle = Rathaus in der Mitte +{ $points }
show-extra-churches = links und rechts davon gleich viele Kirchen +{ $points }
show-extra-corners = gleich hohe Ecktürme +{ $points }
show-buildings = Die Gebäude
show-known = Bekannt von { $letter } { $seat }
show-one-of = 1 { $kind }
leads-roll = der Würfel in Talern oder ein Saboteur{ $coins ->
    [0] {""}
   *[other] ; { $coins } von deinen Stadttoren
}
leads-take = hat { $count }
leads-closed = noch { $count }; nur du siehst sie
leads-pay = kannst du zahlen
leads-bluff = mehr, als du hast!
leads-build = dann { $points }{ $shields ->
    [0] {""}
    [one] , Schild
   *[other] , { $shields } Schilde
}{ $coins ->
    [0] {""}
    [one] , Münze
   *[other] , { $coins } Münzen
}
leads-ransom = kostet { $amount }, { $left } { $left ->
    [one] bleibt
   *[other] bleiben
}
leads-done = Hand kostet { $minus }

## Was geschah, in wenigen Worten

brief-starts = beginnt
brief-turned = offen liegt nun { $card }
brief-rolled = Würfel { $pips ->
    [0] ●
   *[other] { $pips }
}
brief-earned = +{ $die } und +{ $gates } von Stadttoren
brief-short = die Kasse zahlt nur { $paid }
brief-saboteur = nimmt einen Saboteur
brief-no-saboteur = kein Saboteur mehr da
brief-took = nimmt { $victim } einen Saboteur weg
brief-spared = nimmt keinen Saboteur
brief-offered = versteigert { $card }
brief-offered-closed = versteigert verdeckt
brief-looked = es ist { $card }
brief-bid = bietet { $amount }
brief-passed = passt
brief-announced = sagt an: { $building }
brief-exposed = kann { $amount } nicht zahlen, verliert { $paid }
brief-bought = bekommt { $card } für { $price }
brief-bought-kind = bekommt sie ({ $building }) für { $price }
brief-bought-unseen = bekommt sie für { $price }
brief-share = bekommt { $amount } davon
brief-unsold = niemand kann zahlen, unverkauft
brief-laid = baut { $card }
brief-rested = baut nichts
brief-attacked = Saboteur bei { $victim }: { $card }
brief-sabotage-rolled = würfelt { $pips ->
    [0] ●
   *[other] { $pips }
}
brief-failed = kein Schaden bei { $victim }
brief-ransom-asked = verlangt { $amount } von { $victim }
brief-ransom-paid = { $victim } zahlt { $amount }
brief-refused = zahlt nicht
brief-destroyed = verliert { $card }
brief-raided = zieht { $victim } { $card } aus der Hand
brief-tucked = sie kommt unter den { $pile ->
    [offen] offenen
   *[other] verdeckten
} Stapel
brief-last-card = letzte Karte des { $pile ->
    [offen] offenen
   *[other] verdeckten
} Stapels
brief-final-round = Endrunde
brief-scored = { $buildings } für Gebäude, { $extra } extra, −{ $minus }
