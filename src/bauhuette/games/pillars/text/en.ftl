### Words of pillars.

## Names

colour-green = green
colour-blue = blue
colour-red = red
colour-orange = orange

material-sand = sand
material-wood = wood
material-stone = stone
material-metal = metal

converter-toolmaker = toolmaker
converter-stonemason = stonemason
converter-carpenter = carpenter
converter-mortar-mixer = mortar mixer
converter-master-builder = master builder
converter-potter = potter
converter-bell-founder = bell founder
converter-brick-burner = brick burner
converter-helper = helper

card-toolmaker-green = Toolmaker (green)
    .the = the green toolmaker
    .your = your green toolmaker
card-stonemason-green = Stonemason (green)
    .the = the green stonemason
    .your = your green stonemason
card-carpenter-green = Carpenter (green)
    .the = the green carpenter
    .your = your green carpenter
card-mortar-mixer-green = Mortar mixer (green)
    .the = the green mortar mixer
    .your = your green mortar mixer
card-master-builder-green = Master builder (green)
    .the = the green master builder
    .your = your green master builder
card-toolmaker-blue = Toolmaker (blue)
    .the = the blue toolmaker
    .your = your blue toolmaker
card-stonemason-blue = Stonemason (blue)
    .the = the blue stonemason
    .your = your blue stonemason
card-carpenter-blue = Carpenter (blue)
    .the = the blue carpenter
    .your = your blue carpenter
card-mortar-mixer-blue = Mortar mixer (blue)
    .the = the blue mortar mixer
    .your = your blue mortar mixer
card-master-builder-blue = Master builder (blue)
    .the = the blue master builder
    .your = your blue master builder
card-toolmaker-red = Toolmaker (red)
    .the = the red toolmaker
    .your = your red toolmaker
card-stonemason-red = Stonemason (red)
    .the = the red stonemason
    .your = your red stonemason
card-carpenter-red = Carpenter (red)
    .the = the red carpenter
    .your = your red carpenter
card-mortar-mixer-red = Mortar mixer (red)
    .the = the red mortar mixer
    .your = your red mortar mixer
card-master-builder-red = Master builder (red)
    .the = the red master builder
    .your = your red master builder
card-toolmaker-orange = Toolmaker (orange)
    .the = the orange toolmaker
    .your = your orange toolmaker
card-stonemason-orange = Stonemason (orange)
    .the = the orange stonemason
    .your = your orange stonemason
card-carpenter-orange = Carpenter (orange)
    .the = the orange carpenter
    .your = your orange carpenter
card-mortar-mixer-orange = Mortar mixer (orange)
    .the = the orange mortar mixer
    .your = your orange mortar mixer
card-master-builder-orange = Master builder (orange)
    .the = the orange master builder
    .your = your orange master builder
card-king = King
    .the = the King
    .your = your King
card-lady-aliena = Lady Aliena
    .the = Lady Aliena
    .your = Lady Aliena
card-prior-philip = Prior Philip
    .the = Prior Philip
    .your = Prior Philip
card-william-hamleigh = William Hamleigh
    .the = William Hamleigh
    .your = William Hamleigh
card-tom-builder = Tom Builder
    .the = Tom Builder
    .your = Tom Builder
card-bishop-waleran = Bishop Waleran
    .the = Bishop Waleran
    .your = Bishop Waleran
card-ellen = Ellen
    .the = Ellen
    .your = Ellen
card-regan-hamleigh = Regan Hamleigh
    .the = Regan Hamleigh
    .your = Regan Hamleigh
card-alfred-builder = Alfred Builder
    .the = Alfred Builder
    .your = Alfred Builder
card-quarry = Quarry
    .the = the quarry
    .your = your quarry
card-forest = Forest
    .the = the forest
    .your = your forest
card-gravel-pit = Gravel pit
    .the = the gravel pit
    .your = your gravel pit
# Copies of a card share its name: a number would read as a value.
card-quarry-1 = Quarry
    .the = the quarry
    .your = your quarry
card-quarry-2 = Quarry
    .the = the quarry
    .your = your quarry
card-forest-1 = Forest
    .the = the forest
    .your = your forest
card-forest-2 = Forest
    .the = the forest
    .your = your forest
card-gravel-pit-1 = Gravel pit
    .the = the gravel pit
    .your = your gravel pit
card-gravel-pit-2 = Gravel pit
    .the = the gravel pit
    .your = your gravel pit
card-potter = Potter
    .the = the potter
    .your = your potter
card-bell-founder = Bell founder
    .the = the bell founder
    .your = your bell founder
card-brick-burner = Brick burner
    .the = the brick burner
    .your = your brick burner
card-painter = Painter
    .the = the painter
    .your = your painter
card-helper = Helper
    .the = the helper
    .your = your helper

## What is asked

ask-trick = play a card
ask-tom = choose the material that Tom Builder brings
ask-convert = turn materials into points
ask-keep = give up surplus materials

## Moves

move-play = play { $card }
move-tom = take { $material }
move-convert = { $converter }: convert { $material }
move-done = finish converting
move-drop = give up { $material }

## News

news-hand-begins = Hand { $number } begins; { $leader } holds Lady Aliena and leads.
news-hand-begins-me = Hand { $number } begins; you hold Lady Aliena and lead.
news-played = { $seat } plays { $card-the }.
news-played-me = You play { $card-the }.
news-trick-given = { $receiver } gets the trick: { $card-the } was highest.
news-trick-given-player = You win the trick for { $receiver } with { $card-the }.
news-trick-given-me = { $player } wins the trick for you with { $card-the }.
news-trick-given-me-player = You take the trick with { $card-your }.
news-kings-trick = { $player } played the King: the trick is set aside.
news-kings-trick-me = You played the King: the trick is set aside.
news-kings-trick-given = { $receiver } has no trick and gets the king’s trick.
news-kings-trick-given-me = You have no trick and get the king’s trick.
news-kings-trick-lapses = No player gets the king’s trick.
news-advantage-kept = { $seat } lays out the advantage card { $card }.
news-advantage-kept-me = You lay out the advantage card { $card }.
news-advantage-returns = The advantage card { $card } goes back under its stack: the game lasts one hand longer.
news-took = { $seat } takes { $count } { $material ->
    [stone] { $count ->
        [one] stone
       *[other] stones
    }
   *[other] { $material }
}.
news-took-me = You take { $count } { $material ->
    [stone] { $count ->
        [one] stone
       *[other] stones
    }
   *[other] { $material }
}.
news-converted = { $seat }’s { $converter } turns { $material } into { $points } { $points ->
    [one] point
   *[other] points
}.
news-converted-me = Your { $converter } turns { $material } into { $points } { $points ->
    [one] point
   *[other] points
}.
news-burned = { $seat } burns { $material } into { $made }.
news-burned-me = You burn { $material } into { $made }.
news-dropped = { $seat } gives up { $material }.
news-dropped-me = You give up { $material }.
news-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this hand: { $converted } by converting, { $craftsmen } for own craftsmen, { $others } for other cards.
news-scored-me = You score { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this hand: { $converted } by converting, { $craftsmen } for your craftsmen, { $others } for other cards.
news-game-over = The last advantage card is given out: the game is over.

## Why not

why-P7 = You do not have this card in your hand.
why-P8 = Alfred Builder may only be played as your last card.
why-P18 = { $phase ->
    [trick] The hand is still being played; materials are converted after its last card.
    [tom] First choose the material that Tom Builder brings.
    [keep] The converting is over; now you only choose which materials to keep.
   *[other] All cards of this hand are played; it is being scored.
}
why-P20 = You choose a material only if you were given Tom Builder, and only one printed on him.
why-P21 = Your own craftsman, if you were given him, turns one material of his kind into points, once a hand.
why-P22 = Your master builder, if you were given him, turns one material you have into points, once a hand.
why-P23 = You need the potter (for sand) or the bell founder (for metal) in front of you; each works once a hand.
why-P24 = You need the brick burner in front of you; he turns one sand into one stone, once a hand.
why-P25 = You need the helper in front of you, and a material for him to turn into a point.
why-P26 = Nothing is being converted now.
why-P31 = { $phase ->
    [keep] You have no such material to give up.
   *[other] You give up materials only after converting, and only if you have more than you may keep.
}
why-P35 = The game is over.

## Endings

over-last-advantage = The last advantage card was given out.

## Broken positions

audit-every-card-once = every card must be in exactly one place
audit-hand-size = the number must be that of the cards in the hand
audit-trick-size = as many cards as trick_size says, fewer than there are seats
audit-stack-size = as many advantage cards as stack_size says
audit-materials = no player has fewer than 0 materials
audit-score-is-pad = a score is the sum of its pad
audit-known = every player knows their own hand
audit-phase = there are cards in hands during tricks and only then
audit-equal-hands = all players have the same number of cards, those of the trick included
audit-turn = the seat that follows in the trick is to move
audit-one-advantage = one advantage card at most is dealt, and none is left when the scoring begins
audit-tom = only the player who was given Tom Builder chooses a material
audit-keep = only a player with too many materials for the next hand gives some up
audit-converters = only converters the scoring seat has can have been used, and only while it converts
audit-last-trick = it is a card of each seat, or none
audit-end = the game ends when no advantage card is left
audit-kept = only advantage cards are kept
audit-whole-tricks = every trick has one card of each seat
audit-alfred = Alfred Builder is the last card of a hand
audit-kings-trick = it is set aside only when the king has been played

## Table

screen-hand = Your hand
screen-hand-of = Hand of { $seat }
screen-trick = Trick
screen-last-trick = Last trick
screen-kings-trick = King’s trick, set aside
screen-scoring = Scoring: cards given to { $seat }
screen-name = name
screen-score = points
screen-cards = cards
screen-tricks = tricks
screen-keeps = advantages
screen-hand-number = Hand { $number }, { $left ->
    [0] the last unless its advantage card is lost
    [one] one more to come
   *[other] { $left } more to come
}
screen-to-receiver = to { $seat }
screen-to-nobody = set aside
screen-nothing = none yet

## Lesson

lesson-welcome = Welcome to the building site of Kingsbridge: a game for three, in its first hand, with four tricks still to come. You play green. In your tricks you want your own craftsmen and materials for them: after the last card they turn materials into points.
lesson-lead = The card of the highest value takes the trick; if it is a craftsman, the trick goes to the player of its colour. No suit has to be followed. Lead your own mortar mixer (8): if no higher card follows, he and the rest come to you.
lesson-own-trick = It worked: the trick is yours, with { $c }’s gravel pit in it, which will be one sand. The red toolmaker is worth nothing to you: craftsmen of other colours never score.
lesson-give-away = You took the trick, so you lead the next one. Now get rid of something useless: { $b }’s stonemason (4) is worth points to { $b } only. Lead it – it is low – and let the others fight for it.
lesson-king = { $c }’s master builder (10) took that trick. Now { $c } leads the king: he is always highest, but his trick is set aside, and only a player without any trick gets it in the end. A good place for bad people: William Hamleigh costs 3 points. Throw him in.
lesson-last-trick = { $b } thought the same and threw in the bishop. The last trick: { $c } leads your toolmaker (2), and { $b } must still hold Alfred Builder, who may only be played last and brings metal. Take it all with your own master builder (10).
lesson-scoring = The hand is over, now it is scored. All five green craftsmen came to you; each brings 1 point by being there. Lady Aliena brings another one.
lesson-materials = Quarry, forest, gravel pit and Alfred have become stone, wood, sand and metal, beside the three you began with. Once a hand each of your craftsmen turns one material into points. The most first: the toolmaker turns metal into 5.
lesson-convert = Go on: the stonemason turns a stone into 4, the carpenter wood into 3, the mortar mixer sand into 2. The master builder takes any material, but pays one point less: your second stone still brings 3. (“Best conversion” does all of this at once.)
lesson-convert-done = One sand and one wood are left. You may carry up to three materials over into the next hand, so keep them and finish converting.
lesson-end = 23 points, a splendid hand. A new one is dealt now, and the game ends after the hand in which the last advantage card was given out. Play on from here, or open a table of your own.

## Counts

count-advantages = advantage cards
count-hands = hands
items-own = Own craftsmen given
items-given = Other cards given
items-kept = Advantage cards kept

## What is printed on the cards (engine/component_tables.py)

printed-craftsman = Craftsmen, one of each in every colour
printed-neutral = Neutral cards
printed-advantage = Advantage cards
column-value = Value
column-takes = takes
column-pays = brings points
column-copies = Cards
column-points = Points
column-choice = to choose from
column-gives = brings
column-makes = makes of it
printed-name-any = any
origin-craftsman = The example in the rulebook gives only carpenter, mortar mixer and master builder; public descriptions agree on the other values.
origin-neutral-value = Public descriptions say that material cards have the value 0 and people the odd values up to 11, but not who has which.
origin-neutral-copies = There are fifteen black cards; the other people among them and the number of each material card are deduced from that alone.
origin-neutral-points = Public descriptions say who helps and who hinders, but not by how much.
origin-neutral-choice = The rulebook says that Tom Builder gives a choice, but not of what.
origin-neutral-gives = The metal has to come from somewhere; a public description names the sand.
origin-advantage = It is known only that the values lie between 0 and 11. We chose odd ones: the weaker the effect, the higher the value.

tally-kinds = Where they came from
tally-hands = By hand
tally-converted = Converted materials
tally-craftsmen = Own craftsmen
tally-people = People, king and painter
hand-no = Hand { $number }

progress = Hand { $hand_number } of { $hands }

# What a move will do, before it is made.
preview-trick = Goes to { $seat }.
preview-trick-me = Goes to you.
preview-trick-sure = Goes to { $seat } for sure.
preview-trick-sure-me = Goes to you for sure.
preview-trick-unless = Goes to { $seat } unless a card of { $value } or higher is played that is not theirs.
preview-trick-unless-me = Goes to you unless a card of { $value } or higher is played that is not yours.
preview-trick-unless-king = Goes to { $seat } unless the King is played.
preview-trick-unless-king-me = Goes to you unless the King is played.
preview-trick-unless-higher = Goes to { $seat } unless a card above { $value } is played that is not theirs.
preview-trick-unless-higher-me = Goes to you unless a card above { $value } is played that is not yours.
preview-trick-unless-equal = Goes to { $seat } unless another { $value } is played.
preview-trick-unless-equal-me = Goes to you unless another { $value } is played.
preview-trick-unless-king-equal = Goes to { $seat } unless the King or another { $value } is played.
preview-trick-unless-king-equal-me = Goes to you unless the King or another { $value } is played.
preview-trick-lost = Open: every card that can still follow is higher.
preview-aside-leads = The trick is set aside; { $seat } leads next.
preview-aside-leads-me = The trick is set aside; you lead next.
preview-aside = The trick is set aside.
preview-brings-materials = { $count ->
    [one] With it: one material.
   *[other] With it: { $count } materials.
}
preview-brings-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
preview-tom = You get { $material }.
preview-burn = You turn { $material } into { $made }.
preview-convert = You get { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $material }.
preview-done = The points are noted; your materials stay.
preview-done-last = The points are noted; this was the last hand.
preview-done-drops = The points are noted; { $count ->
    [one] one material must be given up.
   *[other] { $count } materials must be given up.
}
preview-drop = You give up { $material }; { $count ->
    [0] the rest stays.
    [one] one more must go.
   *[other] { $count } more must go.
}

## What a coach speaks of

coach-trick-brings = This trick brings { $seat } a card of use: { $card }
coach-trick-brings-me = This trick brings you a card of use: { $card }
coach-trick-burdens = This trick gives { $seat } a card that costs points: { $card }
coach-trick-burdens-me = This trick gives you a card that costs points: { $card }
coach-loses-craftsman = Your own craftsman goes to { $seat }, who cannot use him: { $card }
coach-king-sets-aside = The King sets this trick aside, and { $seat } loses a craftsman: { $card }
coach-king-sets-aside-me = The King sets this trick aside, and you lose your own craftsman: { $card }
coach-keeps-king = You keep the King; later his trick puts another player’s craftsman aside: { $card }
coach-keeps-craftsman = You keep your craftsman for a later trick, which brings him home: { $card }
coach-kings-trick-to = { $seat } gets no trick in this hand, and so the King’s trick
coach-kings-trick-to-me = You get no trick in this hand, and so the King’s trick
coach-keeps-advantage = { $seat } gets an advantage card for the rest of the game: { $card }
coach-keeps-advantage-me = You get an advantage card for the rest of the game: { $card }
coach-converts = { $seat } scores { $material } in this hand, with the { $converter }
coach-converts-me = You score { $material } in this hand, with the { $converter }
coach-keeps-material = You keep { $material } and score it in the next hand, with the { $converter }

### What puzzles are about

theme-trick = tricks
theme-tom = Tom Builder
theme-convert = converting materials
theme-keep = keeping materials

# --- editions
breach-neutral-count = Neutral cards: the game has { $wanted }, not { $found }.
breach-one-card = There is exactly one of this card, not { $found }.
breach-below-king = No card is as high as the king: { $found } must be below { $limit }.
