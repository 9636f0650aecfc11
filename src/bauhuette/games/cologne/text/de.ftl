### Die Worte der Baumeister von Köln.

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
field-dot = Roter Punkt
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

## Was gefragt ist: $guard ... sagen, ob ein solcher Zug möglich ist

ask-roll = würfle (vorher darfst du Begegnungskarten ausspielen)
ask-act = nutze deine Aktionen, spiele Begegnungskarten aus oder beende deinen Zug
ask-limit = wirf eine Karte ab, du hast eine zu viel
ask-react = { $guard ->
    [yes] du wirst angegriffen: nimm deinen Wächter oder lass es geschehen
   *[no] du wirst angegriffen und hast keinen Wächter: lass es geschehen
}
ask-bonus = { $bonus ->
    [yes] du hast eine Kirche gewonnen: lege ihren Abt oder ihre Äbtissin gleich dazu oder warte damit
   *[no] du hast eine Kirche gewonnen, aber nicht die Karte dazu: mach weiter
}

## Züge

move-roll = würfeln
move-move = Karren { $cart } weiterziehen: { $field }
move-build = mit Karren { $cart } bauen
move-load = Karren { $cart } beladen: { $stone }
move-unload = Karren { $cart } abladen
move-visit = mit Karren { $cart } den Erzbischof besuchen
move-end = Zug beenden
move-bonus = { $card } auslegen
move-mayor = Bürgermeister: noch ein ganzer Zug
move-steal = Dieb: { $victim } bestehlen
move-poison = Giftmischerin: { $victim } vergiften
move-trade = Händler: am { $gate } { $swap } tauschen
move-secure = Notar: allein an { $church } bauen
move-sabotage = Saboteur: { $victim } aussetzen lassen
move-forge = Urkundenfälscherin: an { $church } mit { $victim } { $swap } tauschen
move-discard = { $card } abwerfen
move-guard = mit dem Wächter abwehren
move-allow = nichts tun

## Neuigkeiten

news-turn = { $seat } ist am Zug.
news-turn-me = Du bist dran.
news-skipped = { $seat } setzt wegen des Saboteurs aus.
news-skipped-me = Du setzt wegen des Saboteurs aus.
news-weak = { $seat } ist vergiftet und hat { $actions ->
    [0] keine Aktion
    [one] nur eine Aktion
   *[other] nur { $actions } Aktionen
}.
news-weak-me = Du bist vergiftet und hast { $actions ->
    [0] keine Aktion
    [one] nur eine Aktion
   *[other] nur { $actions } Aktionen
}.
news-rolled = { $seat } würfelt: { $stone ->
    [X] X
    [Grau] grauer Stein
    [Schwarz] schwarzer Stein
   *[other] weißer Stein
}, { $gate ->
    [Karte] Karte
   *[other] Tor { $gate }
}{ $times ->
    [one] .
   *[other] , nach { $times } Würfen.
}
news-rolled-me = Du würfelst: { $stone ->
    [X] X
    [Grau] grauer Stein
    [Schwarz] schwarzer Stein
   *[other] weißer Stein
}, { $gate ->
    [Karte] Karte
   *[other] Tor { $gate }
}{ $times ->
    [one] .
   *[other] , nach { $times } Würfen.
}
news-delivered = Am { $gate } kommt ein { $stone ->
    [Grau] grauer
    [Schwarz] schwarzer
   *[other] weißer
} Stein an.
news-full = Am { $gate } ist kein Platz mehr: Die Lieferung verfällt.
news-short = Im Vorrat ist kein { $stone ->
    [Grau] grauer
    [Schwarz] schwarzer
   *[other] weißer
} Stein mehr: Es kommt nichts.
news-nothing = Es kommt kein Baustein.
news-reshuffled = Der Ablagestapel wird neu gemischt ({ $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}).
news-drew = { $seat } zieht eine Begegnungskarte: { $card }.
news-drew-me = Du ziehst eine Begegnungskarte: { $card }.
news-drew-hidden = { $seat } zieht eine Begegnungskarte.
news-no-card = Für { $seat } ist keine Begegnungskarte mehr da.
news-no-card-me = Für dich ist keine Begegnungskarte mehr da.
news-moved = { $seat } zieht mit Karren { $cart } weiter: { $field }.
news-moved-me = Du ziehst mit Karren { $cart } weiter: { $field }.
news-loaded = { $seat } lädt am { $gate } einen { $stone ->
    [Grau] grauen
    [Schwarz] schwarzen
   *[other] weißen
} Stein auf Karren { $cart }.
news-loaded-me = Du lädst am { $gate } einen { $stone ->
    [Grau] grauen
    [Schwarz] schwarzen
   *[other] weißen
} Stein auf Karren { $cart }.
news-unloaded = { $seat } lädt am { $gate } einen { $stone ->
    [Grau] grauen
    [Schwarz] schwarzen
   *[other] weißen
} Stein von Karren { $cart } ab.
news-unloaded-me = Du lädst am { $gate } einen { $stone ->
    [Grau] grauen
    [Schwarz] schwarzen
   *[other] weißen
} Stein von Karren { $cart } ab.
news-laid = { $seat } verbaut einen { $stone ->
    [Grau] grauen
    [Schwarz] schwarzen
   *[other] weißen
} Stein von Karren { $cart } an { $church }.
news-laid-me = Du verbaust einen { $stone ->
    [Grau] grauen
    [Schwarz] schwarzen
   *[other] weißen
} Stein von Karren { $cart } an { $church }.
news-begun = An { $church } wird jetzt gebaut: Der Hammer kommt weg.
news-released = Neue Baustelle: { $church }.
news-completed = { $church } ist fertig: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} für { $seat }.
news-completed-me = { $church } ist fertig: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} für dich.
news-audience = { $seat } besucht den Erzbischof: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
news-audience-me = Du besuchst den Erzbischof: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
news-bonus = { $seat } legt aus: { $card }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
news-bonus-me = Du legst aus: { $card }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
news-mayor = { $seat } spielt den Bürgermeister aus und hat danach noch einen ganzen Zug.
news-mayor-me = Du spielst den Bürgermeister aus und hast danach noch einen ganzen Zug.
news-attacked = { $seat } spielt { $card ->
    [Giftmischerin] die
   *[other] den
} { $card } gegen { $victim } aus.
news-attacked-me = Du spielst { $card ->
    [Giftmischerin] die
   *[other] den
} { $card } gegen { $victim } aus.
news-attacked-victim = { $seat } spielt { $card ->
    [Giftmischerin] die
   *[other] den
} { $card } gegen dich aus.
news-warded-off = Der Wächter von { $seat } wehrt { $card ->
    [Giftmischerin] die
   *[other] den
} { $card } ab.
news-warded-off-me = Dein Wächter wehrt { $card ->
    [Giftmischerin] die
   *[other] den
} { $card } ab.
news-stole = { $seat } stiehlt { $victim } eine Karte: { $card }.
news-stole-me = Du stiehlst { $victim } eine Karte: { $card }.
news-stole-victim = { $seat } stiehlt dir eine Karte: { $card }.
news-stole-hidden = { $seat } stiehlt { $victim } eine Karte.
news-stole-hidden-victim = { $seat } stiehlt dir eine Karte.
news-poisoned = { $seat } ist vergiftet und hat im nächsten Zug weniger Aktionen.
news-poisoned-me = Du bist vergiftet und hast im nächsten Zug weniger Aktionen.
news-sabotaged = { $seat } setzt den nächsten Zug aus.
news-sabotaged-me = Du setzt den nächsten Zug aus.
news-traded = { $seat } tauscht mit dem Händler am { $gate } { $swap }.
news-traded-me = Du tauschst mit dem Händler am { $gate } { $swap }.
news-secured = { $seat } spielt den Notar aus und baut jetzt allein an { $church }.
news-secured-me = Du spielst den Notar aus und baust jetzt allein an { $church }.
news-forged = Urkundenfälscherin: { $seat } tauscht an { $church } mit { $victim } { $swap }.
news-forged-me = Urkundenfälscherin: Du tauschst an { $church } mit { $victim } { $swap }.
news-forged-victim = Urkundenfälscherin: { $seat } tauscht an { $church } mit dir { $swap }.
news-discarded = { $seat } wirft eine Karte ab: { $card }.
news-discarded-me = Du wirfst eine Karte ab: { $card }.
news-discarded-hidden = { $seat } wirft eine Karte ab.
news-goal = { $seat } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: Dies ist die letzte Runde.
news-goal-me = Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: Dies ist die letzte Runde.

## Was ein Zug bewirkt, in einer Zeile; -me hört, wen es betrifft

preview-roll = Kann einen Stein an ein Tor oder dir eine Karte bringen.
preview-roll-full = Kann einen Stein an ein Tor bringen; eine Karte wäre eine mehr als die { $limit }, die du behalten darfst.
preview-way = { $steps ->
    [1] Ein Schritt
    [2] Zwei Schritte
    [3] Drei Schritte
    [4] Vier Schritte
   *[other] { $steps } Schritte
},
preview-left = { $actions ->
    [0] keine Aktion übrig
    [one] eine Aktion übrig
   *[other] { $actions } Aktionen übrig
}.
preview-then-load = dann kannst du beladen.
preview-then-visit = dann zum Erzbischof: dir +{ $points }.
preview-then-build-completes = dann bauen: { $church } geht an { $seat }, +{ $points }.
preview-then-build-completes-me = dann bauen: { $church } geht an dich, +{ $points }.
preview-then-build-leads = dann bauen: du führst { $own } zu { $most }, { $left ->
    [one] es fehlt einer
   *[other] es fehlen { $left }
}.
preview-then-build-ties = dann bauen: { $own } zu { $most }, und du führst mit dem letzten Stein; { $left ->
    [one] es fehlt einer
   *[other] es fehlen { $left }
}.
preview-then-build-trails = dann bauen: { $own } gegen { $most }, { $left ->
    [one] es fehlt einer
   *[other] es fehlen { $left }
}.
preview-build-completes = { $church } geht an { $seat }, +{ $points }.
preview-build-completes-me = { $church } geht an dich, +{ $points }.
preview-build-leads = { $church }: du führst { $own } zu { $most }, { $left ->
    [one] es fehlt einer
   *[other] es fehlen { $left }
}.
preview-build-ties = { $church }: { $own } zu { $most }, du führst mit dem letzten Stein; { $left ->
    [one] es fehlt einer
   *[other] es fehlen { $left }
}.
preview-build-trails = { $church }: { $own } gegen { $most }, { $left ->
    [one] es fehlt einer
   *[other] es fehlen { $left }
}.
preview-load = Zählt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}; Karren { $cart } ist für diesen Zug fertig.
preview-unload = Zurück ins Lager; Karren { $cart } ist für diesen Zug fertig.
preview-visit = Bringt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}; die Karte ist verbraucht.
preview-end = Dein Zug ist zu Ende.
preview-end-idle = Du hast noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}.
preview-end-again = Dann folgt dein zweiter Zug durch den Bürgermeister.
preview-end-lapsed = Das Ziel ist erreicht: Ein zweiter Zug folgt nicht.
preview-bonus = Bringt { $points } { $points ->
    [one] weiteren Punkt
   *[other] weitere Punkte
}.
preview-mayor = Nach diesem Zug noch ein ganzer für dich, wenn das Ziel nicht erreicht ist.
preview-steal = Du nimmst { $cards ->
    [one] die einzige Karte
   *[other] eine der { $cards } Karten
} von { $seat }.
preview-poison = { $seat } hat im nächsten Zug { $actions ->
    [0] keine Aktion
    [one] nur eine Aktion
   *[other] nur { $actions } Aktionen
}.
preview-sabotage = { $seat } setzt im nächsten Zug aus.
preview-unless-guarded = Ein Wächter könnte es abwehren.
preview-trade = { $gate }: aus { $old } wird { $new }.
preview-secure = Nur noch du baust an { $church }, { $left ->
    [one] es fehlt einer
   *[other] es fehlen { $left }
}.
preview-forge = { $church }: danach du { $own }, { $seat } { $theirs }.
preview-discard = Die Karte ist weg, sonst geschieht nichts.
preview-discard-limit = Die Karte ist weg, und dein Zug geht weiter.
preview-guard = Dir geschieht nichts; dein Wächter ist verbraucht.
preview-allow-keep = Es wird nichts ausgelegt.
preview-allow-thief = { $seat } nimmt { $cards ->
    [one] deine einzige Karte
   *[other] eine deiner { $cards } Karten
}.
preview-allow-poisoner = Du hast im nächsten Zug { $actions ->
    [0] keine Aktion
    [one] nur eine Aktion
   *[other] nur { $actions } Aktionen
}.
preview-allow-saboteur = Du setzt deinen nächsten Zug aus.

## Warum nicht

why-K7 = Das Spiel ist zu Ende.
why-K11 = Diese Kirche nimmt den Baustein auf dem Karren nicht an.
why-K12 = Diese Kirche ist noch nicht zum Bauen freigegeben.
why-K15 = Der Baustein ist zu viel wert: Der Wert der Kirche muss genau getroffen werden.
why-K18 = Diese Kirche ist schon fertig.
why-K21 = { $phase ->
    [roll] Zuerst musst du würfeln.
   *[other] In diesem Zug hast du schon gewürfelt.
}
why-K27 = Wirf zuerst eine deiner Karten ab, du hast eine zu viel.
why-K28 = Du hast keine Aktionen mehr.
why-K29 = Der Zug dieses Karrens ist beendet.
why-K30 = Dorthin führt von hier keine Straße in einem Schritt.
why-K31 = Auf diesem roten Punkt steht schon ein Karren.
why-K33 = Bauen kannst du nur mit einem beladenen Karren, der auf dem Feld einer Kirche steht.
why-K34 = Aufladen kann nur ein leerer Karren an einem Stadttor, an dem ein solcher Baustein lagert.
why-K35 = Abladen kann nur ein beladener Karren an einem Stadttor, dessen Lagerplatz noch Platz hat.
why-K36 = Für den Besuch brauchst du einen Karren am Dom und die Karte des Erzbischofs.
why-K39 = Du hast diese Karte nicht.
why-K40 = Du hast diese Karte nicht.
why-K43 = Mehr Karten darfst du in diesem Zug nicht ausspielen.
why-K44 = Diese Karte kannst du nur auslegen, wenn du die Kachel ihrer Kirche hast.
why-K45 = Entscheide nur, ob du den Abt oder die Äbtissin der gewonnenen Kirche auslegst.
why-K46 = Das Ziel ist erreicht: Jetzt gibt kein Bürgermeister mehr einen zweiten Zug.
why-K47 = Bestehlen kannst du nur andere, die verdeckte Karten haben.
why-K49 = Vergiften kannst du nur einen anderen Baumeister.
why-K50 = Der Händler tauscht nur einen Baustein, der an diesem Stadttor lagert, gegen einen aus dem Vorrat, der genau einen Punkt mehr oder weniger wert ist.
why-K51 = Für den Notar musst du an einer begonnenen Kirche die meisten Punkte beigetragen haben; ein Gleichstand genügt.
why-K52 = Das alleinige Baurecht an dieser Kirche ist schon vergeben.
why-K53 = Für den Notar musst du dort mindestens einen Baustein haben.
why-K54 = Aussetzen lassen kannst du nur einen anderen Baumeister.
why-K55 = Vor diesem Baumeister liegt schon eine solche Karte.
why-K56 = Tauschen kannst du nur an einer begonnenen Kirche, einen eigenen Baustein gegen einen, den der andere dort hat.
why-K58 = Der Wächter wehrt nur einen Angriff auf dich ab, und du musst ihn haben.
why-K59 = { $phase ->
    [react] Zuerst musst du auf den Angriff antworten.
   *[other] Es gibt nichts zu beantworten.
}

## Enden

over-goal = Das Ziel ist erreicht, und die Runde ist zu Ende gespielt.
over-built = Alle Kirchen stehen.
over-turns = Die Zahl der Züge ist ausgeschöpft.

## Unmögliche Stellungen

audit-cards = jede Begegnungskarte ist so oft da, wie es sie gibt
audit-stones = jeder Baustein ist an genau einem Ort
audit-dots = auf einem roten Punkt steht nur ein Karren, und jeder Karren steht irgendwo
audit-storage = an einem Stadttor lagern höchstens so viele Bausteine, wie dort Platz haben
audit-sites = Bausteine liegen nur auf begonnenen Kirchen, nie mehr als nötig; fertige haben einen Besitzer
audit-knowledge = niemand ist einer Karte sicher, die dort nicht liegt
audit-hands = niemand hat mehr Karten, als erlaubt sind
audit-turn = Zug, Phase und Zähler passen zusammen
audit-attack = ein Angriff ist Dieb, Giftmischerin oder Saboteur gegen einen Spieler mit Karten, vor dem diese Karte nicht schon liegt
audit-bonus = gefragt wird nur, wer eine fertige Kirche mit Abt gewonnen hat, und nur mit Karten auf der Hand
audit-abbots = ein Abt liegt nur bei einer fertigen Kirche, die einen hat

## Tisch

screen-last-round = Letzte Runde, Ziel { $goal } { $goal ->
    [one] Punkt
   *[other] Punkte
}
screen-name = Name
screen-score = Punkte
screen-cards = Karten
screen-state = Lage
screen-poisoned = vergiftet
screen-sabotaged = setzt aus
screen-audiences = Erzbischof × { $count }
screen-empty = leer
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
screen-no-route = Kein Weg: Karren versperren ihn.


## Zählung

count-churches = Kirchen
count-abbots = Äbte und Äbtissinnen
count-audiences = Besuche beim Erzbischof
count-turns = Züge aller zusammen
items-completed = Gewonnene Kirchen
items-played = Ausgespielte Begegnungskarten

## Lektion

lesson-welcome = Köln um das Jahr 1200: Zwölf große Kirchen werden gebaut. Du und { $b } habt je zwei Karren und bringt Bausteine von den Stadttoren. Der ganze Wert einer fertigen Kirche geht an den, der am meisten beigetragen hat. Zu zweit bringen 35 Punkte das Ende.
lesson-sites = Gebaut wird, wo ein Hammer steht oder schon Bausteine liegen. St. Pantaleon im Südwesten ist begonnen: Wert 5, du hast einen grauen Baustein (2) beigetragen, { $b } einen weißen (1). Genau 2 fehlen.
lesson-roll = Deine Karren sind rot: Einer steht nah am Weyertor (IV), der andere im Norden der Stadt. Jeder Zug beginnt mit den Würfeln: Einer nennt einen Baustein, der andere das Stadttor, an das er kommt, oder eine Begegnungskarte für dich. Würfle.
lesson-trader = Ein grauer Stein kommt ans Friesentor (II); weiße sind 1 Punkt wert, graue 2, schwarze 3. Der Wert einer Kirche muss genau getroffen werden: Du brauchst 2, an deinem Tor IV lagert aber nur ein weißer. Dein Händler tauscht an einem Tor einen Stein gegen einen, der einen Punkt mehr oder weniger wert ist. Spiel ihn aus: Weiß gegen Grau.
lesson-load = Karten kosten keine Aktion. Du hast vier Aktionen für beide Karren zusammen. Zieh mit dem zweiten Karren zum Tor IV: Die Zahl an einem Feld sagt, wie viele Aktionen es kostet. Ankommen ist noch kein Aufladen: Lade dann den grauen Baustein auf. Ein Karren trägt nur einen.
lesson-other-cart = Aufladen, Abladen, Bauen und Besuchen beenden den Zug dieses Karrens; die zwei Aktionen, die bleiben, gehören dem anderen. Zieh mit ihm nach St. Ursula, dann zum Eigelstein. Auf einem roten Punkt steht nur ein Karren: Er versperrt die Straße für alle. Kirchen, Tore und der Dom haben Platz für alle.
lesson-end-turn = Alle vier Aktionen sind verbraucht. Beende deinen Zug.
lesson-arrive = { $b } hat ein X gewürfelt, das bringt nichts, und am Tor II den grauen Baustein aufgeladen. Du bist wieder dran: Würfle und fahr dann über die Weyerstraße nach St. Pantaleon.
lesson-build = Baue: Das ist eine eigene Aktion, deine dritte.
lesson-complete = St. Pantaleon ist fertig! Du hast 4 Punkte beigetragen, { $b } nur einen: Die Kachel gehört dir, und alle 5 Punkte. Bei gleichem Beitrag gewinnt, wer den letzten Baustein abgeladen hat: Zähl mit, was fehlt, und komm als Letzter.
lesson-cards = Begegnungskarten können noch viel mehr: Der Bürgermeister schenkt einen zweiten Zug, der Dieb stiehlt, der Notar sichert dir eine Kirche, der Wächter wehrt Angriffe ab. Du spielst im eigenen Zug bis zu drei aus und bewahrst höchstens drei auf.
lesson-end = Eine Aktion hast du noch, und bis zum Ziel fehlen dir 30 Punkte. Spiel von hier weiter oder eröffne einen eigenen Tisch.

## Was auf Kacheln und Würfeln steht (engine/component_tables.py)

printed-tiles = Bauplatzkacheln
printed-dice = Würfel
column = Aufdruck
column-points = Punkte
column-stones = erlaubte Bausteine
printed-name-stone = Bausteinwürfel
printed-name-gate = Stadttorwürfel
printed-name-x = X
printed-name-card = Begegnungskarte
origin-tiles = Die Anleitung nennt nur, dass Kirchen 4 bis 8 Punkte wert und schwarze Bausteine an manchen nicht zugelassen sind; welche es sind, haben wir passend dazu gewählt.
origin-dice = Eine veröffentlichte Beschreibung sagt, welche Seiten der Bausteinwürfel hat.
origin-numbers = Die Grenze der Spielzüge steht nicht in der Anleitung; sie beendet nur Spiele, die sonst nie endeten.

tally-abbots = Äbte und Äbtissinnen
tally-audiences = Besuche beim Erzbischof

progress = Zug { $turns }

## Wovon ein Trainer spricht

coach-completes-now = Du vollendest { $church } in diesem Zug, bevor es jemand anders kann
coach-wins-tie = Du gewinnst den Gleichstand bei { $church }, weil du dort zuletzt abgeladen hast
coach-sole-right = Bei { $church } darf nur noch { $seat } bauen
coach-sole-right-me = Bei { $church } darfst nur noch du bauen
coach-hit-by = Eine Karte trifft { $seat }: { $card }
coach-hit-by-me = Eine Karte trifft dich: { $card }
coach-stone-gone = { $seat } holt einen Stein, den du hättest haben können: { $stone }, { $gate }
coach-stone-built = Der Stein auf deinem Karren zählt: { $stone }, für { $church }, und du bekommst die Kirche
coach-builds-soon = Du baust in diesem oder dem nächsten Zug an { $church } und bekommst die Kirche
coach-loads-soon = Du holst in diesem oder dem nächsten Zug einen Stein: { $stone }, { $gate }
coach-plays-card = Du behältst eine Karte und spielst sie später: { $card }
coach-for-nothing = { $seat } bekommt { $church }; was du dort baust, ist umsonst
coach-gets-church = { $seat } bekommt { $church }
coach-gets-church-me = Du bekommst { $church }
coach-audience = { $seat } besucht den Erzbischof
coach-audience-me = Du besuchst den Erzbischof
coach-lays-out-abbot = { $seat } bekommt die passende Kirche zu einer Karte: { $card }
coach-lays-out-abbot-me = Du bekommst die passende Kirche zu deiner Karte: { $card }
coach-second-turn = { $seat } spielt mit dem Bürgermeister einen zweiten Zug
coach-second-turn-me = Du spielst mit dem Bürgermeister einen zweiten Zug
coach-reaches-goal = { $seat } erreicht als Erster die Zielpunkte
coach-reaches-goal-me = Du erreichst als Erster die Zielpunkte

### Wovon Rätsel handeln

theme-roll = vor dem Wurf
theme-act = Aktionen
theme-limit = das Handlimit
theme-react = Reaktionen
theme-bonus = Boni

# --- Ausgaben
breach-stone-twice = Eine Bauplatzkachel nennt jede Farbe höchstens einmal.
breach-die-without-stones = Mindestens eine Seite des Bausteinwürfels zeigt einen Stein.
breach-count-encounters = Begegnungskarten gibt es { $wanted }, nicht { $found }.
breach-count-stones = Bausteine gibt es { $wanted }, nicht { $found }.
breach-storage = Am Anfang lägen { $found } Steine an jedem Tor, Platz ist aber für { $limit }.
breach-few-stones = Die Tore brauchen am Anfang { $wanted } dieser Steine; es gibt { $found }.
breach-start-dots = Jede Startzahl steht auf { $wanted } Punkten; die { $number } steht auf { $found }.
breach-many-streets = { $found } Straßen sind zu viele; möglich sind höchstens { $most }.
breach-many-from-place = Von { $place } gehen mehr als { $most } Straßen aus.
breach-street-ends = „{ $found }“ ist keine Straße: Sie muss zwei Orte verbinden.
breach-no-place = „{ $found }“ ist kein Ort auf dem Plan.
breach-street-loop = Diese Straße führt von { $place } zu sich selbst.
breach-street-twice = Zwei Straßen verbinden dieselben Orte: { $places }.
breach-unreachable = Kein Weg führt { $number ->
    [one] nach { $places }.
   *[other] zu { $number } Orten, darunter { $places }.
}
