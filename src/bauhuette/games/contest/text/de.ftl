### Die Worte von contest.

## Namen

card-left-corner = Eckturm links
card-right-corner = Eckturm rechts
card-tower = Turm
card-gate = Stadttor
card-town-hall = Rathaus
card-church = Kirche

kind-corner-tower = Eckturm
kind-tower = Turm
kind-gate = Stadttor
kind-town-hall = Rathaus
kind-church = Kirche

pile-open = offen
pile-closed = verdeckt

## Was gefragt ist

ask-roll = würfle deine Einnahmen
ask-take = nimm jemandem einen Saboteur weg, oder nimm keinen
ask-offer = versteigere eine Karte
ask-open = mach ein Gebot
ask-raise = erhöhe oder passe
ask-act = { $attack ->
    [yes] baue, sabotiere oder beende deinen Zug
   *[no] { $raid ->
        [yes] baue, sabotiere oder beende deinen Zug
       *[no] { $found ->
            [yes] baue oder beende deinen Zug
           *[no] { $left ->
                [yes] baue oder beende deinen Zug
               *[no] { $right ->
                    [yes] baue oder beende deinen Zug
                   *[no] { $fill ->
                        [yes] baue oder beende deinen Zug
                       *[no] beende deinen Zug
                    }
                }
            }
        }
    }
}
ask-ransom = kauf dein Gebäude frei oder gib es auf
ask-tuck = wähle, unter welchen Stapel die Karte kommt
ask-final = { $found ->
    [yes] lege in der Endrunde bis zu drei Karten
   *[no] { $left ->
        [yes] lege in der Endrunde bis zu drei Karten
       *[no] { $right ->
            [yes] lege in der Endrunde bis zu drei Karten
           *[no] { $fill ->
                [yes] lege in der Endrunde bis zu drei Karten
               *[no] beende deinen Zug: Keine Karte passt
            }
        }
    }
}

## Züge

move-roll = würfeln
move-take = { $victim } einen Saboteur wegnehmen
move-spare = keinen Saboteur nehmen
move-offer = oberste Karte des { $pile ->
    [offen] offenen
   *[other] verdeckten
} Stapels versteigern
move-bid = { $amount } bieten
move-pass = passen
move-found = Stadt mit { $card } gründen
move-left = { $card } links anbauen
move-right = { $card } rechts anbauen
move-fill = mit { $card } die Lücke auf Platz { $place } schließen
move-attack = Saboteur gegen Platz { $place } von { $victim } schicken
move-raid = Saboteur gegen die Hand von { $victim } schicken
move-done = Zug beenden
move-pay = Gebäude freikaufen
move-refuse = Gebäude aufgeben
move-tuck = Karte unter den { $pile ->
    [offen] offenen
   *[other] verdeckten
} Stapel legen

## Neuigkeiten

news-starts = { $seat } beginnt.
news-starts-me = Du beginnst.
news-turned = Auf dem offenen Stapel liegt jetzt { $card }.
news-rolled = { $seat } würfelt { $pips ->
    [0] den Saboteur
   *[other] { $pips }
}.
news-rolled-me = Du würfelst { $pips ->
    [0] den Saboteur
   *[other] { $pips }
}.
news-earned = { $seat } nimmt { $gates ->
    [0] { $die ->
        [0] nichts
       *[other] { $die } Taler
    }
   *[other] { $die ->
        [0] { $gates } Taler aus Stadttoren
       *[other] { $die } Taler und { $gates } aus Stadttoren
    }
} ein.
news-earned-me = Du nimmst { $gates ->
    [0] { $die ->
        [0] nichts
       *[other] { $die } Taler
    }
   *[other] { $die ->
        [0] { $gates } Taler aus Stadttoren
       *[other] { $die } Taler und { $gates } aus Stadttoren
    }
} ein.
news-short = Die Kasse reicht nicht: { $seat } bekommt nur { $paid } Taler.
news-short-me = Die Kasse reicht nicht: Du bekommst nur { $paid } Taler.
news-saboteur = { $seat } nimmt einen Saboteur aus dem Vorrat.
news-saboteur-me = Du nimmst einen Saboteur aus dem Vorrat.
news-no-saboteur = Für { $seat } ist kein Saboteur mehr da.
news-no-saboteur-me = Für dich ist kein Saboteur mehr da.
news-took = { $seat } nimmt { $victim } einen Saboteur weg.
news-took-victim = { $seat } nimmt dir einen Saboteur weg.
news-took-me = Du nimmst { $victim } einen Saboteur weg.
news-spared = { $seat } nimmt keinen Saboteur.
news-spared-me = Du nimmst keinen Saboteur.
news-offered = { $seat } versteigert { $card } vom offenen Stapel.
news-offered-me = Du versteigerst { $card } vom offenen Stapel.
news-offered-closed = { $seat } versteigert vom verdeckten Stapel.
news-offered-closed-me = Du versteigerst vom verdeckten Stapel.
news-looked = { $seat } sieht sich die Karte an: { $card }.
news-looked-me = Nur du siehst die Karte: { $card }.
news-bid = { $seat } bietet { $amount }.
news-bid-me = Du bietest { $amount }.
news-passed = { $seat } passt.
news-passed-me = Du passt.
news-announced = { $seat } sagt an: { $building }.
news-announced-me = Du sagst an: { $building }.
news-exposed = { $seat } hat geblufft: { $amount } geboten und { $paid ->
    [0] gar nichts im Beutel.
    [one] nur einen Taler im Beutel. Er geht in die Kasse.
   *[other] nur { $paid } Taler im Beutel. Sie gehen in die Kasse.
}
news-exposed-me = Du hast geblufft: { $amount } geboten und { $paid ->
    [0] gar nichts im Beutel.
    [one] nur einen Taler im Beutel. Er geht in die Kasse.
   *[other] nur { $paid } Taler im Beutel. Sie gehen in die Kasse.
}
news-bought = { $seat } bekommt { $card } für { $price } Taler.
news-bought-me = Du bekommst { $card } für { $price } Taler.
news-bought-kind = { $seat } bekommt die verdeckte Karte ({ $building }) für { $price } Taler.
news-bought-unseen = { $seat } bekommt die verdeckte Karte für { $price } Taler.
news-share = Davon { $amount ->
    [one] geht { $amount } Taler
   *[other] gehen { $amount } Taler
} an { $seat }.
news-share-me = Davon { $amount ->
    [one] geht { $amount } Taler
   *[other] gehen { $amount } Taler
} an dich.
news-unsold = Niemand kann zahlen: Die Karte bleibt unverkauft.
news-laid = { $seat } baut { $card } auf Platz { $place }.
news-laid-me = Du baust { $card } auf Platz { $place }.
news-rested = { $seat } baut nichts.
news-rested-me = Du baust nichts.
news-attacked = { $seat } greift mit einem Saboteur { $card } bei { $victim } an (Platz { $place }).
news-attacked-me = Du greifst mit einem Saboteur { $card } bei { $victim } an (Platz { $place }).
news-attacked-victim = { $seat } greift mit einem Saboteur { $card } bei dir an (Platz { $place }).
news-sabotage-rolled = Sabotagewurf von { $seat }: { $pips ->
    [0] der Punkt
   *[other] { $pips }
}.
news-sabotage-rolled-me = Dein Sabotagewurf: { $pips ->
    [0] der Punkt
   *[other] { $pips }
}.
news-failed = Der Saboteur von { $seat } richtet bei { $victim } keinen Schaden an.
news-failed-me = Dein Saboteur richtet bei { $victim } keinen Schaden an.
news-failed-victim = Der Saboteur von { $seat } richtet bei dir keinen Schaden an.
news-ransom-asked = { $victim } kann { $card } für { $amount } Taler freikaufen.
news-ransom-asked-victim = Du kannst { $card } für { $amount } Taler freikaufen.
news-ransom-paid = { $victim } zahlt { $amount } Taler an { $seat } und behält das Gebäude.
news-ransom-paid-me = { $victim } zahlt dir { $amount } Taler und behält das Gebäude.
news-ransom-paid-victim = Du zahlst { $amount } Taler an { $seat } und behältst das Gebäude.
news-refused = { $victim } zahlt nicht.
news-refused-me = Du zahlst nicht.
news-destroyed = { $victim } verliert { $card }.
news-destroyed-me = Du verlierst { $card }.
news-raided = { $seat } zieht { $card } aus der Hand von { $victim }.
news-raided-me = Du ziehst { $card } aus der Hand von { $victim }.
news-raided-victim = { $seat } zieht { $card } aus deiner Hand.
news-tucked = Die Karte kommt unter den { $pile ->
    [offen] offenen
   *[other] verdeckten
} Stapel.
news-last-card = Das war die letzte Karte des { $pile ->
    [offen] offenen
   *[other] verdeckten
} Stapels: Nach diesem Zug folgt die Endrunde.
news-final-round = Endrunde: { $seat } darf noch bis zu drei Karten legen.
news-final-round-me = Endrunde: Du darfst noch bis zu drei Karten legen.
news-scored = { $seat }: { $buildings } für Gebäude, { $extra } { $extra ->
    [one] Extrapunkt
   *[other] Extrapunkte
}, { $minus } { $minus ->
    [one] Minuspunkt
   *[other] Minuspunkte
} für Handkarten.
news-scored-me = Du: { $buildings } für Gebäude, { $extra } { $extra ->
    [one] Extrapunkt
   *[other] Extrapunkte
}, { $minus } { $minus ->
    [one] Minuspunkt
   *[other] Minuspunkte
} für Handkarten.

## Warum nicht

why-C10 = { $phase ->
    [roll] Würfle zuerst.
    [take] Entscheide zuerst, wem du einen Saboteur wegnimmst.
    [offer] Versteigere zuerst eine Karte.
    [open] Mach zuerst das erste Gebot.
    [raise] Die Versteigerung läuft noch.
    [ransom] Entscheide zuerst über das angegriffene Gebäude.
    [tuck] Leg die Karte zuerst unter einen Stapel.
    [final] In der Endrunde kannst du nur noch bauen.
   *[other] Jetzt wird gebaut oder sabotiert.
}
why-C14 = Einen Saboteur nimmst du nur einem anderen weg, der einen hat.
why-C16 = Von diesem Stapel lässt sich nichts versteigern.
why-C17 = Als Versteigerer musst du mindestens 1 bieten; 0 nur mit leerem Beutel.
why-C18 = Du musst mehr bieten als das höchste Gebot, oder passen.
why-C19 = So viel Geld gibt es außerhalb der Kasse nicht.
why-C30 = Deine Stadt gründest du mit genau drei Karten, die zueinander passen.
why-C31 = Du baust nur mit Karten aus deiner Hand: die erste als Gründung, jede weitere am linken oder rechten Rand.
why-C32 = Auf diesem Platz ist keine Lücke.
why-C33 = Mehr als drei Karten legst du nicht auf einmal.
why-C34 = In deiner Stadt steht schon ein Rathaus.
why-C35 = Zwei Gebäude gleicher Art dürfen nicht nebeneinander stehen; Turm und Eckturm gelten als gleich.
why-C36 = Ein linker Eckturm gehört ganz nach links, ein rechter ganz nach rechts; darüber hinaus wird nicht gebaut.
why-C37 = Einen weiteren Eckturm darfst du erst in der Endrunde bauen.
why-C40 = Deine Stadt hat keinen Platz mehr.
why-C41 = Einen Saboteur setzt du nur ein, wenn du einen hast, und nur statt zu bauen.
why-C42 = Angreifen darfst du unter den anderen nur die Stadt mit den wenigsten Schilden.
why-C43 = Gegen dich selbst darfst du keinen Saboteur einsetzen.
why-C46 = Dafür reicht dein Geld nicht.
why-C49 = Eine Hand ist erst ab fünf Karten angreifbar.
why-C51 = In der Endrunde kannst du nur noch bauen, danach ist das Spiel aus.

# In a few words, under a card:
reason-C30 = erst drei passende
reason-C33 = mehr als drei nie
reason-C34 = schon ein Rathaus
reason-C35 = nicht neben Gleichem
reason-C36 = nicht an diesem Rand
reason-C37 = erst Endrunde
reason-C40 = kein Platz mehr

## Enden

over-open-pile = Der offene Stapel war aufgebraucht.
over-closed-pile = Der verdeckte Stapel war aufgebraucht.

## Unmögliche Stellungen

audit-sizes = Stapel, Städte und Hände müssen so viele Karten haben, wie ihre Größe sagt
audit-cards = jede Karte muss an genau einer Stelle sein
audit-talers = alle Taler zusammen müssen so viele sein wie Münzen im Spiel
audit-most = niemand hat mehr, als er haben kann
audit-saboteurs = zusammen müssen es so viele Saboteure sein, wie es gibt
audit-city = in jeder Stadt muss alles nach den Bauregeln stehen
audit-knowledge = niemand weiß von Karten, die nicht da sind
audit-laid = Karten legt nur, wer baut, in einem Zug höchstens drei
audit-step = Versteigerung, Angriff und lose Karte gibt es nur im passenden Schritt
audit-bids = Gebote gibt es nur in einer Versteigerung, das des Führenden ist das höchste, und keines übersteigt alles Geld außerhalb der Kasse
audit-end = ist ein Stapel aufgebraucht, folgen der Zug und die Endrunde, und nur dann
audit-seen = die oberste Karte des offenen Stapels sehen alle, was Zuschauer gesehen haben, haben alle gesehen, und eine angesagte Art stimmt
audit-first-build = eine Stadt wird mit drei Karten in einem Zug begonnen, und wer begonnen hat, kann weiterbauen

## Tisch

screen-name = Name
screen-money = Taler
screen-cards = Karten
screen-shields = Schilde
screen-saboteurs = Saboteure
screen-points = Stadt
screen-bid = Gebot
screen-at-most = höchstens { $most }
screen-passed = passt
screen-table = { $bank } Taler in der Kasse, { $supply } { $supply ->
    [one] Saboteur
   *[other] Saboteure
} im Vorrat
screen-piles = Stapel
screen-open-pile = offen: { $card } ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
screen-closed-pile = verdeckt: { $card } ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
screen-empty = leer
screen-unknown = unbekannt
screen-lot = wird versteigert
screen-possible = noch möglich: { $cards }
screen-city = Stadt von { $seat }
screen-city-me = Deine Stadt
screen-gap = Lücke
screen-no-city = noch nichts gebaut
screen-hand = Deine Hand
screen-hand-of = Hand von { $seat }
screen-known = Bekannte Karten bei { $seat }
screen-hidden = { $count ->
    [one] eine unbekannte
   *[other] { $count } unbekannte
}
screen-one-of = { $kind ->
    [Kirche] eine Kirche
   *[other] ein { $kind }
}
screen-nothing = nichts

## Was gezählt wird

count-buildings = Gebäude
count-complete = vollständige Städte
count-extra = Extrapunkte
count-unbuilt = Karten auf der Hand
items-built = Am Ende in der Stadt

## Lektion

lesson-welcome = Drei Baumeister ersteigern Gebäude und reihen sie zu einer Stadt aneinander. Am Ende zählt jedes Gebäude deiner Stadt seinen Wert, jede Karte auf deiner Hand kostet ihren Wert, und Geld ist nichts mehr wert. { $b } hat schon eine kleine Stadt, du und { $c } noch keine.
lesson-roll = Ein Zug hat drei Schritte: Einnahmen, eine Versteigerung und dann bauen oder sabotieren. Du hast 12 Taler, und nur du siehst sie: Das macht die Versteigerungen spannend. Zuerst der Würfel: Er bringt so viele Taler, wie er zeigt, oder einen Saboteur. Würfle.
lesson-offer = 4 Taler. Jetzt musst du eine Karte versteigern: die oberste vom offenen Stapel oder eine vom verdeckten, die nur du ansehen darfst. Mit dem linken Eckturm (2) kann eine Stadt beginnen: Biete ihn an. Das erste Gebot ist auch deins; fang niedrig an, mit 2.
lesson-raise = { $b } bietet 3, { $c } ist draußen. Erhöhe auf 4. Du darfst sogar mehr bieten, als du hast – aber bekommst du den Zuschlag und kannst nicht zahlen, verlierst du dein ganzes Geld und bekommst nichts.
lesson-found = Deiner für 4, und alles kommt in die Kasse, weil du ihn selbst versteigert hast. Jetzt darfst du bauen. Eine Stadt wird mit genau drei Karten gegründet, nie zwei gleiche nebeneinander: der linke Eckturm immer ganz links, rechts neben ihm die Kirche, dann das Rathaus.
lesson-built = Deine Stadt steht: 2 + 9 + 6 Punkte. Steht das Rathaus am Ende genau in der Mitte einer vollständigen Stadt, bringt es 10 Extrapunkte – rechts davon sollte also so viel entstehen wie links. Mehr als drei Karten werden in einem Zug nicht gelegt: Beende deinen.
lesson-closed = { $b } hat einen Saboteur gewürfelt und versteigert eine Karte vom verdeckten Stapel. Nur { $b } hat sie gesehen und mit 1 eröffnet; { $c } bietet 2. Lohnt es sich, oder ist es ein Bluff? Spar dein Geld und passe, und passe noch einmal, wenn { $c } eine Karte versteigert.
lesson-again = Dein zweiter Zug. Würfle deine Einnahmen und biete dann die Kirche (5) vom offenen Stapel an: Neben deinem Rathaus würde sie die andere Kirche aufwiegen, 5 Extrapunkte in einer vollständigen Stadt. Eröffne aber mit nur 1 und sieh, wie sehr die anderen sie wollen.
lesson-share = { $b } bietet 2. Passt du, zahlt { $b }, und die Hälfte kommt zu dir: Als Versteigerer verdienst du an den Wünschen der anderen. Passe.
lesson-sabotage = Du hast einen Saboteur. Statt zu bauen, darfst du ihn gegen die Stadt mit den wenigsten Schilden schicken – Türme tragen welche, und { $b } hat keine. Greif das Stadttor (3) am Ende der Stadt von { $b } an.
lesson-ransom = Der Würfel zeigt 3. Bei 1 oder 2 geschieht nichts, beim Punkt ist das Gebäude zerstört, und bei 3 bis 5 kann der Besitzer es freikaufen und zahlt dir seinen Wert. { $b } zahlt dir 3 Taler.
lesson-end = Ist die letzte Karte eines Stapels versteigert, kommt die Endrunde: noch einmal bis zu drei Karten für jeden, und erst jetzt der zweite Eckturm. Eine vollständige Stadt, mit einem Eckturm an jedem Ende und ohne Lücke, kann bis zu 20 Extrapunkte bringen. Spiel von hier weiter oder eröffne einen eigenen Tisch.

## Was auf den Karten steht (engine/component_tables.py)

printed-card = Gebäudekarten
printed-die = Würfel
column = Aufdruck
column-copies = Anzahl
column-value = Wert
column-shields = Schilde
column-coins = Münzen
printed-name-faces = Seiten (0 ist der Punkt)
origin-card-coins = Die Anleitung sagt „eine oder zwei Münzen“, aber nicht, auf welchen Stadttoren. Wir haben gewählt: Die billigen bringen Münzen, die teuren Punkte.
origin-die = Eine veröffentlichte Beschreibung sagt, dass jede Seite einmal vorkommt.

extra-middle = Rathaus genau in der Mitte
extra-churches = Links und rechts gleich viele Kirchen
extra-corners = Gleiche Ecktürme
tally-buildings = Gebäude
tally-minus = Karten auf der Hand

# Was ein Zug bewirkt, bevor er gemacht ist.
preview-roll = Bringt bis zu { $most } Taler oder einen Saboteur.
preview-roll-gates = Bringt bis zu { $most } Taler oder einen Saboteur und { $coins } aus deinen Stadttoren.
preview-roll-alone = Bringt bis zu { $most } Taler; ein Punkt bringt nichts, denn alle Saboteure gehören dir.
preview-roll-gates-alone = Bringt bis zu { $most } Taler und { $coins } aus deinen Stadttoren; ein Punkt bringt keinen Saboteur, denn alle gehören dir.
preview-roll-short = In der Kasse sind nur noch { $bank }.
preview-take = { $seat } verliert einen Saboteur an dich.
preview-spare = Kein Spieler verliert einen Saboteur.
preview-offer-open = { $card } wird versteigert; du bietest zuerst.
preview-offer-closed = Nur du siehst sie an, und du bietest zuerst.
preview-bluff = Bluff: Du hast { $money }. Bleibt dein Gebot das höchste, geht alles in die Kasse.
preview-bid = { $left ->
    [0] Mit { $amount } bleibt dir nichts.
    [one] Mit { $amount } bleibt dir ein Taler.
   *[other] Mit { $amount } bleiben dir { $left } Taler.
}
preview-bid-bank = Alles geht in die Kasse.
preview-bid-share = { $share } davon an { $seat }, { $rest } in die Kasse.
preview-pass = Passen: du bist raus, { $seat } führt mit { $amount }.
preview-lay = Zählt { $value }.
preview-lay-coins = { $coins ->
    [one] Ein Taler mehr in jedem Zug.
   *[other] { $coins } Taler mehr in jedem Zug.
}
preview-lay-shields = { $shields ->
    [one] Ein Schild mehr.
   *[other] { $shields } Schilde mehr.
}
preview-done = Dein Zug ist zu Ende.
preview-done-risk = { $cards ->
    [1] Dein Zug ist zu Ende; mit einer Karte ist deine Hand angreifbar.
   *[other] Dein Zug ist zu Ende; mit { $cards } Karten ist deine Hand angreifbar.
}
preview-done-final = Dein Zug ist zu Ende; es folgt die Endrunde.
preview-done-game = Du hast nichts mehr zu bauen.
preview-done-minus = { $points ->
    [one] Das Spiel ist für dich zu Ende; die Karte in deiner Hand kostet einen Punkt.
   *[other] Das Spiel ist für dich zu Ende; was du noch in der Hand hast, kostet { $points } Punkte.
}
preview-attack = Der Punkt zerstört { $card }; ab { $pips } ist Freikauf für { $ransom } Taler möglich.
preview-attack-fails = { $pips ->
    [1] Bei 1 geschieht nichts.
    [2] Bei 1 oder 2 geschieht nichts.
   *[other] Bei 1 bis { $pips } geschieht nichts.
}
preview-raid = { $seat } verliert eine zufällig gezogene Karte.
preview-pay = { $amount ->
    [one] Ein Taler geht an { $seat }; das Gebäude bleibt, dir bleiben { $left }.
   *[other] { $amount } Taler gehen an { $seat }; das Gebäude bleibt, dir bleiben { $left }.
}
preview-refuse = Du verlierst { $card }.
preview-tuck-open = Sie kommt ganz nach unten in den offenen Stapel.
preview-tuck-closed = Sie kommt ganz nach unten in den verdeckten Stapel.

## Wovon ein Trainer spricht

coach-buys-for = Du bekommst diese Karte für { $price ->
    [one] { $price } Taler
   *[other] { $price } Taler
} und baust sie ein: { $card }
coach-cannot-pay = { $seat } kann das Gebot nicht bezahlen und verliert alles Geld
coach-cannot-pay-me = Du kannst dein Gebot nicht bezahlen und verlierst alles Geld
coach-wins-auction = { $seat } ersteigert diese Karte und baut sie ein: { $card }
coach-wins-auction-me = Du ersteigerst diese Karte und baust sie ein: { $card }
coach-wins-card = { $seat } ersteigert die Karte und baut sie ein
coach-wins-card-me = Du ersteigerst die Karte und baust sie ein
coach-overpays = { $seat } zahlt für diese Karte mehr, als sonst jemand könnte
coach-overpays-me = Du zahlst für diese Karte mehr, als sonst jemand könnte
coach-fits-not = { $seat } ersteigert eine Karte, die keinen Platz findet und am Ende ihren Wert kostet: { $card }
coach-fits-not-me = Du ersteigerst eine Karte, die keinen Platz findet und am Ende ihren Wert kostet: { $card }
coach-gets-half = { $seat } bekommt für die Versteigerung die Hälfte des Preises
coach-gets-half-me = Du bekommst für die Versteigerung die Hälfte des Preises
coach-buys-next = { $seat } ersteigert die nächste Karte und baut sie ein
coach-buys-next-me = Du ersteigerst die nächste Karte und baust sie ein
coach-builds = Eine Karte aus deiner Hand findet ihren Platz: { $card }
coach-left-over = Eine Karte aus deiner Hand findet keinen Platz und kostet am Ende ihren Wert: { $card }
coach-gate-earns = Das Stadttor, das du jetzt baust, bringt dir in den nächsten Zügen Geld: { $card }
coach-completes = { $seat } macht die Stadt vollständig und bekommt Extrapunkte
coach-completes-me = Du machst deine Stadt vollständig und bekommst Extrapunkte
coach-hall-in-the-middle = { $seat } hat das Rathaus genau in der Mitte einer vollständigen Stadt
coach-hall-in-the-middle-me = Du hast das Rathaus genau in der Mitte einer vollständigen Stadt
coach-churches-balanced = { $seat } hat links und rechts vom Rathaus gleich viele Kirchen
coach-churches-balanced-me = Du hast links und rechts vom Rathaus gleich viele Kirchen
coach-corners-equal = { $seat } hat an der vollständigen Stadt zwei gleich wertvolle Ecktürme
coach-corners-equal-me = Du hast an deiner vollständigen Stadt zwei gleich wertvolle Ecktürme
coach-destroyed = { $victim } verliert ein Gebäude durch einen Saboteur: { $card }
coach-destroyed-me = Du verlierst ein Gebäude durch einen Saboteur: { $card }
coach-ransom-paid = { $victim } muss zahlen, um ein Gebäude zu behalten
coach-ransom-paid-me = Du musst zahlen, um ein Gebäude zu behalten
coach-raided = { $victim } verliert eine Handkarte durch einen Saboteur
coach-raided-me = Du verlierst eine Handkarte durch einen Saboteur

### Wovon Rätsel handeln

theme-roll = Einnahmen
theme-take = Saboteure nehmen
theme-offer = was versteigert wird
theme-open = das erste Gebot
theme-raise = bieten
theme-act = bauen und sabotieren
theme-ransom = Lösegeld
theme-tuck = unter welchen Stapel
theme-final = die Endrunde

# --- Ausgaben
breach-sort-count = Von diesen Karten gibt es { $wanted }, nicht { $found }.
breach-card-value = Der Wert gehört zum Namen der Karte: Er ist { $wanted }, nicht { $found }.
breach-few-talers = Die Münzen sind zusammen { $found } wert; vier Spieler brauchen am Anfang mindestens { $wanted }.
