### The words of The Master Builders of Cologne.

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
card-forger = Forger of Documents
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
field-dot = Red dot
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

## What is asked: $guard ... say whether there is such a move

ask-roll = roll the dice (you may play encounter cards before)
ask-act = use your actions, play encounter cards or end your turn
ask-limit = discard a card, you have one too many
ask-react = { $guard ->
    [yes] you are being attacked: use your Guard, or let it happen
   *[no] you are being attacked and have no Guard: let it happen
}
ask-bonus = { $bonus ->
    [yes] you have won a church: lay out its Abbot or Abbess now, or keep the card for later
   *[no] you have won a church, but do not have its card: go on
}

## Moves

move-roll = roll the dice
move-move = move cart { $cart } to { $field ->
    [Cathedral] the Cathedral
   *[other] { $field }
}
move-build = build with cart { $cart }
move-load = load cart { $cart } with a { $stone } stone
move-unload = unload cart { $cart }
move-visit = visit the Archbishop with cart { $cart }
move-end = end your turn
move-bonus = lay out { $card }
move-mayor = Mayor: another whole turn
move-steal = Thief: rob { $victim }
move-poison = Poisoner: poison { $victim }
move-trade = Trader: swap { $swap } at { $gate }
move-secure = Notary: build alone at { $church }
move-sabotage = Saboteur: { $victim } misses a turn
move-forge = Forger of Documents: swap { $swap } with { $victim } at { $church }
move-discard = discard { $card }
move-guard = ward it off with the Guard
move-allow = do nothing

## News

news-turn = It is { $seat }’s turn.
news-turn-me = It is your turn.
news-skipped = { $seat } misses a turn because of the Saboteur.
news-skipped-me = You miss a turn because of the Saboteur.
news-weak = { $seat } is poisoned and has { $actions ->
    [0] no action
    [one] only one action
   *[other] only { $actions } actions
}.
news-weak-me = You are poisoned and have { $actions ->
    [0] no action
    [one] only one action
   *[other] only { $actions } actions
}.
news-rolled = { $seat } rolls { $stone ->
    [X] an X
   *[other] a { $stone } stone
} and { $gate ->
    [card] a card
   *[other] gate { $gate }
}{ $times ->
    [one] .
   *[other] , after { $times } rolls.
}
news-rolled-me = You roll { $stone ->
    [X] an X
   *[other] a { $stone } stone
} and { $gate ->
    [card] a card
   *[other] gate { $gate }
}{ $times ->
    [one] .
   *[other] , after { $times } rolls.
}
news-delivered = A { $stone } building stone arrives at { $gate }.
news-full = There is no room left at { $gate }: the delivery is lost.
news-short = There is no { $stone } stone left in the supply: nothing comes.
news-nothing = No building stone comes.
news-reshuffled = The discards are shuffled anew ({ $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}).
news-drew = { $seat } draws an encounter card: { $card }.
news-drew-me = You draw an encounter card: { $card }.
news-drew-hidden = { $seat } draws an encounter card.
news-no-card = There is no encounter card left for { $seat }.
news-no-card-me = There is no encounter card left for you.
news-moved = { $seat } moves cart { $cart } to { $field ->
    [Cathedral] the Cathedral
   *[other] { $field }
}.
news-moved-me = You move cart { $cart } to { $field ->
    [Cathedral] the Cathedral
   *[other] { $field }
}.
news-loaded = { $seat } loads cart { $cart } with a { $stone } stone at { $gate }.
news-loaded-me = You load cart { $cart } with a { $stone } stone at { $gate }.
news-unloaded = { $seat } unloads a { $stone } stone from cart { $cart } at { $gate }.
news-unloaded-me = You unload a { $stone } stone from cart { $cart } at { $gate }.
news-laid = { $seat } builds at { $church } with a { $stone } stone from cart { $cart }.
news-laid-me = You build at { $church } with a { $stone } stone from cart { $cart }.
news-begun = Building begins at { $church }: the hammer is taken away.
news-released = New construction site: { $church }.
news-completed = { $church } is completed: { $points ->
    [one] one point
   *[other] { $points } points
} for { $seat }.
news-completed-me = { $church } is completed: { $points ->
    [one] one point
   *[other] { $points } points
} for you.
news-audience = { $seat } visits the Archbishop: { $points ->
    [one] one point
   *[other] { $points } points
}.
news-audience-me = You visit the Archbishop: { $points ->
    [one] one point
   *[other] { $points } points
}.
news-bonus = { $seat } lays out { $card }: { $points ->
    [one] one point
   *[other] { $points } points
}.
news-bonus-me = You lay out { $card }: { $points ->
    [one] one point
   *[other] { $points } points
}.
news-mayor = { $seat } plays the Mayor and has another whole turn after this one.
news-mayor-me = You play the Mayor and have another whole turn after this one.
news-attacked = { $seat } plays the { $card } against { $victim }.
news-attacked-me = You play the { $card } against { $victim }.
news-attacked-victim = { $seat } plays the { $card } against you.
news-warded-off = { $seat }’s Guard wards off the { $card }.
news-warded-off-me = Your Guard wards off the { $card }.
news-stole = { $seat } steals a card from { $victim }: { $card }.
news-stole-me = You steal a card from { $victim }: { $card }.
news-stole-victim = { $seat } steals a card from you: { $card }.
news-stole-hidden = { $seat } steals a card from { $victim }.
news-stole-hidden-victim = { $seat } steals a card from you.
news-poisoned = { $seat } is poisoned and has fewer actions in the next turn.
news-poisoned-me = You are poisoned and have fewer actions in your next turn.
news-sabotaged = { $seat } misses the next turn.
news-sabotaged-me = You miss your next turn.
news-traded = { $seat }’s Trader swaps { $swap } at { $gate }.
news-traded-me = Your Trader swaps { $swap } at { $gate }.
news-secured = { $seat } plays the Notary and now builds alone at { $church }.
news-secured-me = You play the Notary and now build alone at { $church }.
news-forged = Forger of Documents: { $seat } swaps { $swap } with { $victim } at { $church }.
news-forged-me = Forger of Documents: you swap { $swap } with { $victim } at { $church }.
news-forged-victim = Forger of Documents: { $seat } swaps { $swap } with you at { $church }.
news-discarded = { $seat } discards a card: { $card }.
news-discarded-me = You discard a card: { $card }.
news-discarded-hidden = { $seat } discards a card.
news-goal = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}: this is the last round.
news-goal-me = You have { $points ->
    [one] one point
   *[other] { $points } points
}: this is the last round.

## What a move will do, in one line; -me is told to whom it is about

preview-roll = May bring a stone to a gate or a card to you.
preview-roll-full = May bring a stone to a gate; a card would be one more than the { $limit } you may keep.
preview-way = { $steps ->
    [1] One move
    [2] Two moves
    [3] Three moves
    [4] Four moves
   *[other] { $steps } moves
},
preview-left = { $actions ->
    [0] no action left
    [one] one action left
   *[other] { $actions } actions left
}.
preview-then-load = then you can load.
preview-then-visit = then visit the Archbishop for { $points }.
preview-then-build-completes = then build: { $church } goes to { $seat } for { $points }.
preview-then-build-completes-me = then build: yours for { $points }.
preview-then-build-leads = then build: you lead { $own } to { $most }, { $left } missing.
preview-then-build-ties = then build: tied at { $own }, and you lead with the last stone; { $left } missing.
preview-then-build-trails = then build: { $own } against { $most }, { $left } missing.
preview-build-completes = { $church } goes to { $seat } for { $points }.
preview-build-completes-me = Completes { $church }: yours for { $points }.
preview-build-leads = You lead { $own } to { $most } at { $church }, { $left } missing.
preview-build-ties = Tied at { $own } at { $church }, and you lead with the last stone; { $left } missing.
preview-build-trails = { $own } against { $most } at { $church }, { $left } missing.
preview-load = Worth { $points } { $points ->
    [one] point
   *[other] points
}; cart { $cart } is done for this turn.
preview-unload = Back into storage; cart { $cart } is done for this turn.
preview-visit = Brings { $points } { $points ->
    [one] point
   *[other] points
}; the card is spent.
preview-end = Your turn is over.
preview-end-idle = You still have { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
preview-end-again = Thanks to the Mayor, your second turn follows.
preview-end-lapsed = The goal is reached: no second turn follows.
preview-bonus = Brings { $points } more { $points ->
    [one] point
   *[other] points
}.
preview-mayor = Another whole turn for you after this one, unless the goal is reached.
preview-steal = You take { $cards ->
    [one] the only card
   *[other] one of the { $cards } cards
} of { $seat }.
preview-poison = { $seat } has { $actions ->
    [0] no action
    [one] only one action
   *[other] only { $actions } actions
} in the next turn.
preview-sabotage = { $seat } misses the next turn.
preview-unless-guarded = A Guard could ward it off.
preview-trade = At { $gate } { $old } becomes { $new }.
preview-secure = Only you build at { $church } from now on, { $left } missing.
preview-forge = At { $church } then you { $own }, { $seat } { $theirs }.
preview-discard = The card is gone, and nothing else happens.
preview-discard-limit = The card is gone, and your turn goes on.
preview-guard = Nothing happens to you; your Guard is spent.
preview-allow-keep = Nothing is laid out.
preview-allow-thief = { $seat } takes { $cards ->
    [one] your only card
   *[other] one of your { $cards } cards at random
}.
preview-allow-poisoner = You have { $actions ->
    [0] no action
    [one] only one action
   *[other] only { $actions } actions
} in your next turn.
preview-allow-saboteur = You miss your next turn.

## Why not

why-K7 = The game is over.
why-K11 = This church does not take the building stone on the cart.
why-K12 = This church has not been released for building yet.
why-K15 = The building stone is worth too much: the value of the church must be met exactly.
why-K18 = This church is completed already.
why-K21 = { $phase ->
    [roll] You must roll the dice first.
   *[other] You have already rolled the dice in this turn.
}
why-K27 = First discard one of your cards, you have one too many.
why-K28 = You have no actions left.
why-K29 = The turn of this cart has ended.
why-K30 = No street leads there from here in one step.
why-K31 = A cart stands on this red dot already.
why-K33 = You can build only with a loaded cart that stands on the field of a church.
why-K34 = Only an empty cart at a city gate where such a building stone is stored can load it.
why-K35 = Only a loaded cart at a city gate with room in its storage area can unload.
why-K36 = For the visit you need a cart at the Cathedral and the Archbishop’s card.
why-K39 = You do not have this card.
why-K40 = You do not have this card.
why-K43 = You may not play any more cards in this turn.
why-K44 = You can lay this card out only if you have the tile of its church.
why-K45 = Decide only whether you lay out the Abbot or Abbess of the church you have won.
why-K46 = The goal has been reached: no Mayor grants a second turn any more.
why-K47 = You can rob only another player who has face-down cards.
why-K49 = You can poison only another master builder.
why-K50 = The Trader only exchanges a building stone stored at this city gate for one from the supply that is worth exactly one point more or less.
why-K51 = For the Notary you must have contributed the most points to a church that has been begun; a tie for the most is enough.
why-K52 = The exclusive right to build at this church has been given already.
why-K53 = For the Notary you need at least one building stone there.
why-K54 = You can make only another master builder miss a turn.
why-K55 = Such a card lies before this master builder already.
why-K56 = You can swap only at a church that has been begun, one of your building stones for one the other has there.
why-K58 = The Guard only wards off an attack on you, and you must hold it.
why-K59 = { $phase ->
    [react] First you must answer the attack.
   *[other] There is nothing to answer.
}

## Endings

over-goal = The goal has been reached, and the round has been played out.
over-built = All churches stand.
over-turns = The number of turns is used up.

## Impossible positions

audit-cards = every encounter card is there as often as it exists
audit-stones = every building stone is in exactly one place
audit-dots = only one cart stands on a red dot, and every cart stands somewhere
audit-storage = a city gate holds no more building stones than it has room for
audit-sites = building stones lie only on churches that have been begun, never more than needed; completed ones have an owner
audit-knowledge = no player is sure of a card that is not there
audit-hands = no player has more cards than allowed
audit-turn = turn, phase and counters agree
audit-attack = an attack is a thief, poisoner or saboteur against a player with cards, before whom this card does not lie already
audit-bonus = only the winner of a complete church with an abbot is asked, and only with cards in the hand
audit-abbots = an abbot lies only with a complete church that has one

## Table

screen-last-round = Last round, goal { $goal } { $goal ->
    [one] point
   *[other] points
}
screen-name = name
screen-score = points
screen-cards = cards
screen-state = state
screen-poisoned = poisoned
screen-sabotaged = misses a turn
screen-audiences = Archbishop × { $count }
screen-empty = empty
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
screen-no-route = No route: carts block it.


## Counts

count-churches = churches
count-abbots = abbots and abbesses
count-audiences = visits to the Archbishop
count-turns = turns of all together
items-completed = Churches won
items-played = Encounter cards played

## Lesson

lesson-welcome = Cologne around the year 1200: twelve large churches are being built. You and { $b } have two carts each and bring building stones from the city gates. The whole value of a completed church goes to the player who has contributed most. With two players 35 points bring on the end.
lesson-sites = You build where a hammer stands or building stones already lie. St. Pantaleon in the south-west has been begun: its value is 5, you have contributed a grey stone (2), { $b } a white one (1). Exactly 2 are missing.
lesson-roll = Your carts are red: one stands close to the Weyertor (IV), the other in the north of the city. Every turn begins with the dice: one names a building stone, the other the city gate it comes to, or an encounter card for you. Roll.
lesson-trader = A grey stone comes to the Friesentor (II); white ones are worth 1 point, grey ones 2, black ones 3. The value of a church must be met exactly: you need 2, but your gate IV holds only a white one. Your Trader exchanges a stone at a gate for one worth a point more or less. Play the card: white for grey.
lesson-load = Cards cost no action. You have four actions for both carts together. Move the second cart to gate IV: the number at a field says how many actions it costs. Arriving is not loading: then load the grey building stone. A cart carries only one stone.
lesson-other-cart = Loading, unloading, building and visiting end the turn of that cart; the two actions left belong to the other one. Move it to St. Ursula, then to the Eigelstein. Only one cart can stand on a red dot: it blocks the street for everyone. Churches, gates and the Cathedral have room for all.
lesson-end-turn = All four actions are used up. End your turn.
lesson-arrive = { $b } has rolled an X, which brings nothing, and has loaded the grey building stone at gate II. It is your turn again: roll, then drive along the Weyerstraße to St. Pantaleon.
lesson-build = Build: that is an action of its own, your third.
lesson-complete = St. Pantaleon is completed! You have contributed 4 points, { $b } just one: the tile is yours, and all 5 points. After equal contributions the one who unloaded the last building stone wins, so count what is missing and come last.
lesson-cards = Encounter cards can do much more: the Mayor gives you a second turn, the Thief steals, the Notary secures a church for you, the Guard wards off attacks. In your own turn you play up to three, and you keep three at most.
lesson-end = You have one action left, and 30 points to go. Play on from here, or open a table of your own.

## What is printed on tiles and dice (engine/component_tables.py)

printed-tiles = Tiles
printed-dice = Dice
column = Print
column-points = Points
column-stones = building stones allowed
printed-name-stone = Stone die
printed-name-gate = Gate die
printed-name-x = X
printed-name-card = Encounter card
origin-tiles = The rulebook only says that churches are worth 4 to 8 points and that some do not admit black stones; we chose which ones to fit that.
origin-dice = A public description says which faces the stone die has.
origin-numbers = The limit of turns is not in the rulebook; it only ends games that would otherwise never end.

tally-abbots = Abbots and abbesses
tally-audiences = Visits to the Archbishop

progress = Turn { $turns }

## What a coach speaks of

coach-completes-now = You complete { $church } in this turn, before anyone else can
coach-wins-tie = You win the tie at { $church }, because you unloaded there last
coach-sole-right = Only { $seat } may build at { $church } any more
coach-sole-right-me = Only you may build at { $church } any more
coach-hit-by = A card hits { $seat }: { $card }
coach-hit-by-me = A card hits you: { $card }
coach-stone-gone = { $seat } fetches a stone you could have had: { $stone }, { $gate }
coach-stone-built = The stone you carry counts: { $stone }, for { $church }, which you get
coach-builds-soon = You build at { $church } in this turn or the next one, and get it
coach-loads-soon = You fetch a stone in this turn or the next one: { $stone }, { $gate }
coach-plays-card = You keep a card and play it later: { $card }
coach-for-nothing = { $seat } gets { $church }, and what you build there is for nothing
coach-gets-church = { $seat } gets { $church }
coach-gets-church-me = You get { $church }
coach-audience = { $seat } visits the Archbishop
coach-audience-me = You visit the Archbishop
coach-lays-out-abbot = { $seat } gets the church for a card: { $card }
coach-lays-out-abbot-me = You get the church for a card of yours: { $card }
coach-second-turn = { $seat } plays a second turn by the Mayor
coach-second-turn-me = You play a second turn by the Mayor
coach-reaches-goal = { $seat } is the first to reach the goal
coach-reaches-goal-me = You are the first to reach the goal

### What puzzles are about

theme-roll = before the dice
theme-act = actions
theme-limit = the hand limit
theme-react = reactions
theme-bonus = bonuses

# --- editions
breach-stone-twice = A tile names each colour of stone at most once.
breach-die-without-stones = At least one face of the stone die shows a stone.
breach-count-encounters = Encounter cards: the game has { $wanted }, not { $found }.
breach-count-stones = Building stones: the game has { $wanted }, not { $found }.
breach-storage = At the start { $found } stones would lie at each gate, but there is room for { $limit }.
breach-few-stones = The gates need { $wanted } of these stones at the start; there are { $found }.
breach-start-dots = Each start number stands on { $wanted } dots; the { $number } stands on { $found }.
breach-many-streets = { $found } streets are too many; at most { $most } are possible.
breach-many-from-place = More than { $most } streets lead from { $place }.
breach-street-ends = “{ $found }” is not a street: it must join two places.
breach-no-place = “{ $found }” is not a place on the map.
breach-street-loop = This street leads from { $place } to itself.
breach-street-twice = Two streets join the same places: { $places }.
breach-unreachable = No way leads to { $number ->
    [one] { $places }.
   *[other] { $number } places, among them { $places }.
}
