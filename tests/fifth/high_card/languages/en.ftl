ask-play = Which card do you play?
do-play = Play { $card }
log-turn = { WHO($player) ->
    [you] You lead round { $n }.
   *[they] { START($player) } leads round { $n }.
}
log-draw = { WHO($player) ->
    [you] You draw { $card }.
   *[they] { START($player) } draws { $card }.
}
log-play = { WHO($player) ->
    [you] You play { $card }.
   *[they] { START($player) } plays { $card }.
}
log-round = { WHO($player) ->
    [you] You take the round.
    [nobody] Nobody takes the round.
   *[they] { START($player) } takes the round.
}
log-game-over = The game is over.
not-now = Only a card of your hand can be played, when it is your turn.
zone-deck = deck
zone-hand = hand
zone-round = round
zone-discard-pile = discard pile
