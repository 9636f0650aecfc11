### Wörter des Tisches von cologne im Browser.

map = Plan von Köln mit zwölf Kirchen, dem Dom und fünf Toren
left-over = noch { $points }
go-to = { $field }: { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
cart-at = { $name }, Karren { $cart }: { $field }{ $load ->
    [none] {""}
   *[other] , beladen mit { $load }
}
zoom-in = Vergrößern
zoom-out = Verkleinern
actions-left = Du bist dran: { $actions ->
    [0] keine Aktion mehr
    [one] noch eine Aktion
   *[other] noch { $actions } Aktionen
}
choose-field = Wähle einen Karren und ein leuchtendes Feld.
roll-now = Würfle
cards-before = Vorher darfst du Begegnungskarten ausspielen.
end-now = Beende deinen Zug; bis dahin lässt er sich zurücknehmen.
dice = Würfel
of-goal = von { $goal }
count-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
play-now-card = jetzt möglich
about-abbot = Gewinnst du diese Kirche, zählt sie mehr.
about-mayor = Noch ein ganzer Zug.
about-thief = Eine Karte aus einer anderen Hand.
about-archbishop = Ein Besuch im Dom bringt Punkte.
about-poisoner = Jemand hat im nächsten Zug weniger Aktionen.
about-trader = Ein Stein an einem Tor: einen Punkt mehr oder weniger.
about-notary = Nur du baust an dieser Kirche.
about-saboteur = Jemand setzt einen Zug aus.
about-forger = Tausche zwei verbaute Steine einer Kirche.
about-guard = Wehrt Dieb, Giftmischerin und Saboteur ab.
button-end = Zug beenden
turn-wasted = { $actions ->
    [one] Du hast deine eine Aktion noch nicht genutzt; das lässt sich nicht zurücknehmen.
   *[other] Du hast noch keine deiner { $actions } Aktionen genutzt; das lässt sich nicht zurücknehmen.
}
todo-roll = würfeln oder vorher Karten spielen
todo-act = Aktionen nutzen, Karten spielen oder den Zug beenden
todo-limit = eine von vier Karten abwerfen
todo-react = einen Angriff abwehren oder geschehen lassen
todo-bonus = sagen, ob Abt oder Äbtissin gleich dazukommt
too-far = { $field } ist { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
} entfernt; dir { $actions ->
    [0] bleibt keine Aktion
    [one] bleibt eine Aktion
   *[other] bleiben { $actions } Aktionen
}.
discard-this = Diese abwerfen
fetch-stone = { $stone } am { $gate } auf Karren { $cart } laden
take-cart = Karren { $cart } nehmen: { $field }
