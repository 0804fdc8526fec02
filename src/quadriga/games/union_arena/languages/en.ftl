## The table

zone-front-line = front line
zone-energy-line = energy line
zone-life-area = life area
zone-sideline = sideline
zone-removal-area = removal area
zone-under = beneath a card
zone-limbo = cards in use
phase-preparing-to-play = setup
phase-start = start
phase-movement = movement
phase-main = main
phase-attack = attack
phase-end = end
counter-ap = AP
counter-energy = energy
counter-life = life
flag-player-one = player one
flag-own-turn = own turn
action-play = play
action-raid = raid
action-use = use
action-activate = activate
action-attack = attack
action-block = block
action-move = move
field-type = Type
field-color = Color
field-energy = Energy
field-ap = AP
field-bp = BP
field-generates = Generates
field-affinities = Affinities
field-trigger = Trigger
value-bp = BP
value-character = character
value-site = site
value-event = event
value-yellow = yellow
value-blue = blue
value-red = red
value-green = green
value-purple = purple
value-get = get
value-draw = draw
value-active = active
value-raid = raid
value-color = color
value-special = special
value-final = final
change-bp = BP { SIGN($n) }

## What lies on a character

mark-step = Step
mark-snipe = Snipe
mark-double-attack = Double Attack
mark-double-block = Double Block
mark-impact = Impact { $n }
mark-impact-plus = Impact { SIGN($n) }
mark-damage = Damage { $n }
mark-damage-plus = Damage { SIGN($n) }
mark-nullify-impact = Nullify Impact
mark-raided = Raided
mark-stays-resting = stays resting
mark-gained-ability = gained ability
mark-restricted = restricted
mark-energy = { SIGN($n) } energy

## Words in sentences

trigger-get = Get
trigger-draw = Draw
trigger-active = Active
trigger-raid = Raid
trigger-color = Color
trigger-special = Special
trigger-final = Final
does-get = it goes to your hand
does-draw = draw a card
does-active = ready one of your characters and give it +3000 BP this turn
does-raid = take it to your hand or Raid with it
does-color-red = sideline an opposing front-line character with 2500 BP or less
does-color-blue = return an opposing front-line character with 3500 BP or less to its owner's hand
does-color-yellow = rest an opposing front-line character; it stays resting the next time it would be readied
does-color-green = play a green character (energy 2 or less, 1 AP) from your hand, active
does-color-purple = play a purple character (energy 2 or less, 1 AP) from your sideline onto your front line, active
does-special = sideline an opposing front-line character
does-final = if you have no life left, the top card of your deck becomes life
color-yellow = yellow
color-blue = blue
color-red = red
color-green = green
color-purple = purple
color-one = single-colour
state-resting = resting
state-active = active
life-card = life card { $n }
hidden-card = a hidden card

## Questions

ask-seat = You won the draw. Do you want to be Player One?
ask-mulligan = Mulligan? (Redraw all seven, once)
ask-extra-draw = Pay 1 AP for an extra draw?
ask-movement = Move characters between your lines; they all move together.
ask-make-room = That line is full. Choose a card to put into the removal area.
ask-remove = That line holds too many cards. Choose one to put into the removal area.
ask-main = Use a card or an ability, or end your main phase.
ask-pay = Choose a card from your hand to place into your sideline.
ask-attack = Attack with a character, or end your attack phase.
ask-block = Block the attack?
ask-life = Choose a life card to turn over.
ask-trigger = Use { $card }'s { $trigger } trigger? ({ $does })
ask-triggers = Several triggers can be used. Which one first?
ask-raid-trigger = Take the card to your hand, or Raid with it.
ask-raid-move = Move the Raided character to the front line?
ask-order = Several abilities are waiting. Which one resolves next?
ask-hand-limit = You hold too many cards. Choose one to put into the removal area.
ask-choose = Choose a card.
ask-mode = Choose an ability from the list.
ask-line = Onto which line?
ask-instead = This card would be sidelined. Do something else instead?
ask-put-order = Choose the card that goes first.
ask-top-or-bottom = On the top or the bottom of the deck?
ask-top-or-sideline = On the top of the deck or into the sideline?
ask-draw = Draw a card?
ask-mill = Place the top card of your deck into your sideline?
ask-version = Use the other version of this ability?
ask-raid-instead = Raid with this card instead of playing it?
ask-base = Choose the character to Raid.
ask-pay-with = Choose how to pay.
ask-beneath = Choose the card it goes beneath.

## Answers

do-end-main = End the main phase
do-end-attack = End the attack phase
do-no-block = Don't block
do-block = Block with { $card } ({ $bp } BP)
do-seat-yes = Be Player One
do-seat-no = Be Player Two
do-mulligan-yes = Redraw all seven
do-mulligan-no = Keep this hand
do-extra-draw-yes = Pay 1 AP and draw a card
do-extra-draw-no = Don't draw
do-raid-move-yes = Move it to the front line
do-raid-move-no = Leave it where it is
do-end-movement = Finish moving
do-mode = Ability { $n }
do-place = { START($place) }
do-waiting-impact = { $card }'s Impact
do-waiting-double-attack = { $card }'s Double Attack
do-waiting-double-block = { $card }'s Double Block
do-waiting = { $card }'s ability ({ $n })
do-to-top = { START($card) } to the top of the deck
do-to-bottom = { START($card) } to the bottom of the deck
do-pick = { START($card) }
do-pick-yours = { $card } on your { $place } ({ $bp } BP, { $state })
do-pick-theirs = { $card } on your opponent's { $place } ({ $bp } BP, { $state })
do-play = Play { $card } onto the { $place }
do-raid = Raid with { $card } onto { $base }
do-use = Use { $card }
do-activate = Activate { $card }: { $text }
do-activate-ability = Activate { $card }'s ability
do-attack-player = Attack the player with { $card }
do-attack = Attack { $target } with { $card }
do-move = Move { $card } to the { $place }
do-swap = Trade places with { $card }
do-to-hand = Take { $card } to your hand
do-use-trigger = Use { $card }'s { $trigger } trigger
do-change-trigger = Change { $card }'s { $from } trigger to { $trigger }
do-decline-trigger = Don't use { $card }'s trigger
do-to-sideline = { START($card) } into the sideline
do-pay-with = Pay in way { $n }
do-replace = Let { $card } act instead

## The log

log-player-one = { WHO($player) ->
    [you] You are Player One.
   *[they] { START($player) } is Player One.
}
log-mulligan = { WHO($player) ->
    [you] You take a mulligan.
   *[they] { START($player) } takes a mulligan.
}
log-turn = Turn { $n }: { $player }
log-phase-start = Start phase
log-phase-movement = Movement phase
log-phase-main = Main phase
log-phase-attack = Attack phase
log-phase-end = End phase
log-ap = { WHO($player) ->
    [you] You have { $n ->
        [one] 1 AP card
       *[other] { $n } AP cards
      }.
   *[they] { START($player) } has { $n ->
        [one] 1 AP card
       *[other] { $n } AP cards
      }.
}
log-ready-ap = { WHO($player) ->
    [you] You ready your AP cards.
   *[they] { START($player) } readies their AP cards.
}
log-pay = { WHO($player) ->
    [you] You pay { $n } AP.
   *[they] { START($player) } pays { $n } AP.
}
log-play = { WHO($player) ->
    [you] You play { $card } onto the { $to }.
   *[they] { START($player) } plays { $card } onto the { $to }.
}
log-raid = { WHO($player) ->
    [you] You Raid with { $card }.
   *[they] { START($player) } Raids with { $card }.
}
log-under = { WHO($player) ->
    [you] You put { $card } beneath a card.
   *[they] { START($player) } puts { $card } beneath a card.
}
log-move-line = { START($card) } moves to the { $to }.
log-move-line-many = { START($cards) } move to the { $to }.
log-activate = { WHO($player) ->
    [you] You activate { $card }'s ability.
   *[they] { START($player) } activates { $card }'s ability.
}
log-ability = { START($card) }'s ability resolves.
log-attack = { START($card) } attacks.
log-block = { START($card) } blocks.
log-not-blocked = The attack isn't blocked.
log-battle = { START($card) } battles with { $n } BP.
log-damage = { WHO($player) ->
    [you] You take { $n } damage.
   *[they] { START($player) } takes { $n } damage.
}
log-trigger = { WHO($player) ->
    [you] You use { $card }'s trigger.
   *[they] { START($player) } uses { $card }'s trigger.
}
log-trigger-declined = { WHO($player) ->
    [you] You decline { $card }'s trigger.
   *[they] { START($player) } declines { $card }'s trigger.
}
log-ready = { START($card) } becomes active.
log-ready-many = { START($cards) } become active.
log-rest = { START($card) } rests.
log-stays-resting = { START($card) } stays resting.
log-lock-ends = { START($card) } can be readied again.
log-bp = { START($card) } gets { SIGN($n) } BP.
log-gain = { START($card) } gains an ability.
log-lose = { START($card) } loses abilities.
log-applied = An effect now applies to { $card }.
log-applied-player = { WHO($player) ->
    [you] An effect now applies to you.
   *[they] An effect now applies to { $player }.
}
log-discount = { WHO($player) ->
    [you] One of your cards costs less.
   *[they] One of { $player }'s cards costs less.
}
log-instead = { START($card) } isn't sidelined; something else happens instead.
log-chosen = { WHO($player) ->
    [you] You choose { $card }.
   *[they] { START($player) } chooses { $card }.
}
log-look = { WHO($player) ->
    [you] You look at { $card }.
   *[they] { START($player) } looks at { $card }.
}
log-look-many = { WHO($player) ->
    [you] You look at { $cards }.
   *[they] { START($player) } looks at { $cards }.
}
log-reveal = { WHO($player) ->
    [you] You reveal { $card }.
   *[they] { START($player) } reveals { $card }.
}
log-reveal-many = { WHO($player) ->
    [you] You reveal { $cards }.
   *[they] { START($player) } reveals { $cards }.
}
log-draw = { WHO($player) ->
    [you] You draw { $card }.
   *[they] { START($player) } draws { $card }.
}
log-draw-many = { WHO($player) ->
    [you] You draw { $cards }.
   *[they] { START($player) } draws { $cards }.
}
log-to-life = { WHO($player) ->
    [you] You place { $card } in the life area.
   *[they] { START($player) } places { $card } in the life area.
}
log-to-life-many = { WHO($player) ->
    [you] You place { $cards } in the life area.
   *[they] { START($player) } places { $cards } in the life area.
}
log-to-sideline = { WHO($player) ->
    [you] Your { $card } is sidelined.
   *[they] { START($player) }'s { $card } is sidelined.
}
log-to-sideline-many = { WHO($player) ->
    [you] Your { $cards } are sidelined.
   *[they] { START($player) }'s { $cards } are sidelined.
}
log-to-sideline-hidden = { WHO($player) ->
    [you] A card of yours goes to the sideline.
   *[they] A card of { $player }'s goes to the sideline.
}
log-to-sideline-hidden-many = { WHO($player) ->
    [you] { START($cards) } of yours go to the sideline.
   *[they] { START($cards) } of { $player }'s go to the sideline.
}
log-use = { WHO($player) ->
    [you] You use { $card }.
   *[they] { START($player) } uses { $card }.
}
log-turn-up = { WHO($player) ->
    [you] You turn over { $card }.
   *[they] { START($player) } turns over { $card }.
}
log-to-removal = { WHO($player) ->
    [you] Your { $card } goes to the removal area.
   *[they] { START($player) }'s { $card } goes to the removal area.
}
log-to-removal-many = { WHO($player) ->
    [you] Your { $cards } go to the removal area.
   *[they] { START($player) }'s { $cards } go to the removal area.
}
log-to-hand = { WHO($player) ->
    [you] { START($card) } goes back to your hand.
   *[they] { START($card) } goes back to { $player }'s hand.
}
log-to-hand-many = { WHO($player) ->
    [you] { START($cards) } go back to your hand.
   *[they] { START($cards) } go back to { $player }'s hand.
}
log-to-deck = { WHO($player) ->
    [you] { START($card) } goes to your deck.
   *[they] { START($card) } goes to { $player }'s deck.
}
log-to-deck-many = { WHO($player) ->
    [you] { START($cards) } go to your deck.
   *[they] { START($cards) } go to { $player }'s deck.
}
log-move = { WHO($player) ->
    [you] { START($card) } moves from your { $from } to the { $to }.
   *[they] { START($card) } moves from { $player }'s { $from } to the { $to }.
}
log-move-from-under = { WHO($player) ->
    [you] { START($card) } moves from beneath a card to your { $to }.
   *[they] { START($card) } moves from beneath a card to { $player }'s { $to }.
}

## Refusals

no-main-phase = Cards and Activate: Main abilities are used in your main phase.
no-only-from-hand = Only cards in your hand can be used.
no-only-events-used = Only event cards are used; characters and sites are played.
no-events-not-played = An event never enters the field; use it instead.
no-raid = The card has no Raid.
no-energy = It needs { $need } { $color } energy; your energy line generates { $have }.
no-ap = It costs { $cost } AP; you have { $have } active.
no-only-by-raid = It can only come into play by Raid.
no-base = You have no character on your field that it can Raid.
no-raid-condition = Its condition for Raiding isn't met.
no-text-forbids-using = A card text forbids using it now.
no-extra-cost = Its additional cost can't be paid.
no-rule = The rules don't allow this.
no-only-own-abilities = Only abilities of cards on your own field can be activated.
no-activate = It has no Activate: Main ability.
no-condition = A condition printed on the ability isn't met.
no-used-up = It has been used as often as it can be this turn.
no-resting-already = The card is already resting, so it can't be rested for this.
no-ap-cards = You don't have enough active AP cards.
no-hand-cards = You don't have enough cards in hand.
no-cost = A cost of the ability can't be paid.
no-activation-condition = The condition for activating it isn't met.
no-only-in-sideline = It works only while the card is in your sideline.
no-lost-abilities = The card has lost its abilities.
no-attack-phase = You attack in your attack phase.
no-only-characters-attack = Only characters can attack.
no-only-front-attacks = Only characters on your front line can attack.
no-resting-attack = A resting character can't attack.
no-text-forbids-attack = A card text keeps it from attacking.
no-other-attacks-first = Another character must attack first.
no-attack-to-block = Nobody is attacking you.
no-only-characters-block = Only characters can block.
no-only-front-blocks = Only characters on your front line can block.
no-block-for-character = A character is being attacked, so nobody can block.
no-resting-block = A resting character can't block.
no-text-forbids-block = A card text keeps it from blocking.
no-cannot-be-blocked = It can't block this attacker, or another character has to block.
no-movement-phase = Characters move in your movement phase.
no-sites-move = Sites never move.
no-only-own-move = You can only move characters on your own field.
no-step = Only a character with Step can go back to the energy line.
no-text-forbids-move = A card text keeps it from moving.

## What is wrong with a deck

deck-ap-cards = AP cards are not among the { $n }: { $cards }
deck-codes = its cards have different source codes ({ $codes }): { $cards }
deck-limited = { $n ->
    [one] 1 copy
   *[other] { $n } copies
  } of { $number } { $card }, the format allows { $most }
deck-triggers = { $n ->
    [one] 1 card
   *[other] { $n } cards
  } with a { $trigger } trigger, at most { $most }: { $cards }

## What two players may agree on

option-first-attack = Attacks in the first turn
option-first-attack-says = Whether the player who goes first may attack in their first turn.
option-first-attack-1 = allowed
option-first-attack-0 = not allowed
option-by-hand = Cards played by hand
option-by-hand-says = Decks may have cards whose text isn't understood; both players carry those out by hand. For two people only.
option-by-hand-0 = no
option-by-hand-1 = yes

## How a game ends, by the rule

end-ua-win-1 = { WHO($loser) ->
    [you] Your last life card is gone.
   *[they] { START($loser) }'s last life card is gone.
}
end-ua-win-5 = { WHO($loser) ->
    [you] Your last life card is gone.
   *[they] { START($loser) }'s last life card is gone.
}
end-ua-win-2 = { WHO($loser) ->
    [you] Your deck was empty when you had to draw.
   *[they] { START($loser) }'s deck was empty when they had to draw.
}
end-ua-win-4 = Both players ran out at the same moment.
end-ua-win-6 = A card's text won the game.

## What the decks are about

about-deck-cinder-row = Red aggro: cheap divers and runners from Cinder Row, two Raid lines, and extra damage before the other side has settled.
about-deck-harbour-watch = Yellow control: rest them, lock them, block twice, and win when the lamps have burned them down.
about-deck-reed-marsh = Green ramp: double generators carry you up to the giants of the marsh, and singers and mudwrights Raid while you wait for them.
about-deck-tide-pilots = Blue tempo: send their best back to hand, sift your own deck, and let Maren land again and again.
