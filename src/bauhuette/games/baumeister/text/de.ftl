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

effect-bad-weather = Kein Dachteil darf gebaut werden.
effect-cold-and-damp = Alle Sensiblen (S) bleiben im Bett.
effect-fire = Je drei Arbeiter hilft einer deiner Wahl beim Löschen, mindestens einer.
effect-epidemic = In jeder Kategorie mit zwei oder mehr Arbeitern fällt einer aus.
effect-plague = Wer Labile (L) beschäftigt, entlässt einen.
effect-guild-feast = Alle Labilen (L) fallen aus.
effect-masters-demand = 1.000 Taler Zuschlag für jeden Meister und Vorarbeiter.
effect-journeymen-demand = 1.000 Taler Zuschlag für jeden Gesellen und Lehrling.
effect-fit-of-rage = 1.000 Taler Zuschlag für jeden Cholerischen (C).
effect-brawl = Alle Cholerischen (C) fallen aus.
effect-intrigue = Alle Intrigierenden (I) stehen vor dem Zunftgericht.
effect-enticed-away = Wer Intrigierende (I) beschäftigt, verliert einen.
effect-botched-work = Alle Nachlässigen (N) bessern ihren Pfusch nach.
effect-accident = Wer Nachlässige (N) beschäftigt, entlässt einen.
effect-wounded-pride = Wer Sensible (S) beschäftigt, entlässt einen.
effect-compulsory-labour = Der Rat holt von jedem einen Arbeiter der höchsten Kategorie.

economy-very-bad = Sehr schlechte Auftragslage
economy-bad = Schlechte Auftragslage
economy-normal = Normale Auftragslage
economy-good = Gute Auftragslage
economy-very-good = Sehr gute Auftragslage

loan-small = kleiner Kredit
loan-large = großer Kredit

trait-s = sensibel
trait-i = intrigierend
trait-l = labil
trait-n = nachlässig
trait-c = cholerisch

## Was gefragt ist

ask-hire = stelle einen Arbeiter ein
ask-choose = wähle einen Auftrag zur Versteigerung oder passe
ask-open = nenne das Anfangsgebot in Tausend Talern
ask-bid = biete mehr (in Tausend Talern) oder passe
ask-play = wähle das Ereignis der Runde aus deiner Hand
ask-rest = wähle einen Arbeiter, der in dieser Runde ausfällt
ask-release = wähle einen Arbeiter, den du entlassen musst
ask-build = schicke Arbeiter an die Bauelemente
ask-fee = nenne die Leihgebühr, die du bietest, in Tausend Talern
ask-answer = nimm an, lehne ab oder verlange mehr
ask-counter = nimm die Forderung an oder lehne ab
ask-borrow = nimm einen Kredit auf, um die Löhne zu zahlen
ask-round = die Runde beginnt
ask-reveal = Aufträge werden aufgedeckt
ask-draw = ein Ereignis wird aufgedeckt
ask-suffer = das Ereignis wirkt
ask-income = Erlöse werden ausgezahlt
ask-wages = Löhne werden gezahlt

## Züge

move-hire = { $category } einstellen
move-pick = { $worker } gegen Gebühr aus dem Stapel wählen
move-dismiss = { $worker } entlassen
move-pass = passen
move-auction = { $contract } zur Versteigerung wählen
move-bid = { $amount }.000 Taler bieten
move-play = Ereignis wählen: { $event }
move-rest = { $worker } umdrehen
move-assign = { $category } an { $piece }
move-done = fertig geplant: errichten
move-request = { $lender } um Arbeiter bitten ({ $category })
move-fee = { $amount }.000 Taler Leihgebühr nennen
move-accept = annehmen
move-refuse = ablehnen
move-borrow = { $loan } aufnehmen
move-repay = { $loan } zurückzahlen

## Neuigkeiten

news-round = Runde { $number } beginnt; { $seat } hat den Hammer.
news-round-me = Runde { $number } beginnt; du hast den Hammer.
news-hired = { $seat } stellt ein: { $worker }; Lohnsumme { $wages }.000.
news-hired-me = Du stellst ein: { $worker }; Lohnsumme { $wages }.000.
news-picked = { $seat } zahlt { $fee }.000 und wählt { $worker }; Lohnsumme { $wages }.000.
news-picked-me = Du zahlst { $fee }.000 und wählst { $worker }; Lohnsumme { $wages }.000.
news-dismissed = { $seat } entlässt { $worker }; Lohnsumme { $wages ->
    [0] 0
   *[other] { $wages }.000
}.
news-dismissed-me = Du entlässt { $worker }; Lohnsumme { $wages ->
    [0] 0
   *[other] { $wages }.000
}.
news-passed = { $seat } passt.
news-passed-me = Du passt.
news-economy = { $economy }: { $count ->
    [0] keine neuen Aufträge
    [one] ein neuer Auftrag
   *[other] { $count } neue Aufträge
}.
news-revealed = Neuer Auftrag: { $contract }.
news-auctioned = { $seat } wählt zur Versteigerung: { $contract }.
news-auctioned-me = Du wählst zur Versteigerung: { $contract }.
news-bid = { $seat } bietet { $amount }.000.
news-bid-me = Du bietest { $amount }.000.
news-dropped = { $seat } kann nicht höher bieten.
news-dropped-me = Du kannst nicht höher bieten.
news-won = { $seat } ersteigert für { $amount }.000: { $contract }.
news-won-me = Du ersteigerst für { $amount }.000: { $contract }.
news-given = { $seat } bekommt den letzten Auftrag zu seinen Kosten von { $amount }.000: { $contract }.
news-given-me = Du bekommst den letzten Auftrag zu seinen Kosten von { $amount }.000: { $contract }.
news-found = { $seat } bekommt die { $amount }.000, die darauf lagen: { $contract }.
news-found-me = Du bekommst die { $amount }.000, die darauf lagen: { $contract }.
news-unsold = Niemand wollte: { $contract }; darauf liegen jetzt { $amount }.000.
news-all-awarded = Alle Aufträge sind vergeben; Runde { $number } ist die letzte.
news-event = Ereignis: { $event }.
news-played = { $seat } wählt das Ereignis: { $event }.
news-played-me = Du wählst das Ereignis: { $event }.
news-rested = Bei { $seat } fällt aus: { $worker }.
news-rested-me = Bei dir fällt aus: { $worker }.
news-assigned = { $seat } plant: { $category } an { $piece }.
news-assigned-me = Du planst: { $category } an { $piece }.
news-raised = { $seat } errichtet { $count ->
    [one] ein Element
   *[other] { $count } Elemente
}: { $contract }.
news-raised-me = Du errichtest { $count ->
    [one] ein Element
   *[other] { $count } Elemente
}: { $contract }.
news-finished = { $seat } hat fertiggestellt: { $contract }.
news-finished-me = Du hast fertiggestellt: { $contract }.
news-requested = { $seat } möchte von { $lender } leihen: { $category }.
news-requested-me = Du möchtest von { $lender } leihen: { $category }.
news-offered = { $seat } bietet { $amount }.000 Leihgebühr.
news-offered-me = Du bietest { $amount }.000 Leihgebühr.
news-countered = { $seat } verlangt { $amount }.000 Leihgebühr.
news-countered-me = Du verlangst { $amount }.000 Leihgebühr.
news-lent = { $seat } leiht { $borrower } für { $amount }.000: { $category }.
news-lent-me = Du leihst { $borrower } für { $amount }.000: { $category }.
news-refused = { $seat } lehnt ab.
news-refused-me = Du lehnst ab.
news-income = { $seat } bekommt { $amount }.000 für: { $contract }.
news-income-me = Du bekommst { $amount }.000 für: { $contract }.
news-paid = { $seat } zahlt { $amount ->
    [0] keinen Lohn
   *[other] { $amount }.000 Lohn
}{ $extra ->
    [0] .
   *[other] , davon { $extra }.000 Zuschlag.
}
news-paid-me = Du zahlst { $amount ->
    [0] keinen Lohn
   *[other] { $amount }.000 Lohn
}{ $extra ->
    [0] .
   *[other] , davon { $extra }.000 Zuschlag.
}
news-borrowed = { $seat } nimmt auf: { $loan } über { $amount }.000.
news-borrowed-me = Du nimmst auf: { $loan } über { $amount }.000.
news-repaid = { $seat } zahlt zurück: { $loan } mit { $amount }.000.
news-repaid-me = Du zahlst zurück: { $loan } mit { $amount }.000.
news-salvaged = { $seat } bekommt { $amount ->
    [0] nichts
   *[other] { $amount }.000
} für den unfertigen Auftrag { $contract } (es fehlen { $missing }).
news-salvaged-me = Du bekommst { $amount ->
    [0] nichts
   *[other] { $amount }.000
} für den unfertigen Auftrag { $contract } (es fehlen { $missing }).
news-settled = { $seat } gibt { $amount }.000 für offene Kredite ab.
news-settled-me = Du gibst { $amount }.000 für offene Kredite ab.

## Warum nicht

why-10 = Das ist jetzt nicht gefragt.
why-11 = In Runde 1 nimmt jeder fünf Arbeiter; passen und entlassen kannst du erst später.
why-13 = Deine Lohnsumme würde über das Ende der Lohnskala steigen.
why-14 = Entlassen kannst du nur eigene Arbeiter.
why-15 = Dieser Stapel ist leer.
why-17 = { $phase ->
    [open] Du hast gewählt und musst jetzt mindestens die Kosten des Auftrags bieten.
   *[other] Versteigert wird nur ein Auftrag, der offen ausliegt.
}
why-19 = Du musst mehr bieten als das letzte Gebot oder passen.
why-20 = So viel Geld ist nicht in der Kasse, und Kredit gibt es dafür nicht.
why-23 = In Runde 1 musst du wählen, bis du einen Auftrag hast.
why-30 = Entlassen werden muss einer deiner Arbeiter mit dem Buchstaben des Ereignisses.
why-31 = Umdrehen kannst du nur eigene offene Arbeiter, die das Ereignis meint.
why-33 = Bei schlechtem Wetter wird kein Dach gebaut.
why-34 = Für die Köpfe, die dort noch fehlen, ist dieser Arbeiter nicht qualifiziert.
why-36 = Du hast keinen freien Arbeiter dieser Kategorie mehr.
why-37 = Dort kannst du nicht bauen: Es gehört dir nicht, steht schon oder ist schon voll besetzt.
why-39 = Das Dach kommt erst, wenn alle vier Wände stehen oder geplant sind.
why-40 = Die zweite Mauer kommt erst, wenn die erste vollständig ist.
why-44 = Kredit gibt es nur, wenn du die Löhne nicht zahlen kannst.
why-46 = Zurückzahlen kannst du nur einen Kredit, den du hast, mit genug Geld und nicht mitten in einem Gebot, einem Handel oder der Lohnzahlung.
why-48 = Das Spiel ist zu Ende.
why-52 = Auswählen kannst du nur in der Variante, gegen Gebühr, und nur jemanden, der nicht oben liegt.
why-54 = Leihen kannst du nur in der Variante, dreimal je Runde, von jemandem mit einem freien Arbeiter; eine Gegenforderung muss höher sein als das Angebot.
why-55 = Dieses Ereignis hast du nicht auf der Hand.

## Enden

over-six-rounds = Die sechste Runde ist gespielt.
over-all-awarded = Alle Aufträge waren vergeben, und die letzte Runde danach ist gespielt.

## Unmögliche Stellungen

audit-table-in-range = Zahlen auf dem Tisch liegen außerhalb des Möglichen
audit-money-conserved = Geldbeutel, Bank und Taler auf Aufträgen müssen zusammen das ganze Spielgeld ergeben
audit-money-in-range = niemand hat weniger als kein Geld oder weniger als keinen Kredit
audit-workers-conserved = jeder Arbeiter ist angestellt oder liegt einmal in seinem Stapel
audit-wages-are-crew = die Lohnsumme ist die der Mannschaft und nicht über der Lohnskala
audit-contracts-conserved = jeder Auftrag muss einmal vorkommen
audit-contracts-placed = aufgedeckte Aufträge liegen offen, haben einen Besitzer oder sind bezahlt
audit-buildings-stand = was gebaut ist, muss stehen können
audit-economy-conserved = jede Baukonjunkturkarte muss einmal vorkommen
audit-events-conserved = jedes Ereignis liegt im Stapel oder auf einer Hand
audit-workers-at-work = in der Bauphase ist jeder offene Arbeiter frei, eingesetzt oder fertig
audit-phase-fits = was gefragt ist, muss zum Tisch passen

## Tisch

screen-round = Runde { $number } von höchstens { $last }, Phase { $phase } von 5
screen-name = Name
screen-money = Taler
screen-wages = Löhne
screen-loans = Kredite
screen-crew = Mannschaft
screen-sites = Aufträge
screen-hammer = Hammer
screen-stacks = Arbeiterstapel
screen-stack = { $worker } [{ $letters }], noch { $left }
screen-empty = leer
screen-offer = Offene Aufträge, { $left } verdeckt
screen-contract = { $contract }: Kosten { $cost }, Preis { $price }
screen-contract-bonus = { $contract }: Kosten { $cost }, Preis { $price }, darauf { $bonus }
screen-auction = Versteigerung
screen-lot = { $contract }
screen-leading = { $seat } führt mit { $price }
screen-opening = noch kein Gebot
screen-event = Ereignis
screen-crew-own = Deine Mannschaft
screen-crew-of = Mannschaft von { $seat }
screen-worker = { $worker } [{ $letters }]
screen-worker-down = { $worker } [{ $letters }] umgedreht
screen-site = Baustelle: { $contract }, Preis { $price }
screen-piece = { $part } [{ $heads }]
screen-built = { $part } steht
screen-planned = { $part } [{ $heads }] geplant
screen-started = { $part } [{ $heads }] begonnen
screen-idle = Frei: { $heads }
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

count-contracts = gewonnene Aufträge
count-finished = fertige Aufträge
count-loans = aufgenommene Kredite
items-won = Gewonnene Aufträge
items-finished = Fertige Aufträge
items-played = Gespielte Ereignisse

## Lektion

lesson-welcome = Du und { $b } seid Baumeister mit je 40.000 Talern. Es ist die erste Runde, und beide stellen Leute ein; drei von fünf sind gefunden.
lesson-aim = Jede Runde hat fünf Phasen: Leute, Aufträge, ein Ereignis, Bauen, Zahltag. Fertige Bauwerke bringen Geld, die Mannschaft kostet jede Runde Lohn. Am Ende gewinnt das meiste Geld.
lesson-crew = Meister können alles, kosten aber 5.000 je Runde; Vorarbeiter 4.000, Gesellen 3.000, Lehrlinge 1.000. Die Buchstaben sind Schwächen: Dort treffen Ereignisse.
lesson-hire = Du hast einen Meister, einen Vorarbeiter und einen Lehrling. Stell einen Gesellen ein: Die meisten Dächer und Giebel verlangen einen.
lesson-hire-apprentice = Noch jemand. Für einfache Wände genügt ein Lehrling, und niemand ist billiger.
lesson-contracts = Die Mannschaften sind komplett. Drei Aufträge liegen offen. Jeder sagt, was er mindestens kostet, was das fertige Werk bringt und welche Köpfe seine sechs Teile verlangen.
lesson-choose = Du hast den Hammer, also wählst du, was versteigert wird. Das kleine Wohnhaus kostet wenig, bringt 50.000 und verlangt nur Lehrlinge und Gesellen: Es passt zu deiner Mannschaft. Wähle es.
lesson-open = Wer wählt, muss das erste Gebot machen, mindestens die aufgedruckten Kosten: 4.000.
lesson-raise = { $b } bietet 7.000. Bei 50.000 am Ende lohnt sich das Haus noch immer: Biete 8.000. Bieten darfst du nur, was du bar hast.
lesson-won = Das Haus ist deins. Die 8.000 gehen sofort an die Bank.
lesson-pass-choice = Du könntest noch einen Auftrag wählen. Aber mit fünf Leuten reicht ein Haus fürs Erste; gib die Wahl weiter.
lesson-leave-it = Auch { $b } braucht einen Auftrag und bietet 6.000 für das kleine Stadttor. Überlass es { $b }.
lesson-event = Den Wehrturm wollte niemand; die Bank legt 5.000 darauf, damit er verlockender wird. Dann das Ereignis: Schlechtes Wetter. In dieser Runde entsteht kein Dach. Wände schon.
lesson-assign = Jetzt planst du: Wer arbeitet wo? Ein Gebäude beginnt mit einer Seitenwand und einer Giebelwand zusammen. Schick einen Lehrling an die erste Seitenwand – zieh ihn hin oder nimm den Knopf.
lesson-assign-second = Der zweite Lehrling übernimmt die andere Seitenwand.
lesson-assign-gable = Eine Giebelwand verlangt einen Gesellen.
lesson-assign-higher = Wer höher steht, darf auch einfachere Arbeit tun: Dein Vorarbeiter übernimmt den zweiten Giebel.
lesson-build-done = Vier Wände in einer Runde. Der Meister hat heute nichts zu tun, wird aber trotzdem bezahlt. Lass bauen.
lesson-payday = Zahltag: 14.000 Lohn für jeden von euch. Wer nicht zahlen kann, muss Kredite nehmen, und die sind teuer zurückzuzahlen. Runde 2 hat begonnen, der Hammer ging an { $b }.
lesson-hire-again = Von nun an hat jeder drei Gelegenheiten: einstellen, entlassen oder passen. { $b } hat noch einen Vorarbeiter eingestellt. Dein Haus braucht noch zwei Köpfe fürs Dach, und du hast genug: Passe.
lesson-hire-pass = Passe noch einmal. Du könntest den Meister entlassen und 5.000 sparen – aber etwas Reserve ist gut, du wirst sehen.
lesson-hire-pass-again = Und noch einmal.
lesson-no-contract = Sehr schlechte Auftragslage: Es kommt kein neuer Auftrag. Nur der Wehrturm ist noch da. Mach erst das Haus fertig und passe.
lesson-brawl = Das Ereignis ist eine Schlägerei: Alle Cholerischen fallen diese Runde aus, auch dein Geselle. Jetzt zahlt sich die Reserve aus. { $b } hat das Tor schon fertig.
lesson-roof = Alle vier Wände stehen, also darf das Dach kommen. Der Vorarbeiter übernimmt die erste Hälfte.
lesson-roof-second = Und der Meister die zweite.
lesson-finish = Sechs von sechs Teilen. Lass bauen.
lesson-paid = Die Bank zahlt 50.000 für das kleine Wohnhaus, davon gehen die Löhne ab. Du hast 54.000, { $b } 62.000: Der größere Auftrag brachte mehr, aber die größere Mannschaft kostet auch jede Runde mehr.
lesson-loans = Nach sechs Runden oder eine Runde nach dem letzten vergebenen Auftrag ist Schluss. Unfertiges bringt noch den Preis minus 20.000 für jedes fehlende Teil; offene Kredite werden abgezogen.
lesson-end = Dein erstes Haus steht. Spiel von hier weiter oder eröffne einen eigenen Tisch.
