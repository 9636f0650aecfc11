### Words of cologne.

## Names

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

stone-white = white
stone-grey = grey
stone-black = black

face-white = white
face-grey = grey
face-black = black
face-x = X
face-gate-1 = I
face-gate-2 = II
face-gate-3 = III
face-gate-4 = IV
face-gate-5 = V
face-card = card

swap-white-grey = white for grey
swap-white-black = white for black
swap-grey-white = grey for white
swap-grey-black = grey for black
swap-black-white = black for white
swap-black-grey = black for grey

card-abbess-caecilien = Abbess of St. Cäcilien
card-abbot-gross-st-martin = Abbot of Groß St. Martin
card-abbess-maria-im-kapitol = Abbess of St. Maria im Kapitol
card-abbot-pantaleon = Abbot of St. Pantaleon
card-mayor = Mayor
card-thief = Thief
card-archbishop = Archbishop
card-poisoner = Poisoner
card-trader = Trader
card-notary = Notary
card-saboteur = Saboteur
card-forger = Forger
card-guard = Guard

site-waiting = not yet released
site-hammer = hammer
site-begun = begun
site-complete = complete

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
field-dom = Cathedral
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

## What is asked

ask-roll = roll the dice, or play cards before
ask-act = use your actions, play cards or end your turn
ask-limit = discard one of your four cards
ask-react = you are attacked: ward it off or let it happen
ask-bonus = you have won a church: lay out its abbot or abbess at once?

## Moves

move-roll = roll the dice
move-move = move cart { $cart }: { $field }
move-build = cart { $cart }: build
move-load = cart { $cart }: load { $stone }
move-unload = cart { $cart }: unload
move-visit = cart { $cart }: visit the archbishop
move-end = end the turn
move-bonus = lay out { $card }
move-mayor = play the mayor: one more turn
move-steal = thief against { $victim }
move-poison = poisoner against { $victim }
move-trade = trader: { $gate }, { $swap }
move-secure = notary: secure { $church }
move-sabotage = saboteur against { $victim }
move-forge = forger: { $church }, { $swap } with { $victim }
move-discard = discard { $card }
move-guard = ward it off with the guard
move-allow = do nothing

## News

news-turn = It is the turn of { $seat }.
news-turn-me = It is your turn.
news-skipped = { $seat } misses a turn because of the saboteur.
news-skipped-me = You miss a turn because of the saboteur.
news-weak = { $seat } is poisoned and has only { $actions } actions.
news-weak-me = You are poisoned and have only { $actions } actions.
news-rolled = { $seat } rolls { $stone } and { $gate }{ $times ->
    [one] .
   *[other] , after { $times } rolls.
}
news-rolled-me = You roll { $stone } and { $gate }{ $times ->
    [one] .
   *[other] , after { $times } rolls.
}
news-delivered = Delivery: { $stone }, { $gate }.
news-full = { $gate } is full, the delivery is lost.
news-short = The supply is out of { $stone }, nothing comes.
news-nothing = No stone comes.
news-reshuffled = The discards are shuffled anew ({ $count } { $count ->
    [one] card
   *[other] cards
}).
news-drew = { $seat } draws { $card }.
news-drew-me = You draw { $card }.
news-drew-hidden = { $seat } draws a card.
news-no-card = { $seat } draws no card, there are none left.
news-no-card-me = You draw no card, there are none left.
news-moved = { $seat } moves cart { $cart }: { $field }.
news-moved-me = You move cart { $cart }: { $field }.
news-loaded = { $seat } loads { $stone } on cart { $cart }: { $gate }.
news-loaded-me = You load { $stone } on cart { $cart }: { $gate }.
news-unloaded = { $seat } unloads { $stone } from cart { $cart }: { $gate }.
news-unloaded-me = You unload { $stone } from cart { $cart }: { $gate }.
news-laid = { $seat } builds { $stone } with cart { $cart }: { $church }.
news-laid-me = You build { $stone } with cart { $cart }: { $church }.
news-begun = Construction has begun, the hammer goes: { $church }.
news-released = New construction site: { $church }.
news-completed = { $church } is complete: { $points } { $points ->
    [one] point
   *[other] points
} for { $seat }.
news-completed-me = { $church } is complete: { $points } { $points ->
    [one] point
   *[other] points
} for you.
news-audience = { $seat } visits the archbishop: { $points } points.
news-audience-me = You visit the archbishop: { $points } points.
news-bonus = { $seat } lays out { $card }: { $points } points.
news-bonus-me = You lay out { $card }: { $points } points.
news-mayor = { $seat } plays the mayor and has one more turn afterwards.
news-mayor-me = You play the mayor and have one more turn afterwards.
news-attacked = { $seat } attacks { $victim }: { $card }.
news-attacked-me = You attack { $victim }: { $card }.
news-warded-off = { $seat } wards it off with the guard: { $card }.
news-warded-off-me = You ward it off with the guard: { $card }.
news-stole = { $seat } steals from { $victim }: { $card }.
news-stole-me = You steal from { $victim }: { $card }.
news-stole-hidden = { $seat } steals a card from { $victim }.
news-poisoned = { $seat } is poisoned: fewer actions in the next turn.
news-poisoned-me = You are poisoned: fewer actions in your next turn.
news-sabotaged = { $seat } has to miss a turn.
news-sabotaged-me = You have to miss a turn.
news-traded = { $seat } exchanges { $swap } through the trader: { $gate }.
news-traded-me = You exchange { $swap } through the trader: { $gate }.
news-secured = By the notary { $seat } has the sole right to build: { $church }.
news-secured-me = By the notary you have the sole right to build: { $church }.
news-forged = { $seat } swaps { $swap } with { $victim }: { $church }, forger.
news-forged-me = You swap { $swap } with { $victim }: { $church }, forger.
news-discarded = { $seat } discards { $card }.
news-discarded-me = You discard { $card }.
news-discarded-hidden = { $seat } discards a card.
news-goal = { $seat } has { $points } points: this is the last round.
news-goal-me = You have { $points } points: this is the last round.

## Why not

why-7 = The game is over.
why-11 = This church does not take the stone on the cart.
why-12 = This church has not been released for building yet.
why-15 = The stone is too much: the value of the church must be met exactly.
why-18 = This church is complete already.
why-21 = { $phase ->
    [roll] The dice come first.
   *[other] The dice have been rolled in this turn.
}
why-27 = First you must discard one of your four cards.
why-28 = You have no actions left.
why-29 = The turn of this cart has ended.
why-30 = No street leads there from here in one step.
why-31 = A cart stands on this red dot already.
why-33 = Building takes a loaded cart that stands at a church.
why-34 = Only an empty cart at a gate where such a stone lies can load it.
why-35 = Only a loaded cart at a gate with room can unload.
why-36 = A visit takes a cart at the cathedral and the archbishop’s card.
why-39 = You do not have this card.
why-40 = You do not have this card.
why-43 = You have played three cards in this turn.
why-44 = This card only counts when you have the tile of its church.
why-45 = The only question is whether you lay out the abbot or abbess of the church you have won.
why-47 = You steal from somebody else who has face-down cards.
why-49 = You poison another player.
why-50 = The trader exchanges a stone at the gate for one from the supply worth exactly one point more or less.
why-51 = For the notary you need the most points, or a tie for them, at a church that has been begun.
why-52 = A notary has secured the right to build at this church.
why-53 = For the notary you need at least one stone there.
why-54 = You sabotage another player.
why-55 = Such a card lies before this player already.
why-56 = At a church that has been begun, one of your stones is swapped for one the other has there.
why-58 = The guard only wards off an attack on you, and you must hold it.
why-59 = { $phase ->
    [react] First answer the attack.
   *[other] There is nothing to answer.
}

## Endings

over-goal = The goal was reached and the round is played.
over-built = All churches stand.
over-turns = The number of turns is used up.

## Broken positions

audit-cards = every encounter card is there as often as it exists
audit-stones = every stone is in exactly one place
audit-dots = only one cart stands on a red dot, and every cart stands somewhere
audit-storage = a gate holds no more stones than it has room for
audit-sites = stones lie only on churches that were begun, never more than needed; complete ones have an owner
audit-hands = nobody has more cards than allowed, and everybody knows their own
audit-turn = turn, phase and counters agree

## Table

screen-seats = Turn { $turn }, goal { $goal } points
screen-last-round = Last round, goal { $goal } points
screen-name = name
screen-score = points
screen-cart = cart { $cart }
screen-cards = cards
screen-state = state
screen-poisoned = poisoned
screen-sabotaged = misses a turn
screen-audiences = archbishop × { $count }
screen-empty = empty
screen-loaded = { $field } [{ $stone }]
screen-gates = Gates
screen-supply = supply
screen-sites = Construction sites
screen-complete = Complete churches
screen-church = church
screen-value = value
screen-missing = missing
screen-takes = takes
screen-given = contributed
screen-secured = right to build: { $seat }
screen-owner = { $church } ({ $value }): { $seat }
screen-turn = Turn of { $seat }: { $actions } { $actions ->
    [one] action
   *[other] actions
}, { $played } { $played ->
    [one] card
   *[other] cards
} played
screen-to-roll = dice not rolled yet
screen-extra = one more turn afterwards
screen-reach = Cart { $cart }: { $field }
screen-done = done for this turn
screen-steps = { $count } { $count ->
    [one] step
   *[other] steps
}
screen-hand = Your cards
screen-hand-of = Cards of { $seat }
screen-hidden = face down
screen-map = City map (! hammer, number: missing points, * complete, + cathedral)
screen-nothing = –
screen-route = Cart { $cart } to { $field }: { $count } { $count ->
    [one] step
   *[other] steps
}
screen-no-route = No way: carts stand in front of it.
screen-route-how = It is written: route 1 dom (number of the cart, name of the field)

## Reports

report-route = route 1 dom: the shortest way of one of your carts
report-map = the city map

## Counts

count-churches = churches
count-abbots = abbots and abbesses
count-audiences = visits to the archbishop
count-turns = turns of all together
items-completed = Churches won
items-played = Encounter cards played

## Lesson

lesson-welcome = Cologne around the year 1200: twelve great churches are being built. You and { $b } have two carts each and bring stones from the city gates.
lesson-aim = When a church is complete, whoever gave most to it takes its whole value; the others get nothing. With two players 35 points bring on the end.
lesson-sites = You build where a hammer lies or stones already lie. St. Pantaleon in the south-west has been begun: its value is 5, you gave a grey stone (2), { $b } a white one (1). Exactly 2 are missing.
lesson-carts = Your carts are red. One of them stands close to the gate Weyertor (IV), in the south-west; the other is in the north of the city.
lesson-roll = Every turn begins with the dice: one names a stone, the other the gate it comes to – or a card for you. Roll.
lesson-delivery = A grey stone comes to the Friesentor (II). White stones are worth 1, grey ones 2, black ones 3.
lesson-trader = At your gate, IV, lies only a white stone, but you need exactly 2: a church must be met exactly. You hold a trader, who exchanges a stone at a gate for one worth a point more or less. Play him: white becomes grey.
lesson-move = Cards cost no action. You have four actions for both carts together. Move the second cart to gate IV: the fields you can reach are shaded, the number is what it costs.
lesson-load = Arriving is not loading. Load the grey stone; a cart carries one only.
lesson-other-cart = Loading, building and visiting end the turn of that cart; the two actions left belong to the other one. Move it to St. Ursula, where a hammer lies.
lesson-red-dots = And on to Eigelstein, on the way to gate I. On a red dot only one cart can stand: it blocks the street for everybody. Churches, gates and the cathedral have room for all.
lesson-end-turn = All four actions are used. End your turn.
lesson-roll-again = { $b } rolled an X, which brings nothing, and fetched the grey stone at gate II. Your turn again: roll.
lesson-on-the-way = Now to St. Pantaleon, by the Weyerstraße.
lesson-arrive = And on to the church itself.
lesson-build = Lay the stone: that is an action of its own, your third.
lesson-complete = St. Pantaleon is complete! You gave 4, { $b } gave 1: the tile is yours, and all 5 points.
lesson-majority = If two gave the same, whoever of them laid a stone last wins. So it pays to count what is missing, and to come last.
lesson-cards = Encounter cards do much more: the mayor gives a second turn, the thief steals, the notary secures a church, a guard wards off evil. You play up to three of them in your own turn, and hold three at most.
lesson-end = One action is left to you, and thirty more points. Play on from here, or open a table of your own.
