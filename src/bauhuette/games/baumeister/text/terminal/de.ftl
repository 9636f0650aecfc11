### Wie baumeister im Terminal aussieht und getippt wird. Geld in tausend Talern.

## Befehle und getippte Wörter

name-crew = leute
name-contracts = aufträge
name-stacks = stapel
name-loans = kredite
name-events = ereignis
report-crew = alle Arbeiter mit ihren Eigenschaften: leute, oder leute b
report-contracts = jedes Teil jedes Auftrags: aufträge, oder aufträge b
report-stacks = die Arbeiter in den Stapeln, soweit du sie sehen darfst
report-loans = was Kredite bringen und kosten, und wer was schuldet
report-events = das Ereignis der Runde und deine eigenen Karten, ganz
type-hire = einstellen
type-pick = aussuchen
type-dismiss = entlassen
type-pass = passe
type-auction = versteigere
type-bid = biete
type-play = spiele
type-rest = umdrehen
type-assign = setze
type-done = fertig
type-request = bitte
type-fee = gebühr
type-accept = annehmen
type-refuse = ablehnen
type-borrow = leihe
type-repay = tilge
typed-loan-small = klein
typed-loan-large = groß
typed-worker-master = m
typed-worker-foreman = v
typed-worker-journeyman = g
typed-worker-apprentice = l
typed-contract-small-city-wall = kleinmauer
typed-contract-city-wall = mauer
typed-contract-small-house = kleinhaus
typed-contract-house = haus
typed-contract-small-city-gate = kleintor
typed-contract-watchtower = turm
typed-contract-battlement-wall = wehrgang
typed-contract-great-city-gate = grosstor
typed-contract-large-house = grosshaus
typed-contract-great-watchtower = grossturm
typed-contract-town-hall = rathaus
typed-contract-great-city-wall = grossmauer
typed-piece-small-city-wall = kleinmauer
typed-piece-city-wall = mauer
typed-piece-small-house = kleinhaus
typed-piece-house = haus
typed-piece-small-city-gate = kleintor
typed-piece-watchtower = turm
typed-piece-battlement-wall = wehrgang
typed-piece-great-city-gate = grosstor
typed-piece-large-house = grosshaus
typed-piece-great-watchtower = grossturm
typed-piece-town-hall = rathaus
typed-piece-great-city-wall = grossmauer
typed-piece-of-side-1 = seite1
typed-piece-of-side-2 = seite2
typed-piece-of-gable-1 = giebel1
typed-piece-of-gable-2 = giebel2
typed-piece-of-roof-1 = dach1
typed-piece-of-roof-2 = dach2
typed-piece-of-wall-1-main = mauer1
typed-piece-of-wall-1-side-1 = seite11
typed-piece-of-wall-1-side-2 = seite12
typed-piece-of-wall-2-main = mauer2
typed-piece-of-wall-2-side-1 = seite21
typed-piece-of-wall-2-side-2 = seite22

## Der Bildschirm

screen-title = Baumeister
score-amount = { $score } Taler
show-ends = das meiste Geld gewinnt
show-round = Runde { $number } von { $last }
show-step-1 = Leute
show-step-2 = Aufträge
show-step-3 = Ereignis
show-step-4 = Bauen
show-step-5 = Zahltag
show-limit = Lohngrenze { $limit }, du hast { $wages }
show-payday = Zahltag: { $money } + { $income } − { $due }
show-scores = Stand, in Tausend
show-name = Name
show-money = Geld
show-wages = Löhne
show-worth = wert
show-loans = Kredit
show-crew = Leute
show-contracts = Aufträge
show-bid = Gebot
show-loan-small = kl
show-loan-large = gr
show-out = aus
show-stacks = Stapel
show-stacks-all = Stapel, von oben
show-stack = { $category } { $worker } { $letters }, Lohn { $wage }, noch { $left }
show-stack-empty = { $category }: keiner mehr
show-lot = Versteigert wird: { $contract }
show-lot-note = zahlt { $price }, mindestens { $cost }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } darauf
}
show-demand = Köpfe insgesamt: { $heads }
show-contract = zahlt { $price }, mindestens { $cost }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } darauf
}
show-offer = Offene Aufträge
show-also-open = Auch offen
show-face-down = { $count } verdeckt
show-deal = Leihen
show-deal-text = { $borrower } bittet { $lender } um einen Arbeiter: { $category }, Gebühr { $fee }
show-idle = frei: { $heads }
show-site-note = zahlt { $price }, { $missing ->
    [one] ein Teil fehlt
   *[other] { $missing } Teile fehlen
} · # steht + geplant - begonnen
show-site-of = { $letter } { $seat }: { $contract }
show-crew-own = Leute
show-crew-of = Leute von { $letter } { $seat }
show-letters = Buchstaben
show-loan-terms = { $loan }: +{ $amount }, zurück { $back }
show-loans-title = Kredite
show-debts = Schulden
leads-hire = { $worker }, Löhne { $wages }
leads-pick = { $letters }, Löhne { $wages }
leads-dismiss = { $letters }, Löhne { $wages }
leads-bid = du hast { $money }, Löhne { $due }
leads-fits = passt zu { $needs }
leads-too-good = mehr, als { $needs } verlangt
leads-borrow = +{ $amount }, zurück { $back }; { $left } nach den Löhnen
leads-borrow-short = +{ $amount }, zurück { $back }; es fehlen { $left }
leads-repay = kostet { $amount }

## Was geschah, in wenigen Worten

brief-round = Runde { $number }, hat den Hammer
brief-hired = stellt { $worker } ein, Löhne { $wages }
brief-picked = sucht { $worker } für { $fee } aus, Löhne { $wages }
brief-dismissed = entlässt { $worker }, Löhne { $wages }
brief-passed = passt
brief-economy = { $economy }: { $count } neu
brief-revealed = neu: { $contract }
brief-auctioned = versteigert { $contract }
brief-bid = bietet { $amount }
brief-dropped = kann nicht höher bieten
brief-won = ersteigert { $contract } für { $amount }
brief-given = bekommt { $contract } für { $amount }
brief-found = findet { $amount } darauf
brief-unsold = niemand will { $contract }: { $amount } darauf
brief-all-awarded = alle Aufträge vergeben, Runde { $number } ist die letzte
brief-event = { $event }
brief-played = wählt { $event }
brief-rested = { $worker } fällt aus
brief-assigned = {""}
brief-raised = { $contract }: { $count } errichtet
brief-finished = { $contract } ist fertig
brief-requested = bittet { $lender }: { $category }
brief-offered = bietet { $amount }
brief-countered = verlangt { $amount }
brief-lent = leiht { $borrower } für { $amount }: { $category }
brief-refused = lehnt ab
brief-income = +{ $amount } { $contract }
brief-paid = Löhne −{ $amount }
brief-borrowed = { $loan } +{ $amount }
brief-repaid = { $loan } −{ $amount }
brief-salvaged = { $contract } unfertig: +{ $amount }
brief-settled = −{ $amount } für Kredite
