## The table

zone-line = line
zone-draw-pile = draw pile
zone-discard-pile = discard pile
zone-ultimates = ultimates
zone-removed = removed
zone-fast-zone = Fast Zone
zone-normal-zone = Normal Zone
zone-slow-zone = Slow Zone
zone-aside = aside
phase-preparation = Preparation
phase-turn-start = Turn Start
phase-movement = Movement
phase-combat = Combat
phase-turn-end = Turn End
counter-energy = Energy
counter-ultimate-meter = Ultimate Meter
flag-initiative = initiative
flag-cannot-play = can't play
action-play = play
action-swap = swap
field-cost = Cost
field-power = Power
field-types = Types
field-target = Target
field-speed = Speed
value-hp = HP
value-max-hp = max HP
value-shield = Shield
value-speed = speed
value-cost = cost
value-meter = meter
value-power = Power
value-fast = Fast
value-normal = Normal
value-slow = Slow
change-stagnate = { SIGN($n) } Energy by Stagnate
change-prepare = { SIGN($n) } Energy by Prepare
change-follow-up = { $n } Energy as a Follow-Up
mark-status = { $status }
mark-status-count = { $status } { $n }
mark-status-two = { $status } { $n }/{ $count }
side-left = Left
side-right = Right

## Statuses of the rules

status-bleed = Bleed
status-burn = Burn
status-disarm = Disarm
status-frail = Frail
status-poison = Poison
status-root = Root
status-seal = Seal
status-silence = Silence
status-slow = Slow
status-frazzle = Frazzle
status-stagger = Stagger
status-strain = Strain
status-stagnate = Stagnate
status-stun = Stun
status-weak = Weak
status-vulnerable = Vulnerable
status-wound = Wound
status-wither = Wither
status-dexterity = Dexterity
status-focus = Focus
status-fortified = Fortified
status-haste = Haste
status-strength = Strength
status-barrier = Barrier
status-invulnerable = Invulnerable
status-regen = Regen
status-renewal = Renewal
status-cover-adjacent = Cover (Adjacent)
status-cover-all = Cover (All)
status-taunt = Taunt
status-thorns = Thorns

## Questions

ask-line = Who stands next in your line, from left to right?
ask-movement = Movement Round: pay 1 Energy to swap two neighbours, or pass.
ask-movement-free = Movement Round: swap two neighbours (your first swap this turn is free, then 1 Energy), or pass.
ask-open = Open a Combat Round with a card, or end the turn.
ask-combat = You have priority: play a card or pass.
ask-target = Choose a target.
ask-x = Choose X.
ask-zone = Into which zone?
ask-follow-up = A card has been used. Respond with a Follow-Up or an Assist Attack?
ask-counter = Counter the attacker with a card?
ask-cover = Who covers the target?
ask-rescue = It would fall to 0 HP. Spend to keep it standing?
ask-spend = Spend for the effect?
ask-may = Use this part of the effect?
ask-amount = Spend how much?
ask-mode = Choose 1.
ask-direction = Push to which side?
ask-scry = Discard one of the cards you're looking at, or keep the rest.
ask-top = Which card goes on top?
ask-seek = Take a card that fits, or discard the rest.
ask-search = Which card do you take from your Draw Pile?
ask-exhaust = Exhaust which card in your hand?
ask-discard = Which card do you discard?

## Answers

do-end-turn = End the turn
do-no-answer = Don't respond
do-no-counter = Don't Counter
do-keep-rest = Keep the rest
do-take-no-more = Take no more
do-mode = { $text }
do-mode-line = Line { $n }
do-place = { $place }
do-swap = Swap { $left } and { $right }
do-swap-free = Swap { $left } and { $right } (free)
do-play = Play { $card } ({ $price })
do-play-free = Play { $card }
do-pick = { START($card) }
do-pick-character = { $card } ({ $hp } HP)
price-energy = { $n } Energy
price-meter = { $n } Meter
price-x = X
price-and = { $first } + { $next }

## The log

log-phase-preparation = Preparation
log-phase-turn-start = Turn Start
log-phase-movement = Movement
log-phase-combat = Combat
log-phase-turn-end = Turn End
log-first-player = { WHO($player) ->
    [you] You go first and have the initiative.
   *[they] { START($player) } goes first and has the initiative.
}
log-lines = Both lines are shown.
log-turn = { WHO($player) ->
    [you] Turn { $n }: you have the initiative.
   *[they] Turn { $n }: { $player } has the initiative.
}
log-round = { WHO($player) ->
    [you] You open Combat Round { $n }.
   *[they] { START($player) } opens Combat Round { $n }.
}
log-round-over = The Combat Round is over.
log-swap = { START($card) } changes places.
log-move-failed = { START($card) } can't be moved.
log-pushed = { START($card) } is pushed.
log-pulled = { START($card) } is pulled.
log-draw = { WHO($player) ->
    [you] You draw { $card }.
   *[they] { START($player) } draws { $card }.
}
log-draw-many = { WHO($player) ->
    [you] You draw { $cards }.
   *[they] { START($player) } draws { $cards }.
}
log-reshuffle = { WHO($player) ->
    [you] You shuffle your Discard Pile into a new Draw Pile.
   *[they] { START($player) } shuffles their Discard Pile into a new Draw Pile.
}
log-energy = { WHO($player) ->
    [you] You have { $n } Energy.
   *[they] { START($player) } has { $n } Energy.
}
log-energy-gained = { WHO($player) ->
    [you] You gain { $n } Energy.
   *[they] { START($player) } gains { $n } Energy.
}
log-energy-lost = { WHO($player) ->
    [you] You lose { $n } Energy.
   *[they] { START($player) } loses { $n } Energy.
}
log-hand-filled = { WHO($player) ->
    [you] You draw up to { $n } cards this turn.
   *[they] { START($player) } draws up to { $n } cards this turn.
}
log-meter = { WHO($player) ->
    [you] You gain { $n } Ultimate Meter.
   *[they] { START($player) } gains { $n } Ultimate Meter.
}
log-meter-lost = { WHO($player) ->
    [you] You lose { $n } Ultimate Meter.
   *[they] { START($player) } loses { $n } Ultimate Meter.
}
log-pay = { WHO($player) ->
    [you] You pay { $n } Energy for { $card }.
   *[they] { START($player) } pays { $n } Energy for { $card }.
}
log-target = { START($card) } is aimed at { $target }.
log-play = { WHO($player) ->
    [you] You play { $card }.
   *[they] { START($player) } plays { $card }.
}
log-clash = { START($card) } clashes.
log-clash-decided = { START($card) } wins the clash by { $n }.
log-cancelled = { START($card) } is Cancelled.
log-negated = { START($card) } is Negated.
log-reuse = { START($card) } is Reused.
log-use = { START($card) } is used.
log-roll = { START($card) } rolls { $n }.
log-distance = { START($card) } counts as { $n } at this Distance.
log-hit = { START($card) } is hit.
log-evaded = { START($card) } evades.
log-damage = { START($card) } loses { $n } HP.
log-immune = { START($card) } is immune.
log-hp-lost = { START($card) } loses { $n } HP (not damage).
log-heal = { START($card) } recovers { $n } HP.
log-shield = { START($card) } gains { $n } Shield.
log-shield-lost = { START($card) } loses { $n } Shield.
log-gain = { START($card) } gains { $n } { $status }.
log-lose = { START($card) } loses { $n } { $status }.
log-number-set = { START($card) } now has { $n } { $status }.
log-count-set = { START($card) }'s { $status } now has a Count of { $n }.
log-spend = { START($card) } spends { $n } { $status }.
log-expired = { START($card) }'s { $status } expires.
log-status-gone = { START($card) } no longer has { $status }.
log-dearer = { START($card) } in hand costs 1 more.
log-trigger = { START($card) }'s text triggers.
log-redirected = { START($card) } is redirected to another target.
log-reload = { START($card) } reloads.
log-rescued = { START($card) } survives with { $n } HP.
log-defeated = { START($card) } is defeated.
log-vanished = { START($card) } leaves with its character.
log-vanished-many = { START($cards) } leave with their character.
log-discard = { START($card) } is discarded.
log-discard-many = { START($cards) } are discarded.
log-exhausted = { START($card) } is Exhausted.
log-exhausted-many = { START($cards) } are Exhausted.
log-return = { START($card) } returns to the Ultimates.
log-taken = { WHO($player) ->
    [you] You show and take { $card }.
   *[they] { START($player) } shows and takes { $card }.
}
log-shown = { WHO($player) ->
    [you] You show { $card }.
   *[they] { START($player) } shows { $card }.
}
log-create = { START($card) } is created.
log-barred = { WHO($player) ->
    [you] You can't play cards until the end of this Combat Round.
   *[they] { START($player) } can't play cards until the end of this Combat Round.
}
log-initiative = The initiative passes to { $player }.
log-resolve = The { $zone } resolves.
log-active = The { $zone } is active again.
log-paused = The { $zone } is paused.

## Refusals

no-only-characters-swap = Only characters can be swapped.
no-not-your-line = It isn't in your line.
no-swap-in-movement = You can only swap in the Movement Round.
no-priority = Your opponent has priority.
no-is-defeated = It is defeated.
no-swap-energy = A swap costs 1 Energy and you have none left.
no-stunned-swap = A stunned character can't swap.
no-neighbour = Nobody stands next to it.
no-character-is-no-card = A character isn't a card that can be played.
no-other-team = It's a card of the other team.
no-not-in-hand = It's neither in your hand nor among your available Ultimates.
no-other-acts = It's your opponent's move.
no-combat-round = You play cards in a Combat Round, when you have priority.
no-barred = Your team can't play cards until the end of this Combat Round.
no-character-defeated = Its character is defeated.
no-character-stunned = Its character is stunned this turn.
no-status-forbids = A status of its character forbids it.
no-disarm = Disarm forbids its character's Physical cards.
no-silence = Silence forbids its character's Magical cards.
no-seal = Seal forbids its character's Special cards.
no-energy = Your team doesn't have enough Energy for it.
no-meter = Your team doesn't have enough Ultimate Meter for it.
no-requirement = What its text requires isn't met.
no-target = There is no character it could target.
no-too-slow = It's too slow for the zones that are open now.
no-window = It has no Follow-Up and no Assist Attack that fits this moment.

## What is wrong with a team

deck-characters = it has { $n ->
    [one] 1 character
   *[other] { $n } characters
  }, not { $size }
deck-unknown-characters = unknown characters: { $cards }
deck-twice = { $card } ({ $version }) is in it more than once ({ $n })
deck-page = { $card } brings { $basics } Basic and { $techniques } Technique cards, not { $basics_needed } and { $techniques_needed }

## What two players may agree on

option-edition = Edition
option-edition-says = Which edition of the author's rulebook is played. July 2026 has a free swap, Distance, and Defenses that draw the hit.
option-edition-1 = January 2026
option-edition-2 = July 2026
option-must-open = First Combat Round
option-must-open-says = Whether the player with initiative must open the first Combat Round of a turn if there is a legal play.
option-must-open-1 = must be opened
option-must-open-0 = may be skipped
option-zone-returns = When a paused zone returns
option-zone-returns-says = Who has priority when a paused zone becomes the Active Zone again.
option-zone-returns-0 = the opponent of its last player
option-zone-returns-1 = the opponent of whoever just passed
option-rolls = Power Rolls
option-rolls-says = Whether the roll that won a clash is also the roll of the use, or the card rolls again.
option-rolls-2 = one for the clash and one for the use
option-rolls-1 = one for both
option-stand-in = Defense against Attack (July 2026)
option-stand-in-says = Who gets the Shield and is hit where a Defense for somebody else meets an Attack.
option-stand-in-0 = its user gets both
option-stand-in-1 = its user gets every Shield
option-stand-in-2 = its target gets both
option-turn-limit = Turn limit
option-turn-limit-says = After this turn the higher total of HP wins; equal totals are a draw.

## How a game ends, by the rule

end-uni-win-1 = { WHO($loser) ->
    [you] Your whole team is knocked out.
   *[they] { START($loser) }'s whole team is knocked out.
}
end-uni-house-win-1 = Both teams were knocked out at the same moment.
end-uni-house-win-2 = The last turn allowed is over, and the team with more HP wins.

## What the decks are about

about-deck-full-house = Many hits and cards that will not leave: a swarm, a spring and a lucky throw.
about-deck-loose-ends = Speed and Follow-Ups: Bram moves the line, Corvin burns it, Vesper turns out the light.
about-deck-slow-ruin = Time is on its side: Footnotes, Poison and Frazzle do the work while the Resonance climbs.
about-deck-the-rail = A wall, a lamp and a gun: Mirelle takes the hits, Anwen mends them, Halvard shoots over both.
