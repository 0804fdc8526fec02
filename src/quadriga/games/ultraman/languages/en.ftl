## The table

zone-battle-area = battle area
zone-scene-area = scene area
zone-discard-area = discard area
zone-exiled = exiled
phase-game-preparation = game preparation
phase-start = start
phase-draw = draw
phase-set-scene-card = set scene card
phase-set-character-card = set character card
phase-level-up = level up
phase-open = open
phase-effect-activation = effect activation
phase-judgement = judgement
phase-end = end
counter-wins = wins
flag-lead = lead
flag-first-lead = first lead
action-set = set
action-set-scene = set scene
action-level-up = level up
action-use = use
field-card-type = Card type
field-character = Character
field-type = Type
field-level = Level
field-bp = BP
field-round = Round
value-bp = BP
change-bp = BP { SIGN($n) }
change-grade = BP grade { SIGN($n) }
by-continuous-effects = continuous effects

## What lies on a character

mark-extra-bp = EXTRA BP
mark-win = its battle is a win
mark-tie = its battle is a tie
mark-no-level-up = can't level up
mark-no-enters-play = its enters-play effect can't resolve
mark-no-activate = its [Activate] effects can't be used
mark-no-return = can't be put into a hand
mark-no-send = can't be sent to the discard area
mark-no-deck = can't be returned to the deck
mark-no-exiling = can't be exiled
mark-no-choice = can't be chosen
mark-shield = unaffected by the opponent's effects
mark-type-lost = without TYPE { $type }
mark-bp-set = BP { $n }
mark-level = level { SIGN($n) }
mark-type = TYPE { $type }
mark-unaffected-grade-up = unaffected by BP grade increases
mark-unaffected-grade-down = unaffected by BP grade decreases
mark-unaffected-bp-up = unaffected by BP +
mark-unaffected-bp-down = unaffected by BP −

## Questions

ask-lead-or-next = You won the draw. Be the Lead Player or the Next Player of the first turn?
ask-redraw = Mulligan? (Return your whole hand and draw six new cards, once)
ask-scene = Set a scene card, or none.
ask-scene-draw = You set a scene. Draw a card?
ask-set = Set a character card face-down in battle area { $area }.
ask-level-up = Level up your characters, each of them once.
ask-waiting = Several effects are waiting. Which one resolves next?
ask-power = Use a payment power, or pass.
ask-type = Choose a TYPE.
ask-number = Choose a number.
ask-old-type = Which of its TYPEs changes?
ask-text = Choose an effect text.
ask-mode = Which of the two?
ask-end-of-deck = Top or bottom of the deck?
ask-end-of-stack = The top card or the bottom card?
ask-charge = Charge: reveal how many cards?
ask-charge-put = Put the revealed cards under a character?
ask-charge-host = Under which character?

## Answers

do-no-scene = Set no scene
do-redraw-yes = Draw six new cards
do-redraw-no = Keep this hand
do-scene-draw-yes = Draw a card
do-scene-draw-no = Don't draw
do-finish-levelling = Finish levelling up
do-first = The first
do-second = The second
do-mode = Effect { $n }
do-lead = Be the Lead Player
do-next = Be the Next Player
do-type = { $type }
do-top = The top
do-bottom = The bottom
do-pick-level = { $card } (level { $level })
do-pick-yours = Your { $card } in area { $area } ({ $state }, { $bp } BP)
do-pick-theirs = Your opponent's { $card } in area { $area } ({ $state }, { $bp } BP)
do-level-up = Level up { $base } in area { $area } with { $card }
do-text = { $card }: { $text }
do-text-in-area = { $card } in area { $area }: { $text }
do-effect = { $card }: its effect

## The log

log-phase = { $phase ->
    [start] Start Phase
    [draw] Draw Phase
    [set-scene-card] Set Scene Card Phase
    [set-character-card] Set Character Card Phase
    [level-up] Level Up Phase
    [open] Open Phase
    [effect-activation] Effect Activation Phase
    [judgement] Judgement Phase
    [end] End Phase
   *[game-preparation] Game Preparation
}
log-redraw = { WHO($player) ->
    [you] You take a mulligan.
   *[they] { START($player) } takes a mulligan.
}
log-lead = Turn { $n }: { WHO($player) ->
    [you] you are the Lead Player.
   *[they] { $player } is the Lead Player.
}
log-draw = { WHO($player) ->
    [you] You draw { $card }.
   *[they] { START($player) } draws { $card }.
}
log-draw-many = { WHO($player) ->
    [you] You draw { $cards }.
   *[they] { START($player) } draws { $cards }.
}
log-set = { WHO($player) ->
    [you] You set { $card } in area { $n }.
   *[they] { START($player) } sets { $card } in area { $n }.
}
log-level-up = { WHO($player) ->
    [you] You level up the character in area { $n } with { $card }.
   *[they] { START($player) } levels up the character in area { $n } with { $card }.
}
log-open = { START($card) } is opened in area { $n }.
log-open-many = { START($cards) } are opened in area { $n }.
log-enters-play = { START($card) } enters play in area { $n }.
log-enters-play-many = { START($cards) } enter play in area { $n }.
log-put = { START($card) } is put into play in area { $n }.
log-scene = { WHO($player) ->
    [you] You set the scene { $card }.
   *[they] { START($player) } sets the scene { $card }.
}
log-effect = { START($card) }'s effect resolves.
log-reveal = { START($card) } is revealed.
log-reveal-many = { START($cards) } are revealed.
log-charge = { START($card) } is put under the character in area { $n }.
log-discard = { START($card) } goes to the discard area.
log-discard-many = { START($cards) } go to the discard area.
log-exile = { START($card) } is exiled.
log-put-into-hand = { WHO($player) ->
    [you] { START($card) } is put into your hand.
   *[they] { START($card) } is put into { $player }'s hand.
}
log-return-to-deck = { WHO($player) ->
    [you] { START($card) } goes back to your deck.
   *[they] { START($card) } goes back to { $player }'s deck.
}
log-return-to-deck-many = { WHO($player) ->
    [you] { START($cards) } go back to your deck.
   *[they] { START($cards) } go back to { $player }'s deck.
}
log-swap = { START($card) } changes places.
log-bp = { START($card) } gets { SIGN($n) } BP.
log-grade = { START($card) } goes { $n ->
    [1] up one BP grade
    [-1] down one BP grade
    [2] up two BP grades
    [-2] down two BP grades
   *[other] { SIGN($n) } BP grades
  }.
log-type = { START($card) }'s TYPE changes.
log-extra = { START($card) } uses its EXTRA BP.
log-be-a-win = { START($card) }'s battle counts as a win.
log-be-a-tie = { START($card) }'s battle counts as a tie.
log-no-level-up = { START($card) } can't level up.
log-unaffected = { START($card) } is unaffected.
log-negate = { WHO($player) ->
    [you] You negate an effect text.
   *[they] { START($player) } negates an effect text.
}
log-no-effect = { START($card) }'s effect can't resolve.
log-no-activate = { START($card) }'s [Activate] effects can't be used.
log-no-exile = { WHO($player) ->
    [you] Cards in your discard area can't be exiled.
   *[they] Cards in { $player }'s discard area can't be exiled.
}
log-level = { START($card) }'s level changes by { SIGN($n) }.
log-no-return = { START($card) } can't be put into a hand.
log-no-send = { START($card) } can't be sent to the discard area.
log-no-deck = { START($card) } can't be returned to the deck.
log-no-exiling = { START($card) } can't be exiled.
log-no-choice = { START($card) } can't be chosen.
log-shield = { START($card) } is unaffected by the opponent's effects.
log-ban = { WHO($player) ->
    [you] You can't { $n ->
        [0] use [Activate] effects
        [1] use [Activate] effects of your characters
        [2] use [Activate] effects of your scenes
        [3] set scene cards
        [4] level up characters
        [5] draw cards with effects
       *[other] resolve enters-play effects
      }.
   *[they] { START($player) } can't { $n ->
        [0] use [Activate] effects
        [1] use [Activate] effects of their characters
        [2] use [Activate] effects of their scenes
        [3] set scene cards
        [4] level up characters
        [5] draw cards with effects
       *[other] resolve enters-play effects
      }.
}
log-set-again = { WHO($player) ->
    [you] You may set another scene card.
   *[they] { START($player) } may set another scene card.
}
log-battle = Battle area { $n }: { WHO($player) ->
    [you] you win.
    [nobody] a tie.
   *[they] { $player } wins.
}
log-game-over = { WHO($player) ->
    [you] You win!
    [nobody] The game ends without a winner.
   *[they] { START($player) } wins!
}

## Refusals

no-only-from-hand = Only cards in your hand can be set or stacked.
no-only-scenes = Only scene cards go to the scene area.
no-scene-phase = Scene cards are set in the Lead Player Set Scene Card Phase.
no-only-lead = Only the Lead Player sets a scene card.
no-scene-set-already = A scene card has already been set this turn.
no-round-not-reached = Its Round is { $round }; the Field Round count is { $count }.
no-round-below-scene = Its Round is { $round }; the scene on the field has { $scene }.
no-only-characters-set = Only character cards can be set in a battle area.
no-set-step = Characters are set in your Set Character Card Step.
no-single-bp = It has no SINGLE BP, so it can't enter play alone.
no-only-characters-level = Only character cards can level up a character.
no-level-up-step = Characters level up in your Level Up Step.
no-fitting-character = None of your characters has its name (or team) and is exactly one level below it.
no-cannot-level-up = The character can't level up now.
no-levelled-already = The character has already levelled up in this phase.
no-not-your-scene = Only the owner of a scene can use its powers.
no-not-your-power = You can only use powers of your own characters and your own scene.
no-payment-power = It has no payment power.
no-payment-step = Payment powers are used in your Payment Effects Step.
no-not-on-top = Only the text of the topmost face-up card is active.
no-text-not-active = Its effect text isn't active.
no-text-in-this-state = Its text isn't active while the character is { $state }.
no-used-up = It has been used as often as it can be this turn.
no-cost = Its whole cost can't be paid.

option-by-hand = Cards played by hand
option-by-hand-says = Decks may have cards whose text isn't understood; both players carry those out by hand. For two people only.
option-by-hand-0 = no
option-by-hand-1 = yes
option-sealed = Sealed play
option-sealed-says = The floor rules for decks built from sealed packs.
option-sealed-0 = no
option-sealed-1 = yes

## How a game ends, by the rule

end-1-3-2b = { WHO($winner) ->
    [you] You won three battles in one turn.
   *[they] { START($winner) } won three battles in one turn.
}
end-1-3-3 = { WHO($winner) ->
    [you] Both won three battles in one turn, and you won more.
   *[they] Both won three battles in one turn, and { $winner } won more.
}
end-1-3-4a = { WHO($loser) ->
    [you] You had no character card to set.
   *[they] { START($loser) } had no character card to set.
}
end-12-4-3b = { WHO($loser) ->
    [you] You could not fill your vacant battle areas.
   *[they] { START($loser) } could not fill their vacant battle areas.
}
end-fr-10a = Time was called, and the battles won on the field decided.
end-1-3-5 = The last turn allowed is over, and nobody has won.

## What the decks are about

about-deck-dawn-chorus = Aurelise and Corvane: steady heroes that dig for scenes, hand out TYPEs and win late with grades.
about-deck-hunger-of-the-deep = Kaiju alone: big from the first turn, weak against the one TYPE they fear, and hungry for the discard area of the opponent.
about-deck-iron-tide = Gantry with Orrel and Lumek: Charge the crane, spend its cargo, and decide in the mirror what the enemy is.
about-deck-twin-lights = Tallow, Wick and Brandock: where they stand matters, the Bellwardens level up across names, and discards turn into BP.
