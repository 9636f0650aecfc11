### Wörter des Tisches von baumeister im Browser.

phase-hire = Mannschaft
phase-contracts = Aufträge
phase-event = Ereignis
phase-build = Bauen
phase-pay = Zahlen
round-of = Runde { $round } von { $last }
place-worker = Wähle ein leuchtendes Bauteil für:
plan-best = Bestens planen
button-done = Fertig geplant
button-pass = Passen
is-on-turn = ist dran
leads = führt
cash = Taler
debt = { $debt } Schulden
no-loan = kein Kredit
crew-wages = Mannschaft, Löhne
your-contracts = Deine Aufträge
no-contracts = Du hast noch keinen Auftrag.
pieces-so-far = { $built } gebaut · { $planned } geplant · { $open } offen
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
face-down = fällt aus
is-free = frei
at-work = eingesetzt
rest-short = umdrehen
dismiss-short = entlassen
event-of-round = Ereignis der Runde
stack-top = Lohn { $wage } · { $letters }
open-contracts = Offene Aufträge
more-hidden = noch { $left } verdeckt
cost-pays = kostet { $cost } · bringt { $price }
none-open = Gerade ist keiner offen.
finished-ones = Fertig: { $names }
quick-raise = Schnell erhöhen
other-bid = anderes Gebot
bid-it = { $amount } bieten
money-and-wages = Geld und Löhne
your-cash = Deine Taler
wage-track = Lohnleiste
wages-due = Löhne von { $due } sind fällig.
you-are-short = Dir fehlen { $short }.
workers-idle = { $free ->
    [one] Ein Arbeiter ist noch frei und könnte eingesetzt werden; das lässt sich nicht zurücknehmen.
   *[other] { $free } Arbeiter sind noch frei und könnten eingesetzt werden; das lässt sich nicht zurücknehmen.
}
