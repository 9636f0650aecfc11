### Wörter von cologne.

## Namen

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau

stone-white = Weiß
stone-grey = Grau
stone-black = Schwarz

face-white = Weiß
face-grey = Grau
face-black = Schwarz
face-x = X
face-gate-1 = I
face-gate-2 = II
face-gate-3 = III
face-gate-4 = IV
face-gate-5 = V
face-card = Karte

swap-white-grey = Weiß gegen Grau
swap-white-black = Weiß gegen Schwarz
swap-grey-white = Grau gegen Weiß
swap-grey-black = Grau gegen Schwarz
swap-black-white = Schwarz gegen Weiß
swap-black-grey = Schwarz gegen Grau

card-abbess-caecilien = Äbtissin von St. Cäcilien
card-abbot-gross-st-martin = Abt von Groß St. Martin
card-abbess-maria-im-kapitol = Äbtissin von St. Maria im Kapitol
card-abbot-pantaleon = Abt von St. Pantaleon
card-mayor = Bürgermeister
card-thief = Dieb
card-archbishop = Erzbischof
card-poisoner = Giftmischerin
card-trader = Händler
card-notary = Notar
card-saboteur = Saboteur
card-forger = Urkundenfälscherin
card-guard = Wächter

site-waiting = noch nicht freigegeben
site-hammer = Hammer
site-begun = im Bau
site-complete = fertig

field-andreas = St. Andreas
field-aposteln = St. Aposteln
field-caecilien = St. Cäcilien
field-georg = St. Georg
field-gereon = St. Gereon
field-kunibert = St. Kunibert
field-maria-im-kapitol = St. Maria im Kapitol
field-maria-lyskirchen = St. Maria Lyskirchen
field-gross-st-martin = Groß St. Martin
field-pantaleon = St. Pantaleon
field-severin = St. Severin
field-ursula = St. Ursula
field-dom = Dom
field-gate-1 = Eigelsteintor (I)
field-gate-2 = Friesentor (II)
field-gate-3 = Hahnentor (III)
field-gate-4 = Weyertor (IV)
field-gate-5 = Severinstor (V)
field-eigelstein = Eigelstein
field-thuermchenswall = Thürmchenswall
field-am-klingelpuetz = Am Klingelpütz
field-kunibertsklostergasse = Kunibertsklostergasse
field-marzellenstrasse-nord = Marzellenstraße Nord
field-machabaeerstrasse = Machabäerstraße
field-trankgasse = Trankgasse
field-ursulakloster = Ursulakloster
field-gereonswall = Gereonswall
field-gereonstrasse = Gereonstraße
field-unter-sachsenhausen = Unter Sachsenhausen
field-marzellenstrasse-sued = Marzellenstraße Süd
field-stolkgasse = Stolkgasse
field-burgmauer = Burgmauer
field-entenpfuhl = Entenpfuhl
field-friesenwall = Friesenwall
field-friesenstrasse = Friesenstraße
field-ehrentor = Ehrentor
field-hahnenstrasse = Hahnenstraße
field-ehrenstrasse = Ehrenstraße
field-st-apern-strasse = St.-Apern-Straße
field-breite-strasse-west = Breite Straße West
field-breite-strasse-ost = Breite Straße Ost
field-neumarkt = Neumarkt
field-mauritiuswall = Mauritiuswall
field-mauritiussteinweg = Mauritiussteinweg
field-schaafenstrasse = Schaafenstraße
field-krebsgasse = Krebsgasse
field-thieboldsgasse = Thieboldsgasse
field-rothgerberbach = Rothgerberbach
field-hohe-strasse-nord = Hohe Straße Nord
field-schildergasse = Schildergasse
field-unter-goldschmied = Unter Goldschmied
field-am-hof = Am Hof
field-heumarkt = Heumarkt
field-caecilienstrasse = Cäcilienstraße
field-buttermarkt = Buttermarkt
field-malzbuechel = Malzbüchel
field-hohe-pforte = Hohe Pforte
field-muehlenbach = Mühlenbach
field-blaubach = Blaubach
field-peterstrasse = Peterstraße
field-am-frankenturm = Am Frankenturm
field-quatermarkt = Quatermarkt
field-leystapel = Leystapel
field-am-alten-ufer = Am Alten Ufer
field-weyerstrasse = Weyerstraße
field-pantaleonswall = Pantaleonswall
field-pantaleonstor = Pantaleonstor
field-ulrepforte = Ulrepforte
field-kartaeuserwall = Kartäuserwall
field-waisenhausgasse = Waisenhausgasse
field-perlengraben = Perlengraben
field-kartaeusergasse = Kartäusergasse
field-waidmarkt = Waidmarkt
field-severinstrasse = Severinstraße
field-holzmarkt = Holzmarkt
field-bayenstrasse = Bayenstraße
field-bayenturm = Bayenturm
field-severinskirchplatz = Severinskirchplatz
field-am-weidenbach = Am Weidenbach
field-severinswall = Severinswall
field-am-pantaleonsberg = Am Pantaleonsberg
field-severinskloster = Severinskloster
field-kartause = Kartause
field-ulrichgasse = Ulrichgasse
field-follerstrasse = Follerstraße
field-jakobstrasse = Jakobstraße

## Was gefragt ist

ask-roll = würfle oder spiele vorher Karten
ask-act = nutze deine Aktionen, spiele Karten oder beende den Zug
ask-limit = wirf eine deiner vier Karten ab
ask-react = du wirst angegriffen: abwehren oder geschehen lassen
ask-bonus = du hast eine Kirche gewonnen: Abt oder Äbtissin gleich dazulegen?

## Züge

move-roll = würfeln
move-move = Karren { $cart } ziehen: { $field }
move-build = Karren { $cart }: bauen
move-load = Karren { $cart }: { $stone } aufladen
move-unload = Karren { $cart }: abladen
move-visit = Karren { $cart }: den Erzbischof besuchen
move-end = Zug beenden
move-bonus = { $card } auslegen
move-mayor = Bürgermeister spielen: noch ein Zug
move-steal = Dieb gegen { $victim }
move-poison = Giftmischerin gegen { $victim }
move-trade = Händler: { $gate }, { $swap }
move-secure = Notar: { $church } sichern
move-sabotage = Saboteur gegen { $victim }
move-forge = Urkundenfälscherin: { $church }, mit { $victim } { $swap }
move-discard = { $card } abwerfen
move-guard = mit dem Wächter abwehren
move-allow = nichts tun

## Neuigkeiten

news-turn = { $seat } ist am Zug.
news-turn-me = Du bist am Zug.
news-skipped = { $seat } setzt wegen des Saboteurs aus.
news-skipped-me = Du setzt wegen des Saboteurs aus.
news-weak = { $seat } ist vergiftet und hat nur { $actions } Aktionen.
news-weak-me = Du bist vergiftet und hast nur { $actions } Aktionen.
news-rolled = { $seat } würfelt { $stone } und { $gate }{ $times ->
    [one] .
   *[other] , nach { $times } Würfen.
}
news-rolled-me = Du würfelst { $stone } und { $gate }{ $times ->
    [one] .
   *[other] , nach { $times } Würfen.
}
news-delivered = Lieferung: { $stone }, { $gate }.
news-full = { $gate } ist voll, die Lieferung verfällt.
news-short = { $stone } ist nicht mehr im Vorrat, es kommt nichts.
news-nothing = Es kommt kein Stein.
news-reshuffled = Die Ablage wird neu gemischt ({ $count } { $count ->
    [one] Karte
   *[other] Karten
}).
news-drew = { $seat } zieht { $card }.
news-drew-me = Du ziehst { $card }.
news-drew-hidden = { $seat } zieht eine Karte.
news-no-card = { $seat } zieht keine Karte, es gibt keine mehr.
news-no-card-me = Du ziehst keine Karte, es gibt keine mehr.
news-moved = { $seat } zieht Karren { $cart }: { $field }.
news-moved-me = Du ziehst Karren { $cart }: { $field }.
news-loaded = { $seat } belädt Karren { $cart } mit { $stone }: { $gate }.
news-loaded-me = Du belädst Karren { $cart } mit { $stone }: { $gate }.
news-unloaded = { $seat } lädt { $stone } von Karren { $cart } ab: { $gate }.
news-unloaded-me = Du lädst { $stone } von Karren { $cart } ab: { $gate }.
news-laid = { $seat } baut mit Karren { $cart } { $stone }: { $church }.
news-laid-me = Du baust mit Karren { $cart } { $stone }: { $church }.
news-begun = Der Bau hat begonnen, der Hammer geht weg: { $church }.
news-released = Neue Baustelle: { $church }.
news-completed = { $church } ist fertig: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für { $seat }.
news-completed-me = { $church } ist fertig: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für dich.
news-audience = { $seat } besucht den Erzbischof: { $points } Punkte.
news-audience-me = Du besuchst den Erzbischof: { $points } Punkte.
news-bonus = { $seat } legt { $card } aus: { $points } Punkte.
news-bonus-me = Du legst { $card } aus: { $points } Punkte.
news-mayor = { $seat } spielt den Bürgermeister und hat danach noch einen Zug.
news-mayor-me = Du spielst den Bürgermeister und hast danach noch einen Zug.
news-attacked = { $seat } greift { $victim } an: { $card }.
news-attacked-me = Du greifst { $victim } an: { $card }.
news-warded-off = { $seat } wehrt mit dem Wächter ab: { $card }.
news-warded-off-me = Du wehrst mit dem Wächter ab: { $card }.
news-stole = { $seat } stiehlt von { $victim }: { $card }.
news-stole-me = Du stiehlst von { $victim }: { $card }.
news-stole-hidden = { $seat } stiehlt eine Karte von { $victim }.
news-poisoned = { $seat } ist vergiftet: nächster Zug mit weniger Aktionen.
news-poisoned-me = Du bist vergiftet: nächster Zug mit weniger Aktionen.
news-sabotaged = { $seat } muss einmal aussetzen.
news-sabotaged-me = Du musst einmal aussetzen.
news-traded = { $seat } tauscht mit dem Händler { $swap }: { $gate }.
news-traded-me = Du tauschst mit dem Händler { $swap }: { $gate }.
news-secured = { $seat } hat durch den Notar das alleinige Baurecht: { $church }.
news-secured-me = Du hast durch den Notar das alleinige Baurecht: { $church }.
news-forged = { $seat } tauscht mit { $victim } { $swap }: { $church }, Urkundenfälscherin.
news-forged-me = Du tauschst mit { $victim } { $swap }: { $church }, Urkundenfälscherin.
news-discarded = { $seat } wirft { $card } ab.
news-discarded-me = Du wirfst { $card } ab.
news-discarded-hidden = { $seat } wirft eine Karte ab.
news-goal = { $seat } hat { $points } Punkte und läutet die letzte Runde ein.
news-goal-me = Du hast { $points } Punkte und läutest die letzte Runde ein.

## Warum nicht

why-7 = Das Spiel ist zu Ende.
why-11 = Diese Kirche nimmt den Stein auf dem Karren nicht an.
why-12 = Diese Kirche ist noch nicht zum Bauen freigegeben.
why-15 = Der Stein ist zu viel: Der Wert der Kirche muss genau getroffen werden.
why-18 = Diese Kirche ist schon fertig.
why-21 = { $phase ->
    [roll] Zuerst wird gewürfelt.
   *[other] In diesem Zug wurde schon gewürfelt.
}
why-27 = Zuerst musst du eine deiner vier Karten abwerfen.
why-28 = Du hast keine Aktionen mehr.
why-29 = Der Zug dieses Karrens ist beendet.
why-30 = Dorthin führt von hier keine Straße in einem Schritt.
why-31 = Auf diesem roten Punkt steht schon ein Karren.
why-33 = Gebaut wird mit einem beladenen Karren, der auf einer Kirche steht.
why-34 = Aufladen kann nur ein leerer Karren an einem Tor, an dem ein solcher Stein liegt.
why-35 = Abladen kann nur ein beladener Karren an einem Tor, das noch Platz hat.
why-36 = Für den Besuch braucht es einen Karren am Dom und die Karte des Erzbischofs.
why-39 = Du hast diese Karte nicht.
why-40 = Du hast diese Karte nicht.
why-43 = Du hast in diesem Zug schon drei Karten gespielt.
why-44 = Diese Karte bringt nur etwas, wenn du die Kachel ihrer Kirche hast.
why-45 = Es geht nur darum, ob du Abt oder Äbtissin der gewonnenen Kirche auslegst.
why-47 = Bestohlen wird ein anderer, der verdeckte Karten hat.
why-49 = Vergiftet wird ein anderer Mitspieler.
why-50 = Der Händler tauscht einen Stein, der am Tor liegt, gegen einen aus dem Vorrat, der genau einen Punkt mehr oder weniger wert ist.
why-51 = Für den Notar musst du an einer angefangenen Kirche die meisten Punkte haben, auch gleichauf.
why-52 = Das Baurecht an dieser Kirche hat schon ein Notar gesichert.
why-53 = Für den Notar musst du dort mindestens einen Stein haben.
why-54 = Sabotiert wird ein anderer Mitspieler.
why-55 = Vor diesem Mitspieler liegt schon eine solche Karte.
why-56 = Getauscht wird an einer angefangenen Kirche ein eigener Stein gegen einen, den der andere dort hat.
why-58 = Der Wächter wehrt nur einen Angriff auf dich ab, und du musst ihn haben.
why-59 = { $phase ->
    [react] Zuerst beantworte den Angriff.
   *[other] Es gibt nichts zu beantworten.
}

## Enden

over-goal = Das Ziel ist erreicht, und die Runde ist gespielt.
over-built = Alle Kirchen stehen.
over-turns = Die Zahl der Züge ist ausgeschöpft.

## Unmögliche Stellungen

audit-cards = jede Begegnungskarte ist so oft da, wie es sie gibt
audit-stones = jeder Stein ist an genau einem Ort
audit-dots = auf einem roten Punkt steht nur ein Karren, und jeder Karren steht irgendwo
audit-storage = an einem Tor liegen höchstens so viele Steine, wie Platz haben
audit-sites = Steine liegen nur auf angefangenen Kirchen, nie mehr als nötig; fertige haben einen Besitzer
audit-hands = niemand hat mehr Karten, als erlaubt sind, und jeder kennt seine eigenen
audit-turn = Zug, Phase und Zähler passen zusammen

## Tisch

screen-seats = Zug { $turn }, Ziel { $goal } Punkte
screen-last-round = Letzte Runde, Ziel { $goal } Punkte
screen-name = Name
screen-score = Punkte
screen-cart = Karren { $cart }
screen-cards = Karten
screen-state = Lage
screen-poisoned = vergiftet
screen-sabotaged = setzt aus
screen-audiences = Erzbischof × { $count }
screen-empty = leer
screen-loaded = { $field } [{ $stone }]
screen-gates = Tore
screen-supply = Vorrat
screen-sites = Baustellen
screen-complete = Fertige Kirchen
screen-church = Kirche
screen-value = Wert
screen-missing = fehlt
screen-takes = nimmt
screen-given = beigetragen
screen-secured = Baurecht: { $seat }
screen-owner = { $church } ({ $value }): { $seat }
screen-turn = { $seat } ist am Zug: { $actions } { $actions ->
    [one] Aktion
   *[other] Aktionen
}, { $played } { $played ->
    [one] Karte
   *[other] Karten
} gespielt
screen-to-roll = noch nicht gewürfelt
screen-extra = danach noch ein Zug
screen-reach = Karren { $cart }: { $field }
screen-done = fertig für diesen Zug
screen-steps = { $count } { $count ->
    [one] Schritt
   *[other] Schritte
}
screen-hand = Deine Karten
screen-hand-of = Karten von { $seat }
screen-hidden = verdeckt
screen-map = Stadtplan (! Hammer, Zahl: fehlende Punkte, * fertig, + Dom)
screen-nothing = –
screen-route = Karren { $cart } nach { $field }: { $count } { $count ->
    [one] Schritt
   *[other] Schritte
}
screen-no-route = Kein Weg: Karren stehen davor.
screen-route-how = So geht es: route 1 dom (Nummer des Karrens, Name des Feldes)

## Auskünfte

report-route = route 1 dom: der kürzeste Weg eines deiner Karren
report-map = der Stadtplan

## Zählung

count-churches = Kirchen
count-abbots = Äbte und Äbtissinnen
count-audiences = Besuche beim Erzbischof
count-turns = Züge aller zusammen
items-completed = Gewonnene Kirchen
items-played = Gespielte Begegnungskarten

## Lektion

lesson-welcome = Köln um das Jahr 1200: Zwölf große Kirchen werden gebaut. Du und { $b } habt je zwei Karren und bringt Steine von den Stadttoren.
lesson-aim = Ist eine Kirche fertig, bekommt ihren ganzen Wert, wer am meisten dazu gab; die anderen gehen leer aus. Zu zweit bringen 35 Punkte das Ende.
lesson-sites = Gebaut wird, wo ein Hammer oder schon Steine liegen. St. Pantaleon im Südwesten ist begonnen: Wert 5, du gabst einen grauen Stein (2), { $b } einen weißen (1). Genau 2 fehlen.
lesson-carts = Deine Karren sind rot. Einer steht nah am Weyertor (IV) im Südwesten, der andere im Norden der Stadt.
lesson-roll = Jeder Zug beginnt mit den Würfeln: Einer nennt einen Stein, der andere das Tor, an das er kommt – oder eine Karte für dich. Würfle.
lesson-delivery = Ein grauer Stein kommt ans Friesentor (II). Weiße Steine sind 1 wert, graue 2, schwarze 3.
lesson-trader = An deinem Tor IV liegt nur ein weißer Stein, du brauchst aber genau 2: Eine Kirche muss genau aufgehen. Du hast einen Händler auf der Hand: Er tauscht an einem Tor einen Stein gegen einen, der einen Punkt mehr oder weniger wert ist. Spiel ihn: Aus Weiß wird Grau.
lesson-move = Karten kosten keine Aktion. Du hast vier Aktionen für beide Karren zusammen. Fahr den zweiten Karren ans Tor IV: Erreichbare Felder sind getönt, die Zahl sagt, was es kostet.
lesson-load = Ankommen ist nicht Laden. Lade den grauen Stein; ein Karren trägt nur einen.
lesson-other-cart = Laden, Bauen und Besuchen beenden den Zug dieses Karrens; die zwei Aktionen, die bleiben, gehören dem anderen. Fahr ihn nach St. Ursula, wo ein Hammer liegt.
lesson-red-dots = Und weiter zum Eigelstein, auf dem Weg zu Tor I. Auf einem roten Punkt steht nur ein Karren: Er versperrt die Straße für alle. Kirchen, Tore und der Dom haben Platz für alle.
lesson-end-turn = Alle vier Aktionen sind verbraucht. Beende deinen Zug.
lesson-roll-again = { $b } hat ein X gewürfelt, das bringt nichts, und am Tor II den grauen Stein geholt. Du bist wieder dran: Würfle.
lesson-on-the-way = Nun nach St. Pantaleon, über die Weyerstraße.
lesson-arrive = Und weiter bis zur Kirche.
lesson-build = Leg den Stein: Das ist eine eigene Aktion, deine dritte.
lesson-complete = St. Pantaleon ist fertig! Du gabst 4, { $b } 1: Die Tafel gehört dir, und alle 5 Punkte.
lesson-majority = Gaben zwei gleich viel, gewinnt, wer von ihnen zuletzt einen Stein legte. Es lohnt sich also, mitzuzählen, was fehlt, und als Letzter zu kommen.
lesson-cards = Begegnungskarten können noch viel mehr: Der Bürgermeister schenkt einen zweiten Zug, der Dieb stiehlt, der Notar sichert eine Kirche, der Wächter wehrt Böses ab. Du spielst bis zu drei davon im eigenen Zug und hältst höchstens drei.
lesson-end = Eine Aktion hast du noch, und dreißig Punkte fehlen. Spiel von hier weiter oder eröffne einen eigenen Tisch.
