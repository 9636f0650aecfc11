### Die Worte von Baumeister.

## Namen

category-master = Meister
category-foreman = Vorarbeiter
category-journeyman = Geselle
category-apprentice = Lehrling

worker-master = Meister
worker-foreman = Vorarbeiter
worker-journeyman = Geselle
worker-apprentice = Lehrling

contract-small-city-wall = Kleine Stadtmauer
contract-city-wall = Stadtmauer
contract-small-house = Kleines Wohnhaus
contract-house = Wohnhaus
contract-small-city-gate = Kleines Stadttor
contract-watchtower = Wehrturm
contract-battlement-wall = Stadtmauer mit Wehrgang
contract-great-city-gate = Großes Stadttor
contract-large-house = Großes Wohnhaus
contract-great-watchtower = Großer Wehrturm
contract-town-hall = Rathaus
contract-great-city-wall = Große Stadtmauer

piece-small-city-wall-wall-1-main = Kleine Stadtmauer, Mauer 1
piece-small-city-wall-wall-1-side-1 = Kleine Stadtmauer, Mauer 1 Seite 1
piece-small-city-wall-wall-1-side-2 = Kleine Stadtmauer, Mauer 1 Seite 2
piece-small-city-wall-wall-2-main = Kleine Stadtmauer, Mauer 2
piece-small-city-wall-wall-2-side-1 = Kleine Stadtmauer, Mauer 2 Seite 1
piece-small-city-wall-wall-2-side-2 = Kleine Stadtmauer, Mauer 2 Seite 2
piece-city-wall-wall-1-main = Stadtmauer, Mauer 1
piece-city-wall-wall-1-side-1 = Stadtmauer, Mauer 1 Seite 1
piece-city-wall-wall-1-side-2 = Stadtmauer, Mauer 1 Seite 2
piece-city-wall-wall-2-main = Stadtmauer, Mauer 2
piece-city-wall-wall-2-side-1 = Stadtmauer, Mauer 2 Seite 1
piece-city-wall-wall-2-side-2 = Stadtmauer, Mauer 2 Seite 2
piece-small-house-side-1 = Kleines Wohnhaus, Seite 1
piece-small-house-side-2 = Kleines Wohnhaus, Seite 2
piece-small-house-gable-1 = Kleines Wohnhaus, Giebel 1
piece-small-house-gable-2 = Kleines Wohnhaus, Giebel 2
piece-small-house-roof-1 = Kleines Wohnhaus, Dach 1
piece-small-house-roof-2 = Kleines Wohnhaus, Dach 2
piece-house-side-1 = Wohnhaus, Seite 1
piece-house-side-2 = Wohnhaus, Seite 2
piece-house-gable-1 = Wohnhaus, Giebel 1
piece-house-gable-2 = Wohnhaus, Giebel 2
piece-house-roof-1 = Wohnhaus, Dach 1
piece-house-roof-2 = Wohnhaus, Dach 2
piece-small-city-gate-side-1 = Kleines Stadttor, Seite 1
piece-small-city-gate-side-2 = Kleines Stadttor, Seite 2
piece-small-city-gate-gable-1 = Kleines Stadttor, Giebel 1
piece-small-city-gate-gable-2 = Kleines Stadttor, Giebel 2
piece-small-city-gate-roof-1 = Kleines Stadttor, Dach 1
piece-small-city-gate-roof-2 = Kleines Stadttor, Dach 2
piece-watchtower-side-1 = Wehrturm, Seite 1
piece-watchtower-side-2 = Wehrturm, Seite 2
piece-watchtower-gable-1 = Wehrturm, Giebel 1
piece-watchtower-gable-2 = Wehrturm, Giebel 2
piece-watchtower-roof-1 = Wehrturm, Dach 1
piece-watchtower-roof-2 = Wehrturm, Dach 2
piece-battlement-wall-wall-1-main = Stadtmauer mit Wehrgang, Mauer 1
piece-battlement-wall-wall-1-side-1 = Stadtmauer mit Wehrgang, Mauer 1 Seite 1
piece-battlement-wall-wall-1-side-2 = Stadtmauer mit Wehrgang, Mauer 1 Seite 2
piece-battlement-wall-wall-2-main = Stadtmauer mit Wehrgang, Mauer 2
piece-battlement-wall-wall-2-side-1 = Stadtmauer mit Wehrgang, Mauer 2 Seite 1
piece-battlement-wall-wall-2-side-2 = Stadtmauer mit Wehrgang, Mauer 2 Seite 2
piece-great-city-gate-side-1 = Großes Stadttor, Seite 1
piece-great-city-gate-side-2 = Großes Stadttor, Seite 2
piece-great-city-gate-gable-1 = Großes Stadttor, Giebel 1
piece-great-city-gate-gable-2 = Großes Stadttor, Giebel 2
piece-great-city-gate-roof-1 = Großes Stadttor, Dach 1
piece-great-city-gate-roof-2 = Großes Stadttor, Dach 2
piece-large-house-side-1 = Großes Wohnhaus, Seite 1
piece-large-house-side-2 = Großes Wohnhaus, Seite 2
piece-large-house-gable-1 = Großes Wohnhaus, Giebel 1
piece-large-house-gable-2 = Großes Wohnhaus, Giebel 2
piece-large-house-roof-1 = Großes Wohnhaus, Dach 1
piece-large-house-roof-2 = Großes Wohnhaus, Dach 2
piece-great-watchtower-side-1 = Großer Wehrturm, Seite 1
piece-great-watchtower-side-2 = Großer Wehrturm, Seite 2
piece-great-watchtower-gable-1 = Großer Wehrturm, Giebel 1
piece-great-watchtower-gable-2 = Großer Wehrturm, Giebel 2
piece-great-watchtower-roof-1 = Großer Wehrturm, Dach 1
piece-great-watchtower-roof-2 = Großer Wehrturm, Dach 2
piece-town-hall-side-1 = Rathaus, Seite 1
piece-town-hall-side-2 = Rathaus, Seite 2
piece-town-hall-gable-1 = Rathaus, Giebel 1
piece-town-hall-gable-2 = Rathaus, Giebel 2
piece-town-hall-roof-1 = Rathaus, Dach 1
piece-town-hall-roof-2 = Rathaus, Dach 2
piece-great-city-wall-wall-1-main = Große Stadtmauer, Mauer 1
piece-great-city-wall-wall-1-side-1 = Große Stadtmauer, Mauer 1 Seite 1
piece-great-city-wall-wall-1-side-2 = Große Stadtmauer, Mauer 1 Seite 2
piece-great-city-wall-wall-2-main = Große Stadtmauer, Mauer 2
piece-great-city-wall-wall-2-side-1 = Große Stadtmauer, Mauer 2 Seite 1
piece-great-city-wall-wall-2-side-2 = Große Stadtmauer, Mauer 2 Seite 2

event-bad-weather = Schlechtes Wetter
event-cold-and-damp = Nasskalte Witterung
event-fire = Feuersbrunst
event-epidemic = Epidemie
event-plague = Seuche
event-guild-feast = Zunftfest
event-masters-demand = Höhere Lohnforderungen der Meister
event-journeymen-demand = Höhere Lohnforderungen der Gesellen
event-fit-of-rage = Wutausbruch
event-brawl = Schlägerei
event-intrigue = Intrige
event-enticed-away = Abwerbung
event-botched-work = Pfusch am Bau
event-accident = Arbeitsunfall
event-wounded-pride = Gekränkte Ehre
event-compulsory-labour = Frondienst

effect-bad-weather = In dieser Runde wird kein Dachteil gebaut.
effect-cold-and-damp = Alle Sensiblen (S) bleiben im Bett.
effect-fire = Schick von je drei Arbeitern einen deiner Wahl zum Löschen, mindestens aber einen.
effect-epidemic = In jeder Kategorie mit zwei oder mehr Arbeitern fällt einer aus.
effect-plague = Wer Labile (L) beschäftigt, entlässt einen davon.
effect-guild-feast = Alle Labilen (L) schlafen ihren Rausch aus.
effect-masters-demand = 1.000 Taler Zuschlag für jeden Meister und jeden Vorarbeiter.
effect-journeymen-demand = 1.000 Taler Zuschlag für jeden Gesellen und jeden Lehrling.
effect-fit-of-rage = 1.000 Taler Zuschlag für jeden Cholerischen (C).
effect-brawl = Alle Cholerischen (C) fallen aus.
effect-intrigue = Alle Intrigierenden (I) müssen vor das Zunftgericht.
effect-enticed-away = Wer Intrigierende (I) beschäftigt, verliert einen davon.
effect-botched-work = Alle Nachlässigen (N) müssen ihren Pfusch ausbessern.
effect-accident = Wer Nachlässige (N) beschäftigt, entlässt einen davon.
effect-wounded-pride = Wer Sensible (S) beschäftigt, entlässt einen davon.
effect-compulsory-labour = Der Rat holt sich einen Arbeiter deiner höchsten Kategorie.

economy-very-bad = Sehr schlechte Auftragslage
economy-bad = Schlechte Auftragslage
economy-normal = Normale Auftragslage
economy-good = Gute Auftragslage
economy-very-good = Sehr gute Auftragslage

loan-small = Kredit (klein)
loan-large = Kredit (groß)

trait-s = sensibel
trait-i = intrigierend
trait-l = labil
trait-n = nachlässig
trait-c = cholerisch

# Der Buchstabe eines Kopfes; die Daten nennen ihn in allen Sprachen M, F, J und A.
head-M = M
head-F = V
head-J = G
head-A = L

## Was gefragt ist: $pass, $hire ... sagen, ob ein solcher Zug möglich ist

ask-hire = { $pass ->
    [no] nimm einen Arbeiter von einem Stapel
   *[yes] { $dismiss ->
        [yes] { $hire ->
            [yes] stelle ein, entlasse oder passe
           *[no] entlasse einen Arbeiter oder passe
        }
       *[no] { $hire ->
            [yes] stelle einen Arbeiter ein oder passe
           *[no] stelle ein, entlasse oder passe
        }
    }
}
ask-choose = { $pass ->
    [no] wähle einen Auftrag zur Versteigerung
   *[yes] wähle einen Auftrag zur Versteigerung oder passe
}
ask-open = nenne das Anfangsgebot in Tausend Talern
ask-bid = biete mehr (in Tausend Talern) oder passe
ask-play = wähle das Ereignis der Runde aus deiner Hand
ask-rest = wähle einen Arbeiter, der in dieser Runde ausfällt
ask-release = wähle den Arbeiter, den du entlässt
ask-build = { $assign ->
    [no] { $request ->
        [no] schließ deinen Bauplan ab
       *[yes] leihe einen Arbeiter aus oder schließ deinen Bauplan ab
    }
   *[yes] teile deine Arbeiter den Bauelementen zu und schließ dann deinen Bauplan ab
}
ask-fee = nenne die Leihgebühr, die du bietest, in Tausend Talern
ask-answer = { $fee ->
    [no] nimm das Angebot an oder lehne es ab
   *[yes] nimm das Angebot an, lehne es ab oder verlange mehr (in Tausend Talern)
}
ask-counter = nimm die Forderung an oder lehne sie ab
ask-borrow = nimm einen Kredit auf, um die Löhne zu bezahlen
ask-round = die Runde beginnt
ask-reveal = Aufträge werden aufgedeckt
ask-draw = ein Ereignis wird aufgedeckt
ask-suffer = das Ereignis wirkt
ask-income = Erlöse werden ausgezahlt
ask-wages = Löhne werden bezahlt

## Züge

move-hire = { $category ->
    [Geselle] Gesellen
   *[other] { $category }
} einstellen
move-pick = { $worker } gegen Gebühr aus dem Stapel wählen
move-dismiss = { $worker } entlassen
move-pass = passen
move-auction = „{ $contract }“ versteigern
move-bid = { THOUSANDS($amount) } Taler bieten
move-play = Ereignis wählen: { $event }
move-rest = { $worker } aussetzen lassen
move-assign = { $category } an: { $piece }
move-done = Bauplan abschließen und bauen
move-request = { $lender } um einen Arbeiter bitten: { $category }
move-fee = { THOUSANDS($amount) } Taler Leihgebühr nennen
move-accept = annehmen
move-refuse = ablehnen
move-borrow = { $loan } aufnehmen
move-repay = { $loan } zurückzahlen

## Neuigkeiten

news-round = Runde { $number } beginnt; { $seat } hat den Hammer.
news-round-me = Runde { $number } beginnt; du hast den Hammer.
a-worker = { $worker ->
    [Meister] einen Meister
    [Vorarbeiter] einen Vorarbeiter
    [Geselle] einen Gesellen
    [Lehrling] einen Lehrling
   *[other] { $worker }
}
a-worker-out = { $worker ->
    [Meister] ein Meister
    [Vorarbeiter] ein Vorarbeiter
    [Geselle] ein Geselle
    [Lehrling] ein Lehrling
   *[other] { $worker }
}
news-hired = { $seat } stellt { a-worker } ein; Lohnsumme { THOUSANDS($wages) }.
news-hired-me = Du stellst { a-worker } ein; Lohnsumme { THOUSANDS($wages) }.
news-picked = { $seat } zahlt { THOUSANDS($fee) } und wählt { a-worker } aus; Lohnsumme { THOUSANDS($wages) }.
news-picked-me = Du zahlst { THOUSANDS($fee) } und wählst { a-worker } aus; Lohnsumme { THOUSANDS($wages) }.
news-dismissed = { $seat } entlässt { a-worker }; Lohnsumme { THOUSANDS($wages) }.
news-dismissed-me = Du entlässt { a-worker }; Lohnsumme { THOUSANDS($wages) }.
news-passed = { $seat } passt.
news-passed-me = Du passt.
news-economy = { $economy }: { $count ->
    [0] kein neuer Auftrag
    [one] ein neuer Auftrag
   *[other] { $count } neue Aufträge
}.
news-revealed = Neuer Auftrag: „{ $contract }“.
news-auctioned = { $seat } bringt „{ $contract }“ zur Versteigerung.
news-auctioned-me = Du bringst „{ $contract }“ zur Versteigerung.
news-bid = { $seat } bietet { THOUSANDS($amount) }.
news-bid-me = Du bietest { THOUSANDS($amount) }.
news-dropped = { $seat } kann nicht höher bieten.
news-dropped-me = Du kannst nicht höher bieten.
news-won = { $seat } ersteigert „{ $contract }“ für { THOUSANDS($amount) }.
news-won-me = Du ersteigerst „{ $contract }“ für { THOUSANDS($amount) }.
news-given = { $seat } bekommt den letzten Auftrag, „{ $contract }“, für seine Kosten von { THOUSANDS($amount) }.
news-given-me = Du bekommst den letzten Auftrag, „{ $contract }“, für seine Kosten von { THOUSANDS($amount) }.
news-found = { $seat } bekommt die { THOUSANDS($amount) }, die auf „{ $contract }“ lagen.
news-found-me = Du bekommst die { THOUSANDS($amount) }, die auf „{ $contract }“ lagen.
news-unsold = Niemand wollte „{ $contract }“; darauf liegen jetzt { THOUSANDS($amount) }.
news-all-awarded = Alle Aufträge sind vergeben; Runde { $number } ist die letzte.
news-event = Ereignis: { $event }.
news-played = { $seat } wählt das Ereignis: { $event }.
news-played-me = Du wählst das Ereignis: { $event }.
news-rested = Bei { $seat } setzt { a-worker-out } in dieser Runde aus.
news-rested-me = Bei dir setzt { a-worker-out } in dieser Runde aus.
news-assigned = { $seat } plant für { $piece }: { $category }.
news-assigned-me = Du planst für { $piece }: { $category }.
news-raised = { $seat } baut { $count ->
    [one] ein Bauelement
   *[other] { $count } Bauelemente
} von „{ $contract }“.
news-raised-me = Du baust { $count ->
    [one] ein Bauelement
   *[other] { $count } Bauelemente
} von „{ $contract }“.
news-finished = { $seat } stellt „{ $contract }“ fertig.
news-finished-me = Du stellst „{ $contract }“ fertig.
news-requested = { $seat } möchte von { $lender } einen Arbeiter leihen: { $category }.
news-requested-me = Du möchtest von { $lender } einen Arbeiter leihen: { $category }.
news-requested-lender = { $seat } möchte von dir einen Arbeiter leihen: { $category }.
news-offered = { $seat } bietet { THOUSANDS($amount) } Leihgebühr.
news-offered-me = Du bietest { THOUSANDS($amount) } Leihgebühr.
news-countered = { $seat } verlangt { THOUSANDS($amount) } Leihgebühr.
news-countered-me = Du verlangst { THOUSANDS($amount) } Leihgebühr.
news-lent = { $seat } leiht { $borrower } für { THOUSANDS($amount) } einen Arbeiter: { $category }.
news-lent-me = Du leihst { $borrower } für { THOUSANDS($amount) } einen Arbeiter: { $category }.
news-lent-borrower = { $seat } leiht dir für { THOUSANDS($amount) } einen Arbeiter: { $category }.
news-refused = { $seat } lehnt ab.
news-refused-me = Du lehnst ab.
news-income = { $seat } bekommt { THOUSANDS($amount) } für „{ $contract }“.
news-income-me = Du bekommst { THOUSANDS($amount) } für „{ $contract }“.
news-paid = { $seat } zahlt { $amount ->
    [0] keinen Lohn
   *[other] { THOUSANDS($amount) } Lohn
}{ $extra ->
    [0] .
   *[other] , davon { THOUSANDS($extra) } Zuschlag.
}
news-paid-me = Du zahlst { $amount ->
    [0] keinen Lohn
   *[other] { THOUSANDS($amount) } Lohn
}{ $extra ->
    [0] .
   *[other] , davon { THOUSANDS($extra) } Zuschlag.
}
news-borrowed = { $seat } nimmt einen { $loan } über { THOUSANDS($amount) } auf.
news-borrowed-me = Du nimmst einen { $loan } über { THOUSANDS($amount) } auf.
news-repaid = { $seat } zahlt einen { $loan } mit { THOUSANDS($amount) } zurück.
news-repaid-me = Du zahlst einen { $loan } mit { THOUSANDS($amount) } zurück.
news-salvaged = { $seat } bekommt { $amount ->
    [0] nichts
   *[other] { THOUSANDS($amount) }
} für „{ $contract }“: { $missing ->
    [0] Kein Bauelement fehlt.
    [one] Ein Bauelement fehlt.
   *[other] { $missing } Bauelemente fehlen.
}
news-salvaged-me = Du bekommst { $amount ->
    [0] nichts
   *[other] { THOUSANDS($amount) }
} für „{ $contract }“: { $missing ->
    [0] Kein Bauelement fehlt.
    [one] Ein Bauelement fehlt.
   *[other] { $missing } Bauelemente fehlen.
}
news-settled = { $seat } zahlt { THOUSANDS($amount) } für offene Kredite.
news-settled-me = Du zahlst { THOUSANDS($amount) } für offene Kredite.

## Warum nicht

why-B10 = Das geht in dieser Phase nicht.
why-B11 = In Runde 1 nimmst du fünf Arbeiter; passen und entlassen kannst du erst ab Runde 2.
why-B13 = Deine Lohnsumme würde über das Ende der Lohnskala steigen.
why-B14 = Entlassen kannst du nur eigene Arbeiter.
why-B15 = Dieser Stapel ist leer.
why-B17 = { $phase ->
    [open] Du hast den Auftrag gewählt und musst jetzt mindestens seine Kosten bieten.
   *[other] Versteigert wird nur ein Auftrag, der offen ausliegt.
}
why-B19 = Du musst mehr bieten als das letzte Gebot oder passen.
why-B20 = { $phase ->
    [fee] So viel Geld hast du nicht.
    [answer] So viel Geld hat der andere nicht.
   *[other] So viel Geld hast du nicht, und Kredit gibt es dafür nicht.
}
why-B23 = In Runde 1 musst du wählen, solange du keinen Auftrag hast.
why-B30 = Entlassen musst du einen deiner Arbeiter mit dem Buchstaben des Ereignisses.
why-B31 = Ausfallen kann nur ein eigener offener Arbeiter, den das Ereignis trifft.
why-B33 = Bei schlechtem Wetter wird kein Dach gebaut.
why-B34 = Für die Köpfe, die dort noch fehlen, ist dieser Arbeiter nicht qualifiziert.
why-B36 = Du hast keinen freien Arbeiter dieser Kategorie mehr.
why-B37 = Dort kannst du nicht bauen: Das Bauelement gehört nicht dir, steht schon oder ist schon voll besetzt.
why-B39 = Das Dach kommt erst, wenn alle vier Wände stehen oder geplant sind.
why-B40 = Die zweite Mauer kommt erst, wenn die erste vollständig steht oder geplant ist.
why-B44 = Kredit gibt es nur, wenn du die Löhne nicht bezahlen kannst.
why-B46 = Zurückzahlen kannst du nur einen Kredit, den du hast, mit genug Geld, und nicht, solange du ein Anfangsgebot, eine Antwort beim Ausleihen oder Lohn schuldest.
why-B48 = Das Spiel ist zu Ende.
why-B52 = Auswählen kannst du nur in der Variante „Arbeiter auswählen“, gegen Gebühr, und nur einen Arbeiter, der nicht obenauf liegt.
why-B54 = Ausleihen kannst du nur in der Variante „Arbeiter ausleihen“, höchstens dreimal je Runde, gegen Geld und von einem Spieler mit einem freien eigenen Arbeiter; eine Forderung muss über dem Gebot liegen.
why-B55 = Dieses Ereignis hast du nicht auf der Hand.

## Enden

over-six-rounds = Die sechste Runde ist gespielt.
over-all-awarded = Alle Aufträge waren vergeben, und auch die Runde danach ist gespielt.

## Unmögliche Stellungen

audit-table-in-range = Zahlen auf dem Tisch liegen außerhalb des Möglichen
audit-money-conserved = das Geld der Spieler, der Bank und auf den Aufträgen muss zusammen das ganze Spielgeld ergeben
audit-money-in-range = Geld und Kredite sind nie unter null
audit-workers-conserved = jeder Arbeiter ist angestellt oder liegt einmal in seinem Stapel
audit-wages-are-crew = die Lohnsumme ist die der Mannschaft und liegt auf der Lohnskala
audit-contracts-conserved = jeder Auftrag muss einmal vorkommen
audit-contracts-placed = aufgedeckte Aufträge liegen offen, haben einen Besitzer oder sind bezahlt
audit-buildings-stand = was gebaut ist, muss stehen können
audit-economy-conserved = jede Baukonjunkturkarte muss einmal vorkommen
audit-events-conserved = jedes Ereignis liegt im Stapel oder auf einer Hand
audit-workers-at-work = in der Bauphase ist jeder offene Arbeiter frei, eingesetzt oder fertig
audit-phase-fits = was gefragt ist, muss zum Tisch passen
audit-ends-empty = hinter der letzten Karte eines Stapels oder einer Hand liegt keine mehr
audit-open-known = jeder kennt, was offen liegt, und die eigene Hand
audit-course = je Runde ist höchstens eine Baukonjunkturkarte aufgedeckt, und die letzte Runde kommt nur früher, wenn alle Aufträge vergeben sind
audit-loans = kein Spieler hat einen Kredit, den er nicht aufgenommen hat, und keiner nimmt einen vor den ersten Löhnen
audit-auction = nur in einer Versteigerung gibt es einen Auftrag unter dem Hammer und ein Gebot, und der Bieter kann es zahlen
audit-events-of-the-round = Ereignisse und verdeckte Arbeiter gehören in die Phasen nach dem Ziehen
audit-owed = ein Ereignis fordert nur so viele Arbeiter, wie da sind, und nur während es trifft
audit-plans = Köpfe stehen nur an Bauelementen, die der Platz am Zug bauen kann, und ein Bauelement mit allen Köpfen ist geplant
audit-deal = ein Handel braucht einen Verleiher mit solch einem Arbeiter und eine Gebühr, die der Leiher zahlen kann, und das nur in der Bauphase
audit-first-money = in den ersten Versteigerungen hat ein Spieler ohne Auftrag nur Gebühren für ausgewählte Arbeiter bezahlt

## Tisch

screen-name = Name
screen-money = Taler
screen-wages = Löhne
screen-loans = Kredite
screen-crew = Mannschaft
screen-sites = Aufträge
screen-hammer = Hammer
screen-stacks = Arbeiterstapel
screen-empty = leer
screen-auction = Versteigerung
screen-leading = { $seat } führt mit { $price }
screen-opening = noch kein Gebot
screen-event = Ereignis
screen-crew-own = Deine Mannschaft
screen-crew-of = Mannschaft von { $seat }
screen-hand = Deine Ereigniskarten
screen-nothing = nichts
part-side-1 = Seite 1
part-side-2 = Seite 2
part-gable-1 = Giebel 1
part-gable-2 = Giebel 2
part-roof-1 = Dach 1
part-roof-2 = Dach 2
part-wall-1-main = Mauer 1
part-wall-1-side-1 = Mauer 1 Seite 1
part-wall-1-side-2 = Mauer 1 Seite 2
part-wall-2-main = Mauer 2
part-wall-2-side-1 = Mauer 2 Seite 1
part-wall-2-side-2 = Mauer 2 Seite 2

## Gezählt

count-score = Taler
count-contracts = erworbene Aufträge
count-finished = fertige Aufträge
count-loans = aufgenommene Kredite
items-won = Erworbene Aufträge
items-finished = Fertige Aufträge
items-played = Gewählte Ereignisse

## Lektion

lesson-welcome = Du und { $b } seid Baumeister mit je 40.000 Talern. Fertige Bauwerke bringen Geld, deine Arbeiter kosten jede Runde Lohn, und wer nach sechs Runden das meiste Geld hat, gewinnt. Jede Runde hat fünf Phasen: Arbeiter, Aufträge, ein Ereignis, Bauen und Zahltag.
lesson-hire = Meister können alles, kosten aber 5.000 je Runde; Vorarbeiter kosten 4.000, Gesellen 3.000, Lehrlinge 1.000. Du hast einen Meister, einen Vorarbeiter und einen Lehrling: Stell einen Gesellen für die schwierigeren Bauelemente ein und dann noch einen Lehrling, der für einfache Wände genügt.
lesson-choose = Drei Aufträge liegen offen: Jeder sagt, was er mindestens kostet, was das fertige Bauwerk bringt und welche Köpfe seine sechs Bauelemente verlangen. Du hast den Hammer, also wählst du und bietest zuerst. Das kleine Wohnhaus passt zu deiner Mannschaft: Wähle es und eröffne mit seinen Kosten, 4.000.
lesson-raise = { $b } bietet 7.000. Bei 50.000 am Ende lohnt sich das Haus noch immer: Biete 8.000. Bieten darfst du nur, was du bar hast.
lesson-won = Das Haus ist deins; die 8.000 gehen sofort an die Bank. Du könntest noch einen Auftrag wählen, aber mit fünf Arbeitern reicht ein Haus fürs Erste: Passe. Auch { $b } braucht einen Auftrag und nimmt das kleine Stadttor: Überlass es { $b } und passe noch einmal.
lesson-event = Den Wehrturm wollte niemand; die Bank legt 5.000 darauf, damit er verlockender wird. Dann das Ereignis: Schlechtes Wetter. In dieser Runde werden keine Dächer gebaut, nur Wände. Andere Ereignisse treffen Arbeiter nach den Buchstaben auf ihren Karten: S, I, L, N, C.
lesson-assign = Jetzt planst du, wer wo arbeitet; ein Gebäude beginnt mit einer Seitenwand und einer Giebelwand zugleich. Die beiden Lehrlinge übernehmen die Seitenwände, der Geselle einen Giebel. Wer höher qualifiziert ist, darf auch einfachere Arbeit tun: Der Vorarbeiter übernimmt den anderen Giebel.
lesson-build-done = Vier Wände in einer Runde. Der Meister hat heute nichts zu tun, wird aber trotzdem bezahlt. Schließ deinen Bauplan ab.
lesson-payday = Zahltag: Jeder von euch hat 14.000 Lohn gezahlt. Kannst du nicht zahlen, musst du Kredite aufnehmen, und die sind teuer zurückzuzahlen. Ab Runde 2 darf jeder dreimal einstellen, entlassen oder passen. Dein Haus braucht noch zwei Köpfe fürs Dach, und die hast du: Passe, auch beim Auftrag, der noch liegt.
lesson-brawl = Das Ereignis ist eine Schlägerei: Alle Cholerischen (C) fallen in dieser Runde aus, auch dein Geselle. Jetzt zahlt sich die Reserve aus. Alle vier Wände stehen, also darf das Dach kommen: Der Vorarbeiter übernimmt die eine Hälfte, der Meister die andere. Schließ dann deinen Bauplan ab.
lesson-paid = Die Bank zahlt 50.000 für das kleine Wohnhaus, davon gehen die Löhne ab. Du hast 54.000, { $b } hat 62.000: Der größere Auftrag brachte mehr, aber die größere Mannschaft kostet auch jede Runde mehr.
lesson-end = Nach sechs Runden ist Schluss, oder eine Runde nach dem letzten vergebenen Auftrag. Ein unfertiger Auftrag bringt dann noch seinen Preis, aber 20.000 weniger für jedes fehlende Bauelement; offene Kredite werden abgezogen. Spiel von hier weiter oder eröffne einen eigenen Tisch.

## Was auf den Karten steht (engine/component_tables.py)

printed-category = Löhne
printed-letters = Eigenschaften der Arbeiter
printed-contract = Aufträge
printed-piece = Köpfe auf den Bauelementen
printed-economy = Baukonjunktur: Aufträge zu zweit, zu dritt, zu viert
column = Aufdruck
column-wage = Lohn
column-cards = Karten
column-number = Nummer
column-kind = Art
column-cost = Kosten
column-price = Preis
column-copies = Karten
column-two = zu zweit
column-three = zu dritt
column-four = zu viert
printed-name-wall = Mauer
printed-name-building = Gebäude
column-side-1 = Seitenwand 1
column-side-2 = Seitenwand 2
column-gable-1 = Giebelwand 1
column-gable-2 = Giebelwand 2
column-roof-1 = Dachhälfte 1
column-roof-2 = Dachhälfte 2
column-wall-1-main = Mauer 1, Hauptteil
column-wall-1-side-1 = Mauer 1, Seitenteil 1
column-wall-1-side-2 = Mauer 1, Seitenteil 2
column-wall-2-main = Mauer 2, Hauptteil
column-wall-2-side-1 = Mauer 2, Seitenteil 1
column-wall-2-side-2 = Mauer 2, Seitenteil 2
origin-category = Der Lohn des Meisters steht in der Anleitung; die anderen nennt eine veröffentlichte Beschreibung, und mit ihnen geht das Beispiel der Lohnsumme auf.
origin-letters = Die Anleitung nennt die fünf Eigenschaften, aber nicht, wer welche hat; wir haben sie gleichmäßig verteilt, eine bis drei je Arbeiter.
origin-contract = In der Anleitung stehen nur die Kosten des ersten Auftrags; die anderen steigen mit Nummer und Größe.
origin-piece = Die Anleitung zeigt die Köpfe nur in wenigen Bildern; die anderen sind nach der Größe des Auftrags gewählt.
origin-economy = Beschrieben ist nur die schlechteste Karte; die anderen bringen der Reihe nach mehr Aufträge.
origin-event = Die Anleitung nennt nur die Namen der Ereigniskarten; die Wirkungen haben wir dazu erdacht.
origin-game = Diese Grenzen stehen nicht in der Anleitung; ein Rechner braucht sie, und kein vernünftiges Gebot erreicht sie.

tally = Woher die Taler kamen
tally-total = Taler
tally-finished = Fertige Aufträge
tally-unfinished = Unfertige Aufträge
tally-contracts = Für Aufträge bezahlt
tally-found = Auf Aufträgen gefunden
tally-wages = Löhne
tally-loans = Kosten der Kredite
tally-picked = Gebühren für ausgesuchte Arbeiter
tally-lent = Verliehene und geliehene Arbeiter

progress = Runde { $round } von { $last_round }

## Was ein Zug bewirkt

preview-wages-then = Löhne dann { THOUSANDS($due) }; nach dem Zahltag bleiben dir { THOUSANDS($left) }.
preview-wages-then-short = Löhne dann { THOUSANDS($due) }; dir fehlen { THOUSANDS($short) }.
preview-wages-stay = Löhne weiter { THOUSANDS($due) }; nach dem Zahltag bleiben dir { THOUSANDS($left) }.
preview-wages-stay-short = Löhne weiter { THOUSANDS($due) }; dir fehlen { THOUSANDS($short) }.
preview-pick = Kostet { THOUSANDS($fee) }.
preview-pass-choice = Du wählst in dieser Runde nicht mehr, darfst aber noch bieten.
preview-pass-choice-first = Du wählst in dieser Runde nicht mehr, darfst aber noch bieten, bis jemand zwei Aufträge hat.
preview-pass-auction = Passen: Du bist draußen, { $seat } führt mit { THOUSANDS($price) }.
preview-auction = Du musst mindestens { THOUSANDS($least) } bieten.
preview-money-then = Dir bleiben { THOUSANDS($money) }, an Lohn sind { THOUSANDS($due) } fällig.
preview-money-then-short = Dir bleiben { THOUSANDS($money) }, an Lohn sind { THOUSANDS($due) } fällig: Dir fehlen { THOUSANDS($short) }.
preview-lacks = Deiner Mannschaft fehlt: { $category }.
preview-too-late = Das wird nicht mehr fertig.
preview-profit = { $rounds ->
    [one] In einer Runde fertig
   *[other] In { $rounds } Runden fertig
}, Gewinn { THOUSANDS($amount) }.
preview-loss = { $rounds ->
    [one] In einer Runde fertig
   *[other] In { $rounds } Runden fertig
}, { $amount ->
    [0] ohne Gewinn.
   *[other] Verlust { THOUSANDS($amount) }.
}
preview-play = Trifft { $own ->
    [0] keinen deiner Arbeiter
    [one] einen deiner Arbeiter
   *[other] { $own } deiner Arbeiter
} und { $others ->
    [0] keinen der anderen.
    [one] einen der anderen.
   *[other] { $others } der anderen.
}
preview-play-dismiss = { $own ->
    [0] Du entlässt niemanden
   *[other] Du entlässt einen Arbeiter
}, von den anderen { $others ->
    [0] entlässt niemand einen.
    [one] entlässt einer einen.
   *[other] entlassen { $others } je einen.
}
preview-play-dear = Du zahlst { THOUSANDS($own) } mehr Lohn, die anderen zusammen { THOUSANDS($others) }.
preview-play-no-roof = In dieser Runde wird kein Dach gebaut.
preview-rest = Setzt in dieser Runde aus; den Lohn von { THOUSANDS($wage) } zahlst du trotzdem.
preview-assign-more = { $piece }: Dann { $missing ->
    [one] fehlt noch ein Kopf.
   *[other] fehlen noch { $missing } Köpfe.
}
preview-assign-completes = { $piece }: steht damit.
preview-assign-alone = { $piece }: besetzt, steht aber nicht ohne die anderen Teile.
preview-assign-finishes = { $contract } wird fertig: { THOUSANDS($price) } am Zahltag.
preview-done = { $pieces ->
    [0] Nichts wird gebaut
    [one] Ein Bauelement wird gebaut
   *[other] { $pieces } Bauelemente werden gebaut
}, { $idle ->
    [0] kein Arbeiter bleibt frei.
    [one] einer bleibt frei.
   *[other] { $idle } bleiben frei.
}
preview-payday = Nach dem Zahltag bleiben dir { THOUSANDS($left) }.
preview-payday-short = Am Zahltag fehlen dir { THOUSANDS($short) }.
preview-request = Du fragst { $seat } nach einem Arbeiter ({ $category }) und bietest dann eine Gebühr, höchstens { THOUSANDS($most) }.
preview-ask-fee = Du verlangst { THOUSANDS($fee) }; der andere kann ablehnen.
preview-lend = Du bekommst { THOUSANDS($fee) }; der Arbeiter kommt nach dem Bauen zurück.
preview-refuse = Es wird kein Arbeiter verliehen.
preview-borrow = Bringt { THOUSANDS($payout) }; zurück zahlst du { THOUSANDS($back) }, oder { THOUSANDS($late) }, wenn alle Aufträge aufgedeckt sind.
preview-borrow-late = Bringt { THOUSANDS($payout) }; zurück zahlst du { THOUSANDS($back) }.
preview-borrowed = Der Lohn ist bezahlt; dir bleiben { THOUSANDS($left) }.
preview-borrowed-short = Für den Lohn fehlen dir dann noch { THOUSANDS($short) }.

## Wovon ein Trainer spricht

coach-wins-for = Du bekommst „{ $contract }“ für { THOUSANDS($amount) }
coach-finishes-now = Du stellst „{ $contract }“ in dieser Runde fertig; der Preis kommt vor den Löhnen
coach-builds-now = Du kommst in dieser Runde mit „{ $contract }“ voran
coach-overpays = { $seat } zahlt für „{ $contract }“ mehr, als es einbringt
coach-overpays-me = Du zahlst für „{ $contract }“ mehr, als es einbringt
coach-bargain = { $seat } bekommt „{ $contract }“, und es bringt mehr ein, als es kostet
coach-bargain-me = Du bekommst „{ $contract }“, und es bringt mehr ein, als es kostet
coach-loan-forced = { $seat } kann die Löhne nicht ohne Kredit zahlen: { $loan }
coach-loan-forced-me = Du kannst die Löhne nicht ohne Kredit zahlen: { $loan }
coach-repays-early = Du zahlst einen Kredit zurück, bevor er teurer wird: { $loan }
coach-finishes = { $seat } stellt „{ $contract }“ fertig
coach-finishes-me = Du stellst „{ $contract }“ fertig
coach-not-in-time = { $seat } wird mit „{ $contract }“ nicht rechtzeitig fertig
coach-not-in-time-me = Deine Leute werden mit „{ $contract }“ nicht rechtzeitig fertig
coach-stands-idle = Du bezahlst mehr Arbeiter einer Kategorie, als du je einsetzt: { $category }
coach-saves-wage = Du sparst einen Lohn: { $worker }
coach-struck = Ein Ereignis hält einen deiner Leute von der Arbeit ab: { $worker }

### Wovon Rätsel handeln

theme-hire = anwerben
theme-choose = welcher Auftrag
theme-open = das Anfangsgebot
theme-bid = bieten
theme-play = Ereignisse auf der Hand
theme-rest = wer aussetzt
theme-release = entlassen
theme-build = bauen
theme-fee = Gebühren
theme-answer = verleihen
theme-counter = Forderungen
theme-borrow = Kredite

# --- Ausgaben
breach-worker-cards = Von diesen Arbeitern gibt es { $wanted }, nicht { $found }.
breach-economy-deck = Baukonjunkturkarten gibt es { $wanted }, nicht { $found }.
breach-contract-number = Aufträge sind der Reihe nach nummeriert: Dieser hat die { $wanted }.
breach-contract-kind = { $wanted ->
        [wall] Dieser Auftrag besteht aus den Teilen einer Mauer.
       *[other] Dieser Auftrag besteht aus den Teilen eines Gebäudes.
}
breach-heads = Jedes Bauelement zeigt mindestens einen Kopf, höchstens { $most }: M, F, J oder A.
breach-traits = Ein Arbeiter hat einen bis fünf der Buchstaben S, I, L, N und C, keinen doppelt.
breach-event-heads = Zu diesem Ereignis gehören die Köpfe, die es betrifft: M, F, J und A, keiner doppelt.
breach-event-letter = Zu diesem Ereignis gehört der Buchstabe, den es betrifft: S, I, L, N oder C.
