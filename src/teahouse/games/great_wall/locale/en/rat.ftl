### The Rat.

option-great_wall-rat = The Rat
option-great_wall-rat-note = A rat runs from area to area and brings 1 gold to everybody whose officials are there; a card tells who moves it. Five more artifacts.
option-great_wall-rat-off = no
option-great_wall-rat-on = yes

great_wall-ask-PlaceRat = where does the Rat begin?
great_wall-ask-MoveRat = to which other area does the Rat run?
great_wall-wait-PlaceRat = { $player } is placing the Rat.
great_wall-wait-MoveRat = { $player } is moving the Rat.

great_wall-event-rat-card = Rat card “{ $name }”. { $text }
great_wall-event-rat-fed = The Rat is here: everybody with officials in this area ({ $name }) gains 1 gold.
great_wall-event-rat-moved = { $player } moves the Rat: { $name }.

great_wall-rat-stands = The Rat is here: { $area }.
great_wall-rat-gold = When its area is activated, everybody with an official there gains 1 gold.
great_wall-rat-deck =
    { $count ->
        [0] All rat cards have been revealed; they will be shuffled.
        [one] { $count } more rat card is face down; a new one comes each summer.
       *[other] { $count } more rat cards are face down; a new one comes each summer.
    }

## What led to a question

great_wall-cause-place_rat = Set-up: whoever is first in tea order places the Rat
great_wall-cause-offer_rat = { $within }, after the fights: the open rat card lets you move the Rat

## What an answer will do

great_wall-forecast-rat-fed = the Rat is here ({ $name }): 1 gold for everybody with officials in this area
great_wall-forecast-rat-moved = the Rat goes to another area: { $name }
