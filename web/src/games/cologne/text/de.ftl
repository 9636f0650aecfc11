### Wörter des Tisches von cologne im Browser.

## Das eigene Exemplar
edition-section-streets = Plan
edition-section-tiles = Kirchenplättchen
edition-section-dice = Würfel
edition-section-encounters = Begegnungskarten
edition-section-stones = Steine
edition-section-numbers = Zahlen der Anleitung
edition-section-thresholds = Punkte, die das Spiel beenden
edition-label-tiles-points = Wert
edition-label-tiles-stones = Steine
edition-label-stones-count = Steine
edition-label-stones-points = Punkte
edition-label-stones-at_each_gate = Am Anfang an jedem Tor
edition-label-encounters-count = Karten
edition-label-encounters-bonus = Zusatzpunkte
edition-label-encounters-church = Kirche
edition-label-thresholds-threshold = Punkte
edition-label-numbers-actions = Aktionen
edition-label-numbers-poisoned_actions = Aktionen mit Gift
edition-label-numbers-hand_limit = Karten auf der Hand
edition-label-numbers-played_limit = Karten in einem Zug
edition-label-numbers-hammers = Hämmer
edition-label-numbers-storage = Steine an einem Tor
edition-label-dots-start = Startzahl
edition-label-x = Nach Osten
edition-label-y = Nach Süden
printed-name-two = Zwei Spieler
printed-name-three = Drei Spieler
printed-name-four = Vier Spieler
edition-streets-here = { $place }: { $count ->
    [0] keine Straße mehr zu vergleichen
    [one] eine Straße
   *[other] { $count } Straßen
}
edition-street-same = Gleich
edition-street-same-of = Gleich: { $name }
edition-street-erase = Löschen
edition-street-back = Wieder einsetzen
edition-street-change-of = { $is ->
    [yes] Löschen
   *[no] Wieder einsetzen
}: { $name }
edition-street-new = nur auf deinem Plan
edition-street-erased = fehlt auf deinem Plan
edition-street-add = Straße ergänzen
edition-street-to = Von { $place } nach
edition-dot-add = Punkt ergänzen
edition-dot-erase = Fehlt auf meinem Plan
edition-place-chosen = Feld
edition-place-move = Feld verschieben
edition-place-how = Drück auf die Stelle im Plan, oder nimm die Pfeiltasten.
edition-places-here = Prüfe auch diese Felder: { $places }.

## Am Tisch
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
discard-now = Wirf eine Karte ab
one-too-many = Du hast eine zu viel.
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
run-moved = { $seat } fährt mit Karren { $cart }: { $field } ({ $steps } Schritte).
run-moved-me = Du fährst mit Karren { $cart }: { $field } ({ $steps } Schritte).
because-last-church = Die letzte Kirche, { $field }, brachte { $name } { $amount }.
because-last-church-me = Die letzte Kirche, { $field }, brachte dir { $amount }.
ending-who-built = Wer was gebaut hat
