### Wie cologne im Terminal aussieht und getippt wird.

## Befehle und getippte Wörter

name-map = karte
name-route = weg
name-ways = wege
name-sites = kirchen
name-hands = hände
report-route = weg 1 dom: der kürzeste Weg eines deiner Karren
report-map = der Stadtplan mit allen Straßen
report-ways = wie weit es deine Karren haben, das Nächste zuerst: wege, oder wege 1
report-sites = jede Kirche: Wert, was fehlt, was sie nimmt, wer was gab
report-hands = was man von Händen weiß, und die abgeworfenen Karten
shortcut-go = geh 1 dom: mehrere Schritte eines Karrens in einem Befehl
type-go = geh
type-roll = würfeln
type-move = zieh
type-build = baue
type-load = lade
type-unload = abladen
type-visit = besuche
type-end = ende
type-bonus = auslegen
type-mayor = bürgermeister
type-steal = dieb
type-poison = gift
type-trade = tausche
type-secure = notar
type-sabotage = saboteur
type-forge = fälsche
type-discard = abwurf
type-guard = wächter
type-allow = geschehen
short-andreas = AND
short-aposteln = APO
short-caecilien = CÄC
short-georg = GEO
short-gereon = GER
short-kunibert = KUN
short-maria-im-kapitol = KAP
short-maria-lyskirchen = LYS
short-gross-st-martin = MAR
short-pantaleon = PAN
short-severin = SEV
short-ursula = URS
short-dom = DOM
short-gate-1 = I
short-gate-2 = II
short-gate-3 = III
short-gate-4 = IV
short-gate-5 = V
typed-field-andreas = andreas
typed-field-aposteln = aposteln
typed-field-caecilien = caecilien
typed-field-georg = georg
typed-field-gereon = gereon
typed-field-kunibert = kunibert
typed-field-maria-im-kapitol = kapitol
typed-field-maria-lyskirchen = lyskirchen
typed-field-gross-st-martin = martin
typed-field-pantaleon = pantaleon
typed-field-severin = severin
typed-field-ursula = ursula
typed-field-dom = dom
typed-field-gate-1 = i
typed-field-gate-2 = ii
typed-field-gate-3 = iii
typed-field-gate-4 = iv
typed-field-gate-5 = v
typed-swap-white-grey = w-g
typed-swap-white-black = w-s
typed-swap-grey-white = g-w
typed-swap-grey-black = g-s
typed-swap-black-white = s-w
typed-swap-black-grey = s-g
typed-card-abbess-caecilien = aebtissin-caecilien
typed-card-abbot-gross-st-martin = abt-martin
typed-card-abbess-maria-im-kapitol = aebtissin-kapitol
typed-card-abbot-pantaleon = abt-pantaleon

## Der Bildschirm

screen-title = Köln
show-ends = bis { $goal }, dann endet die Runde
show-last-round = die letzte Runde
show-turn = Zug { $turn }
show-to-roll = vor dem Würfeln
show-actions = noch { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
}
show-extra = danach noch { $count } { $count ->
    [one] Zug
   *[other] Züge
}
show-played = Karten gespielt: { $count } von { $all }
show-scores = Stand
show-holds = { $cards } K. { $loads }
show-poisoned = Gift
show-sabotaged = setzt aus
show-poisoned-and-sabotaged = Gift, aus
show-city = Stadt
show-costs = 1:2 = Karren 1, 2 Schritte, Aktion übrig · 1>6 = später
show-costs-later = gezählt ab dem Würfeln
show-given = Gegeben
show-given-to = { $church } { $given } von { $value }: { $seats }
show-nothing-given = keine Kirche ist begonnen
show-carts = Deine Karren:
show-between = Unterwegs: { $carts }
show-supply = Vorrat { $stones }
show-now = Jetzt
show-attacked-you = { $seat } greift dich an: { $card }
show-attacked = { $seat } greift { $victim } an: { $card }
show-empty = leer
show-no-cards = keine Karte
show-discards = Abgeworfen
show-deck = { $count } im Stapel
show-route-how = So geht es: weg 1 dom (Nummer des Karrens, Name des Feldes)
told-seat = { $seat } ({ $letter }): { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}, { $holds }
told-cart = Karren { $cart }: { $load }, { $field }.
told-errand = { $count } { $count ->
    [one] Schritt
   *[other] Schritte
}: { $field }, eine Aktion bleibt übrig.
told-errand-later = { $count } { $count ->
    [one] Schritt
   *[other] Schritte
}: { $field }.
told-sites = Baustellen:
told-site = { $church }, es { $missing ->
    [one] fehlt
   *[other] fehlen
} { $missing } ({ $leader })
told-hammer = Hammer
told-tie = Gleichstand
told-gates = Tore:
told-done = Fertig:
told-carts = Karren:
leads-build = { $stone } an { $church }: noch { $left }, du { $own }
leads-load = { $stone } am Tor { $gate }
leads-roll = die Würfel
leads-roll-full = die Würfel; voll: { $gates }
leads-abbot = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mit { $church } ({ $owner })
leads-open-church = noch offen
leads-go = { $count } { $count ->
    [one] Schritt
   *[other] Schritte
}
leads-go-part = { $count } von { $all } Schritten
leads-go-load = { $count } { $count ->
    [one] Schritt
   *[other] Schritte
}, dann laden
leads-go-build = { $count } { $count ->
    [one] Schritt
   *[other] Schritte
}, dann bauen

## Was geschah, in wenigen Worten

brief-turn = {""}
brief-skipped = setzt aus
brief-weak = vergiftet, { $actions } { $actions ->
    [one] Aktion
   *[other] Aktionen
}
brief-rolled = { $stone }/{ $gate }
brief-delivered = {""}
brief-full = { $gate } ist voll, Stein verfallen
brief-short = kein { $stone } mehr
brief-nothing = nichts
brief-reshuffled = Karten neu gemischt
brief-drew = zieht { $card }
brief-drew-hidden = zieht eine Karte
brief-no-card = keine Karte mehr
brief-moved = Karren { $cart } bis { $field }
brief-loaded = Karren { $cart } lädt { $stone }
brief-unloaded = Karren { $cart } lädt { $stone } ab
brief-laid = baut { $stone }: { $church }
brief-begun = {""}
brief-released = neue Baustelle: { $church }
brief-completed = gewinnt { $church }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
brief-audience = besucht den Erzbischof: { $points }
brief-bonus = legt { $card } aus: { $points }
brief-mayor = Bürgermeister: noch ein Zug
brief-attacked = { $card } gegen { $victim }
brief-warded-off = wehrt { $card } ab
brief-stole = stiehlt { $victim }: { $card }
brief-stole-hidden = stiehlt { $victim } eine Karte
brief-poisoned = ist vergiftet
brief-sabotaged = muss aussetzen
brief-traded = tauscht { $swap }: { $gate }
brief-secured = sichert { $church }
brief-forged = fälscht bei { $church }: { $victim }, { $swap }
brief-discarded = wirft { $card } ab
brief-discarded-hidden = wirft eine Karte ab
brief-goal = hat { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
