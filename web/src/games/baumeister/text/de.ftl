### Wörter des Tisches von baumeister im Browser.

## Das eigene Exemplar
edition-section-contract = Aufträge
edition-section-letters = Arbeiter
edition-section-event = Ereignisse
edition-section-economy = Auftragslage
edition-section-game = Zahlen der Anleitung
edition-section-note = Geldscheine
edition-section-loan = Kredite
edition-pieces = Sechs Teile, und wer sie baut
edition-more-on-card = Auf meiner Karte steht noch etwas
edition-traits = Eigenschaften auf den Karten
edition-label-contract-cost = Kosten
edition-label-contract-price = Erlös
edition-label-event-effect = Was es bewirkt
edition-label-event-letter = Betrifft die Eigenschaft
edition-label-event-heads = Betrifft die Köpfe
edition-label-event-share = Einer von je
edition-label-event-from = Ab so vielen
edition-label-event-surcharge = Zuschlag
edition-label-note-worth = Wert
edition-label-note-notes = Scheine
edition-label-loan-payout = Auszahlung
edition-label-loan-early = Frühe Rückzahlung
edition-label-loan-late = Späte Rückzahlung
edition-label-loan-notes = Scheine
edition-label-game-start_money = Taler am Anfang
edition-label-game-start_workers = Arbeiter am Anfang
edition-label-game-rounds = Runden
edition-label-game-economy_cards = Baukonjunkturkarten
edition-label-game-opportunities = Gelegenheiten zum Einstellen
edition-label-game-extra_contracts = Aufträge mehr als Mitspieler
edition-label-game-removed_for_two = Bei zweien entfernte Aufträge
edition-label-game-unsold_bonus = Zuschlag auf liegen gebliebene Aufträge
edition-label-game-wage_limit = Grenze der Löhne
edition-label-game-missing_piece = Abzug für jedes fehlende Teil
edition-label-game-pick_fee = Gebühr für die Auswahl eines Arbeiters
edition-label-game-event_hand = Ereigniskarten auf der Hand
printed-name-one = Tausender
printed-name-five = Fünftausender
printed-name-ten = Zehntausender
printed-name-fifty = Fünfzigtausender
printed-name-small = Kleiner Kredit
printed-name-large = Großer Kredit
printed-name-no-roof = Es wird kein Dachteil gebaut
printed-name-rest-letter = Arbeiter mit dieser Eigenschaft fallen aus
printed-name-rest-share = Ein Teil der Arbeiter fällt aus
printed-name-rest-category = Aus jeder Kategorie fällt einer aus
printed-name-rest-highest = Einer der höchsten Kategorie fällt aus
printed-name-dismiss-letter = Ein Arbeiter mit dieser Eigenschaft wird entlassen
printed-name-surcharge-category = Zuschlag für diese Köpfe
printed-name-surcharge-letter = Zuschlag für diese Eigenschaft
letter-M = Meister
letter-F = Vorarbeiter
letter-J = Geselle
letter-A = Lehrling

## Am Tisch
phase-hire = Mannschaft
phase-contracts = Aufträge
phase-event = Ereignis
phase-build = Bauen
phase-pay = Zahltag
round-of = Runde { $round } von { $last }
place-worker = Wähle ein umrandetes Bauelement für:
plan-best = Bester Plan
button-done = Plan fertig
button-pass = Passen
is-on-turn = ist dran
cash = Geld
debt = Schulden { $debt }
your-contracts = Deine Aufträge
no-contracts = Du hast noch keinen Auftrag.
pieces-so-far = { $built } gebaut, { $planned } geplant
pays = bringt
piece-built = gebaut
piece-planned = geplant
piece-begun = begonnen
piece-open = offen
crew-note = { $free } von { $all } frei
trait-S = sensibel
trait-I = intrigierend
trait-L = labil
trait-N = nachlässig
trait-C = cholerisch
is-free = frei
at-work = eingesetzt
rest-short = setzt aus
dismiss-short = entlassen
event-of-round = Ereignis der Runde
open-contracts = Noch offen
more-hidden = { $left } verdeckt
none-open = Gerade ist keiner offen.
finished-ones = Fertig: { $names }
quick-raise = Schnell erhöhen
bid-it = { $amount } bieten
money-and-wages = Geld und Löhne
your-cash = Dein Geld
wage-track = Lohnskala
wages-due = Löhne am Zahltag: { $due }.
you-are-short = Dir fehlen { $short }.
workers-idle = { $free ->
    [one] Ein Arbeiter ist noch frei; das lässt sich nicht zurücknehmen.
   *[other] { $free } Arbeiter sind noch frei; das lässt sich nicht zurücknehmen.
}
todo-hire = { $name } stellt ein.
todo-choose = { $name } wählt einen Auftrag.
todo-open = { $name } nennt das Anfangsgebot.
todo-bid = { $name } bietet mit oder passt.
todo-play = { $name } wählt ein Ereignis.
todo-rest = { $name } wählt, wer aussetzt.
todo-release = { $name } entlässt einen Arbeiter.
todo-build = { $name } plant den Bau.
todo-fee = { $name } bietet eine Leihgebühr.
todo-answer = { $name } antwortet auf das Angebot.
todo-counter = { $name } antwortet auf die Forderung.
todo-borrow = { $name } nimmt einen Kredit auf.
contracts-of = Aufträge von { $name }
no-contracts-of = { $name } hat noch keinen Auftrag.
cash-of = Geld von { $name }
no-debt = keine Schulden
no-contract-yet = noch kein Auftrag
seat-bids = bietet { $amount }
seat-bid = bot { $amount }
seat-out = passt
seat-wages = Löhne { $wages }
yard = Werkhof
yard-note = oben liegt, wer jetzt zu haben ist
stack-left = { $left } im Stapel
stack-empty = Stapel leer
beyond-limit = Lohngrenze { $limit }
wage = Lohn
hire-it = einstellen
wages-then = Löhne → { $wages }
pick-others = andere aus diesem Stapel
traits = Eigenschaften
traits-note = und ihre Ereignisse
weak-rest = setzen aus:
weak-dismiss = einer geht:
weak-extra = kosten mehr:
works = Was diese Mannschaft in einer Runde bauen könnte
works-note = die zwölf Aufträge mit ihrem Preis
works-now = jetzt
works-with = { $category ->
    [master] mit dem Meister
    [foreman] mit dem Vorarbeiter
    [journeyman] mit dem Gesellen
   *[apprentice] mit dem Lehrling
}
wages-then-with = { $category ->
    [master] Mit dem Meister { $wages }.
    [foreman] Mit dem Vorarbeiter { $wages }.
    [journeyman] Mit dem Gesellen { $wages }.
   *[apprentice] Mit dem Lehrling { $wages }.
}
stays-left = Danach bleiben dir { $left }.
at-least = mindestens
from = ab
lies-on-it = Liegt auf dem Auftrag und geht an den, der ihn erwirbt.
takes-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
lacks = { $category ->
    [master] Meister fehlt
    [foreman] Vorarbeiter fehlt
    [journeyman] Geselle fehlt
   *[apprentice] Lehrling fehlt
}
too-late = wird nicht mehr fertig
auction-it = versteigern
round-number = Runde { $round }
round-brief = Rd. { $round }
heads-for-all = Arbeiter gebraucht
heads-of-crew = du hast
done-in-rounds = { $rounds ->
    [one] In einer Runde fertig
   *[other] In { $rounds } Runden fertig
}
no-event-reckoned = Ereignisse nicht eingerechnet.
bid-title = Gebot
fee-title = Leihgebühr
bids-so-far = bisher
wages-kept = Lohn noch gedeckt
loan-then = Lohn nur mit Kredit
up-to = bis
account-price = Preis des fertigen Bauwerks
account-found = liegt auf dem Auftrag
account-bid = dein Gebot
account-any-bid = Gebot
account-wages = { $rounds ->
    [one] Löhne, 1 Runde zu { $wages }
   *[other] Löhne, { $rounds } Runden zu { $wages }
}
account-wages-open = Löhne
profit = Gewinn mit dieser Mannschaft
even-bid = kein Gewinn mehr ab { $amount }
sentence-bid-brief = { $seat } bietet { $price }.
sentence-bid = { $contract }: { $seat } bietet { $price }.
aim = { $rounds ->
    [one] Es gewinnt, wer nach 1 Runde das meiste Geld hat, Schulden abgezogen.
   *[other] Es gewinnt, wer nach { $rounds } Runden das meiste Geld hat, Schulden abgezogen.
}
opportunity-first = Arbeiter { $number } von { $of }
opportunity = Mannschaft, Zug { $number } von { $of }
note-choose = Du nennst auch das Anfangsgebot.
note-build = Wähle ein Bauelement, oder vorher einen Arbeiter.
note-ringed = Wähle einen der umrandeten Arbeiter.
short-of = Für die Löhne fehlen dir { $short }.
pay-back = zurück zahlst du
repay-it = { $amount } zurückzahlen
debts = Schulden
no-debts = keine
loan-terms = Kredit, nur wenn der Lohn fehlt
event-of-hand = Aus der Hand
payday = Zahltag
payday-planned = Zahltag nach diesem Plan
is-finished = { $contract } ist fertig
wages-of = { $workers ->
    [one] Lohn, 1 Arbeiter
   *[other] Löhne, { $workers } Arbeiter
}
wages-sum = Löhne
is-paid = bezahlt
extra-wages = Zuschlag
is-left = Bleibt
is-short = Es fehlen
heads-there = { $there } von { $all } eingesetzt
crew-of = { $count } von { $of }
free-place = Platz { $number }
is-placed = setzen
press-again = wirklich?
lending = Leihen
lending-ask = Arbeiter leihen
deal = { $borrower } möchte von { $lender } leihen: { $category }
ask-choose = { $pass ->
    [no] wähle, was versteigert wird
   *[yes] wähle, was versteigert wird, oder passe
}
ask-open = nenne das Anfangsgebot
ask-bid = erhöhe oder passe
ask-build = { $assign ->
    [no] { $request ->
        [no] schließ deinen Bauplan ab
       *[yes] leihe einen Arbeiter oder schließ deinen Bauplan ab
    }
   *[yes] schick Arbeiter an die umrandeten Bauelemente
}
ask-fee = nenne die Leihgebühr, die du bietest
ask-answer = { $fee ->
    [no] nimm das Angebot an oder lehne es ab
   *[yes] nimm an, lehne ab oder verlange mehr
}
pay-back-late = oder { $amount }, wenn alle Aufträge aufgedeckt sind
struck = Vom Ereignis betroffen
struck-nobody = derzeit niemand
struck-down = { $count ->
    [one] einer setzt aus
   *[other] { $count } setzen aus
}
because-missing = { $count ->
    [one] Ein fehlendes Teil ({ $contract }) kostete
    [6] Ein nicht gebauter Auftrag ({ $contract }) kostete
   *[other] { $count } fehlende Teile ({ $contract }) kosteten
} { $name } { $amount }{ $place ->
    [0] .
    [1] { " " }und den Sieg.
   *[other] { " " }und Platz { $place }.
}
because-missing-me = { $count ->
    [one] Ein fehlendes Teil ({ $contract }) kostete
    [6] Ein nicht gebauter Auftrag ({ $contract }) kostete
   *[other] { $count } fehlende Teile ({ $contract }) kosteten
} dich { $amount }{ $place ->
    [0] .
    [1] { " " }und den Sieg.
   *[other] { " " }und Platz { $place }.
}
ending-tally-before = Am Anfang
ending-tally-finished = Fertige Bauten
ending-tally-unfinished = Unfertige Bauten
ending-tally-contracts = Gebote
ending-tally-found = Fundgeld
ending-tally-wages = Löhne
ending-tally-loans = Kreditkosten
ending-tally-picked = Gebühren
ending-tally-lent = Leihen
ending-account-end = Am Ende
ending-no-work = Kein Auftrag
ending-missing = { $count ->
    [one] ein Teil fehlt
   *[other] { $count } Teile fehlen
}
ending-work = { $contract }, { $round }: { $amount }
ending-work-unfinished = { $contract }, { $missing ->
    [one] ein Teil fehlt
   *[other] { $missing } Teile fehlen
}: { $amount }
