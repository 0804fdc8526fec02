# 各遊戲共用的語句。詞彙表沒有的用語為本專案自訂（非官方）。

## 欄位中的事物

card = 「{ $name }」
card-hidden = 一張卡片
cards = { $n }張卡片
card-times = { $card }×{ $n }
player-you = 你
player-a = 玩家A
player-b = 玩家B
player-n = 無人
list-more = { $before }、{ $next }
list-and = { $before }、{ $next }
text = { $text }

## 詢問

ask-choose = 請選擇。
ask-choose-card = 請選擇卡片。
ask-may = 要這麼做嗎？
ask-number = 請選擇數字。
ask-about = { $card }：{ $ask }

## 選項

do-done = 完成
do-pass = 略過
do-yes = 是
do-no = 否
do-number = { $n }
do-pick = { $card }
do-pick-hidden = 一張蓋著的卡片

## 紀錄

log-shuffle = { $player }洗牌。
log-game-over = { WHO($player) ->
    [nobody] 平手。
   *[they] { $player }獲勝！
}
log-pass = { $player }略過。

## 不能做的原因

no-such-card = 你看得到的卡片中沒有這一張。
no-such-action = 沒有「{ $action }」這個行動；可用的有：{ $actions }。
no-game-over = 遊戲已結束。
no-not-your-turn = 現在不是你的回合。
no-not-your-decision = 現在由對手決定。

## 卡組的問題

deck-size = 有{ $n }張卡片，應為{ $size }張
deck-unknown = 不認識的卡片：{ $cards }
deck-copies = { $card }有{ $n }張，最多{ $most }張
deck-copies-of = { $number }{ $card }有{ $n }張，最多{ $most }張
deck-unreadable = { $number }{ $card }的文字從這裡開始無法理解：「{ $words }」。
deck-advice = { $told }{ $advice }
deck-offence = { $offence } [{ $rule }]
deck-offences = { $before }；{ $next }
deck-cannot-be-played = 卡組「{ $deck }」不能使用：{ $offences }

## 共通的區域

zone-deck = 卡組
zone-hand = 手牌
counter-hand = 手牌

# Played by hand
log-by-hand-text = { $player }手動處理{ $card }的效果。
log-by-hand-turn = { $player }手動轉動{ $card }：{ $word }。
log-by-hand-turn-back = { $player }手動轉動{ $card }：不再{ $word }。
log-by-hand-number = { $player }手動給予{ $card }{ SIGN($n) } { $word }。
log-by-hand-value = { $player }手動把{ $owner }的{ $word }設為{ $n }。
log-by-hand-shuffle = { $player }手動洗{ $owner }的牌：{ $zone }。
log-by-hand-look = { $player }手動查看{ $owner }的{ $n }張卡片：{ $zone }。
log-by-hand-show = { $player }手動公開{ $owner }的{ $n }張卡片：{ $zone }。
log-by-hand-move = { $player }手動移動{ $card }，從：{ $zone }。
