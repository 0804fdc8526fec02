ask-play = 要打出哪張卡？
do-play = 打出{ $card }
log-turn = { START($player) }帶領第{ $n }輪。
log-draw = { START($player) }抽{ $card }。
log-play = { START($player) }打出{ $card }。
log-round = { WHO($player) ->
    [nobody] 沒有人贏得這一輪。
   *[they] { START($player) }贏得這一輪。
}
log-game-over = 對局結束。
not-now = 只有輪到你時，才能打出手牌中的卡。
zone-deck = 牌組
zone-hand = 手牌
zone-round = 本輪
zone-discard-pile = 棄牌堆
