# What every game says, and how things in slots are said. A game's own file may say any of these in its own way.
# WHO($player): you, they, nobody. KNOWN($card): known, hidden. START($x): begins a sentence. SIGN($n): with its sign.

## Things in slots

card = { $name }
card-hidden = a card
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
card-times = { $card } ×{ $n }
player-you = you
player-a = Player A
player-b = Player B
player-n = nobody
list-more = { $before }, { $next }
list-and = { $before } and { $next }
text = { $text }

## Questions

ask-choose = Choose.
ask-choose-card = Choose a card.
ask-may = Do it?
ask-number = Choose a number.
ask-about = { $card }: { $ask }

## Answers

do-done = Done
do-pass = Pass
do-yes = Yes
do-no = No
do-number = { $n }
do-pick = { START($card) }
do-pick-hidden = A hidden card

## The log

log-shuffle = { WHO($player) ->
    [you] You shuffle your deck.
   *[they] { START($player) } shuffles their deck.
}
log-game-over = { WHO($player) ->
    [you] You win!
    [nobody] The game is a draw.
   *[they] { START($player) } wins!
}
log-pass = { WHO($player) ->
    [you] You pass.
   *[they] { START($player) } passes.
}

## Refusals

no-such-card = You can't see a card like that.
no-such-action = There is no action “{ $action }”; try one of { $actions }.
no-game-over = The game is over.
no-not-your-turn = It's not your turn.
no-not-your-decision = It's your opponent's decision.

## What is wrong with a deck

deck-size = it has { $n ->
    [one] 1 card
   *[other] { $n } cards
  }, not { $size }
deck-unknown = unknown cards: { $cards }
deck-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
  } of { $card }, at most { $most }
deck-copies-of = { $n ->
    [one] 1 copy
   *[other] { $n } copies
  } of { $number } { $card }, at most { $most }
deck-unreadable = The text of { $number } { $card } isn't understood from these words on: '{ $words }'.
deck-advice = { $told } { $advice }
deck-offence = { $offence } [{ $rule }]
deck-offences = { $before }; { $next }
deck-cannot-be-played = The deck '{ $deck }' can't be played: { $offences }

## Places that all games have

zone-deck = deck
zone-hand = hand
counter-hand = hand

# Played by hand
log-by-hand-text = { WHO($player) ->
    [you] You carry out the text of { $card } by hand.
   *[they] { START($player) } carries out the text of { $card } by hand.
}
log-by-hand-turn = { WHO($player) ->
    [you] You turn { $card } by hand: { $word }.
   *[they] { START($player) } turns { $card } by hand: { $word }.
}
log-by-hand-turn-back = { WHO($player) ->
    [you] You turn { $card } by hand: no longer { $word }.
   *[they] { START($player) } turns { $card } by hand: no longer { $word }.
}
log-by-hand-number = { WHO($player) ->
    [you] You give { $card } { SIGN($n) } { $word } by hand.
   *[they] { START($player) } gives { $card } { SIGN($n) } { $word } by hand.
}
log-by-hand-value = { WHO($player) ->
    [you] By hand: you set { WHO($owner) ->
        [you] your { $word }
       *[they] { $owner }'s { $word }
      } to { $n }.
   *[they] By hand: { $player } sets { WHO($owner) ->
        [you] your { $word }
       *[they] { $owner }'s { $word }
      } to { $n }.
}
log-by-hand-shuffle = { WHO($player) ->
    [you] By hand: you shuffle { WHO($owner) ->
        [you] your { $zone }
       *[they] { $owner }'s { $zone }
      }.
   *[they] By hand: { $player } shuffles { WHO($owner) ->
        [you] your { $zone }
       *[they] { $owner }'s { $zone }
      }.
}
log-by-hand-look = { WHO($player) ->
    [you] By hand: you look at { $n ->
        [one] 1 card
       *[other] { $n } cards
      } in { WHO($owner) ->
        [you] your { $zone }
       *[they] { $owner }'s { $zone }
      }.
   *[they] By hand: { $player } looks at { $n ->
        [one] 1 card
       *[other] { $n } cards
      } in { WHO($owner) ->
        [you] your { $zone }
       *[they] { $owner }'s { $zone }
      }.
}
log-by-hand-show = { WHO($player) ->
    [you] By hand: you show { $n ->
        [one] 1 card
       *[other] { $n } cards
      } in { WHO($owner) ->
        [you] your { $zone }
       *[they] { $owner }'s { $zone }
      }.
   *[they] By hand: { $player } shows { $n ->
        [one] 1 card
       *[other] { $n } cards
      } in { WHO($owner) ->
        [you] your { $zone }
       *[they] { $owner }'s { $zone }
      }.
}
log-by-hand-move = { WHO($player) ->
    [you] You move { $card } by hand, from: { $zone }.
   *[they] { START($player) } moves { $card } by hand, from: { $zone }.
}
