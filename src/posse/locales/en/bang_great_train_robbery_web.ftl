# The Great Train Robbery in the browser: what its boards, tabs and buttons say. Names, help, questions and events are
# in bang_great_train_robbery.ftl. $car, $card and $cards are names, $station is a station.

## On a station's board: what is paid, and below it what will do

train-price-boom_town = 1 BANG!
train-price-catico = 1 Panic! or
train-price-catico-note = Cat Balou
train-price-creepy_creek = 1 card
train-price-creepy_creek-note = of spades
train-price-crowns_hole = 1 Beer
train-price-deathwood = 1 blue card
train-price-dodgeville = 1 Missed!
train-price-fort_wroth = 1 card
train-price-fort_wroth-note = 10, J, Q, K or A
train-price-frisco = 1 card
train-price-frisco-note = of clubs
train-price-miners_oath = 1 card
train-price-miners_oath-note = of diamonds
train-price-san_tafe = 1 card
train-price-san_tafe-note = of hearts
train-price-tombrock = 1 life point
train-price-tombrock-note = never your last
train-price-virginia_town = 2 cards
train-price-virginia_town-note = any two
train-price-yooma = 1 card
train-price-yooma-note = from 2 to 9

## On a tab above it

train-can = You can pay
train-free = Free for you
train-chosen = Chosen
train-done = One car a turn
train-missing-boom_town = You have no BANG!
train-missing-catico = You have neither
train-missing-creepy_creek = You have no spade
train-missing-crowns_hole = You have no Beer
train-missing-deathwood = No blue card
train-missing-dodgeville = You have no Missed!
train-missing-fort_wroth = No 10 to ace
train-missing-frisco = You have no club
train-missing-miners_oath = No diamond
train-missing-san_tafe = You have no heart
train-missing-tombrock = Your last life
train-missing-virginia_town = Too few cards
train-missing-yooma = No card 2 to 9

## Why not, in a sentence

train-why-done = You have already taken a car this turn.
train-why-far = The { $car } has not reached the first station yet.
train-why-boom_town = { $station } costs a BANG!, and you have none.
train-why-catico = { $station } costs a Panic! or a Cat Balou, and you have neither.
train-why-creepy_creek = { $station } costs a card of spades, and you have none.
train-why-crowns_hole = { $station } costs a Beer, and you have none.
train-why-deathwood = { $station } costs a blue card, and you have none.
train-why-dodgeville = { $station } costs a Missed!, and you have none.
train-why-fort_wroth = { $station } costs a card from 10 to ace, and you have none.
train-why-frisco = { $station } costs a card of clubs, and you have none.
train-why-miners_oath = { $station } costs a card of diamonds, and you have none.
train-why-san_tafe = { $station } costs a card of hearts, and you have none.
train-why-tombrock = { $station } costs a life point, and it would be your last one.
train-why-virginia_town = { $station } costs two cards, and you do not have that many.
train-why-yooma = { $station } costs a card from 2 to 9, and you have none.
train-why-moved = First take a car, or put the train back.

## The price is being chosen

train-ask-boom_town = { $station } costs a BANG!
train-ask-catico = { $station } costs a Panic! or a Cat Balou.
train-ask-creepy_creek = { $station } costs a card of spades.
train-ask-crowns_hole = { $station } costs a Beer.
train-ask-deathwood = { $station } costs a blue card.
train-ask-dodgeville = { $station } costs a Missed!
train-ask-fort_wroth = { $station } costs a card from 10 to ace.
train-ask-frisco = { $station } costs a card of clubs.
train-ask-miners_oath = { $station } costs a card of diamonds.
train-ask-san_tafe = { $station } costs a card of hearts.
train-ask-tombrock = { $station } costs one of your life points.
train-ask-virginia_town = { $station } costs any two cards.
train-ask-yooma = { $station } costs a card from 2 to 9.
train-ask-tap = { $ask } Tap the card you pay with.
train-ask-free = You pay nothing at { $station }.
train-turn = Your turn. Play a card, take a car, or end your turn.
train-hint = { $car }: { $text }
train-hint-moved = The train moves one station first. { $car }: { $text }
train-pay = Discard { $cards } and take the { $car }
train-pay-life = Pay 1 life point and take the { $car }
train-pay-none = Take the { $car }
train-roll = Move the train first
train-roll-note = Free, then you must take a car
train-moved = One station farther: which car do you take?
train-moved-hint = This is only a preview: nothing has moved yet.
train-take = { $car }
train-take-note = { $station }: { $price }
train-back = Put the train back
train-give-to = Who gets { $card }?
train-use = How do you use the { $card }?
train-use-bang = As a BANG!
train-use-bang-note = An extra BANG!
train-use-panic = As a Panic!
train-use-panic-note = From a player at distance 1
train-use-cat_balou = As a Cat Balou
train-use-cat_balou-note = Against anybody

## The track

train-depot = Depot
train-to-go = { $n ->
    [0] The locomotive is here
    [one] { $n } stop to go
   *[other] { $n } stops to go
}
train-does-ironhorse = Ironhorse shoots at everybody
train-does-leland = Leland opens a store
train-under = under { $station }
train-at = { $engine } stands at { $station }.
train-at-terminus = { $engine } stands at the terminus.

## The strip and the timetable

train-timetable = Timetable
train-open = Open
train-change = Change
train-strip = { $n ->
    [0] No car stands at a station
    [one] { $n } car at a station
   *[other] { $n } cars at stations
}
train-strip-can = { $n ->
    [one] { $n } car at a station, { $can ->
        [0] you can pay for none
       *[other] you can pay for it
    }
   *[other] { $n } cars at stations, { $can ->
        [0] you can pay for none
       *[other] you can pay for { $can }
    }
}
train-strip-chosen = { $car } chosen at { $station }
train-strip-moved = One station farther: choose a car
train-no-car = no car
train-pick = Take
train-waiting = Still to come: { $cars }
train-terminus-does = { $n ->
    [0] At the terminus.
    [one] { $n } stop to the terminus.
   *[other] { $n } stops to the terminus.
}

## The terminus is reached, ghosts

train-arrived = Terminus!
train-cars = Cars
train-stations = Stations
train-locomotives = Locomotives
