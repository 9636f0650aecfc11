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
choose-field = Wähle einen Karren, dann ein Feld mit Zahl.
roll-now = Würfle
cards-before = Vorher darfst du Begegnungskarten ausspielen.
end-now = Beende deinen Zug oder nimm ihn zurück.
dice = Würfel
of-goal = von { $goal }
count-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
play-now-card = jetzt möglich
about-abbot = Gewinnst du diese Kirche, zählt sie mehr.
about-mayor = Noch ein ganzer Zug für dich.
about-thief = Stiehl eine Karte.
about-archbishop = Punkte für einen Besuch im Dom.
about-poisoner = Jemand hat im nächsten Zug weniger Aktionen.
about-trader = Tausche einen Stein am Tor: 1 Punkt mehr oder weniger.
about-notary = Nur du baust an dieser Kirche.
about-saboteur = Jemand setzt einen Zug aus.
about-forger = Tausche zwei verbaute Steine einer Kirche.
about-guard = Wehrt Dieb, Giftmischerin und Saboteur ab.
button-end = Zug beenden
turn-wasted = { $actions ->
    [one] Du hast deine eine Aktion nicht genutzt; das lässt sich nicht zurücknehmen.
   *[other] Du hast keine deiner { $actions } Aktionen genutzt; das lässt sich nicht zurücknehmen.
}
todo-roll = { $name } würfelt.
todo-act = { $name } zieht mit den Karren.
todo-limit = { $name } wirft eine Karte ab.
todo-react = { $name } antwortet auf den Angriff.
todo-bonus = { $name } entscheidet über Abt oder Äbtissin.
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
