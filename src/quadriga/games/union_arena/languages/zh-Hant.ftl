## 桌面

zone-front-line = 前線
zone-energy-line = 能源線
zone-life-area = 生命區
zone-sideline = 場外
zone-removal-area = 移除區
zone-under = 卡片下方
zone-limbo = 使用中／確認中
phase-preparing-to-play = 準備
phase-start = 起始
phase-movement = 移動
phase-main = 主要
phase-attack = 攻擊
phase-end = 結束
counter-ap = AP
counter-energy = 能源
counter-life = 生命
flag-player-one = 先攻
flag-own-turn = 自己的回合數
action-play = 登場
action-raid = 突襲
action-use = 使用
action-activate = 啟動
action-attack = 攻擊
action-block = 防禦
action-move = 移動
field-type = 卡片種類
field-color = 顏色
field-energy = 能源
field-ap = AP
field-bp = BP
field-generates = 產生能源
field-affinities = 特徵
field-trigger = 觸發
value-bp = BP
value-character = 角色卡
value-site = 場域卡
value-event = 事件卡
value-yellow = 黃色
value-blue = 藍色
value-red = 紅色
value-green = 綠色
value-purple = 紫色
value-get = 取得
value-draw = 抽卡
value-active = 活動
value-raid = 突襲
value-color = 顏色
value-special = 特殊
value-final = 最終
change-bp = BP { SIGN($n) }

## 角色身上的狀態

mark-step = 移步
mark-snipe = 狙撃
mark-double-attack = 2次攻擊
mark-double-block = 2次防禦
mark-impact = 衝擊 { $n }
mark-impact-plus = 衝擊 { SIGN($n) }
mark-damage = 傷害 { $n }
mark-damage-plus = 傷害 { SIGN($n) }
mark-nullify-impact = 衝擊無效
mark-raided = 突襲狀態
mark-stays-resting = 保持休息
mark-gained-ability = 獲得效果
mark-restricted = 受限制
mark-energy = 能源 { SIGN($n) }

## 句中的詞

trigger-get = 取得
trigger-draw = 抽卡
trigger-active = 活動
trigger-raid = 突襲
trigger-color = 顏色
trigger-special = 特殊
trigger-final = 最終
does-get = 加入手牌
does-draw = 抽1張卡片
does-active = 將自己1名角色卡置為活動，這個回合BP＋3000
does-raid = 加入手牌，或用它突襲
does-color-red = 將對手前線1名BP2500以下的角色卡置於場外
does-color-blue = 將對手前線1名BP3500以下的角色卡加回手牌
does-color-yellow = 將對手前線1名角色卡置為休息，它下次不會轉為活動
does-color-green = 從手牌讓1張能源需求2以下、消耗AP1的綠色角色卡以活動狀態登場
does-color-purple = 從場外讓1張能源需求2以下、消耗AP1的紫色角色卡以活動狀態登場到前線
does-special = 將對手前線1名角色卡置於場外
does-final = 若自己沒有生命，將卡組最上面1張卡片放置在生命區
color-yellow = 黃色
color-blue = 藍色
color-red = 紅色
color-green = 綠色
color-purple = 紫色
color-one = 同色的
state-resting = 休息
state-active = 活動
life-card = 第{ $n }張生命
hidden-card = 一張蓋著的卡片

## 詢問

ask-seat = 你抽中了選擇權。要當先攻嗎？
ask-mulligan = 要重抽手牌嗎？（七張全部更換，限1次）
ask-extra-draw = 要支付1AP進行額外抽卡嗎？
ask-movement = 在前線與能源線之間移動角色卡；所有移動同時進行。
ask-make-room = 該線已滿：選擇1張卡片放置在移除區。
ask-remove = 該線卡片過多：選擇1張放置在移除區。
ask-main = 使用卡片或效果，或結束主要階段。
ask-pay = 選擇1張手牌放置在場外。
ask-attack = 用角色卡攻擊，或結束攻擊階段。
ask-block = 要防禦這次攻擊嗎？
ask-life = 選擇要翻開的生命。
ask-trigger = 要使用{ $card }的「{ $trigger }」觸發嗎？（{ $does }）
ask-triggers = 有多個觸發可以使用。先用哪個？
ask-raid-trigger = 把卡片加入手牌，或用它突襲。
ask-raid-move = 要把突襲的角色卡移到前線嗎？
ask-order = 有多個效果等待處理：下一個處理哪個？
ask-hand-limit = 手牌過多：選擇1張放置在移除區。
ask-choose = 請選擇卡片。
ask-mode = 從清單選擇效果。
ask-line = 放到哪一條線？
ask-instead = 這張卡片將被置於場外。要改為發生其他事嗎？
ask-put-order = 選擇先放的卡片。
ask-top-or-bottom = 放到卡組上面還是下面？
ask-top-or-sideline = 放到卡組上面還是場外？
ask-draw = 要抽1張卡片嗎？
ask-mill = 要把卡組最上面的1張卡片放置在場外嗎？
ask-version = 要使用這個效果的另一種版本嗎？
ask-raid-instead = 要用這張卡片突襲，而不是直接登場嗎？
ask-base = 選擇要突襲的角色卡。
ask-pay-with = 選擇支付方式。
ask-beneath = 選擇要放在哪張卡片下面。

## 選項

do-end-main = 結束主要階段
do-end-attack = 結束攻擊階段
do-no-block = 不防禦
do-block = 以{ $card }防禦（{ $bp } BP）
do-seat-yes = 當先攻
do-seat-no = 當後攻
do-mulligan-yes = 七張全部重抽
do-mulligan-no = 保留這些手牌
do-extra-draw-yes = 支付1AP抽1張卡片
do-extra-draw-no = 不抽
do-raid-move-yes = 移到前線
do-raid-move-no = 留在原處
do-end-movement = 結束移動
do-mode = 效果{ $n }
do-place = { $place }
do-waiting-impact = { $card }的衝擊
do-waiting-double-attack = { $card }的2次攻擊
do-waiting-double-block = { $card }的2次防禦
do-waiting = { $card }的效果（{ $n }）
do-to-top = 把{ $card }放到卡組上面
do-to-bottom = 把{ $card }放到卡組下面
do-pick = { $card }
do-pick-yours = { $place }的{ $card }（{ $bp } BP，{ $state }）
do-pick-theirs = 對手{ $place }的{ $card }（{ $bp } BP，{ $state }）
do-play = 讓{ $card }登場到{ $place }
do-raid = 用{ $card }突襲{ $base }
do-use = 使用{ $card }
do-activate = 啟動{ $card }：{ $text }
do-activate-ability = 啟動{ $card }的效果
do-attack-player = 用{ $card }攻擊玩家
do-attack = 用{ $card }攻擊{ $target }
do-move = 把{ $card }移到{ $place }
do-swap = 與{ $card }替換
do-to-hand = 把{ $card }加入手牌
do-use-trigger = 使用{ $card }的{ $trigger }觸發
do-change-trigger = 把{ $card }的{ $from }觸發改為{ $trigger }
do-decline-trigger = 不使用{ $card }的觸發
do-to-sideline = 把{ $card }放置在場外
do-pay-with = 支付方式{ $n }
do-replace = 改由{ $card }代替

## 紀錄

log-player-one = { $player }先攻。
log-mulligan = { $player }重抽手牌。
log-turn = 第{ $n }回合：{ $player }
log-phase-start = 起始階段。
log-phase-movement = 移動階段。
log-phase-main = 主要階段。
log-phase-attack = 攻擊階段。
log-phase-end = 結束階段。
log-ap = { $player }有{ $n }張AP卡。
log-ready-ap = { $player }把AP卡置為活動。
log-pay = { $player }支付{ $n }AP。
log-play = { $player }讓{ $card }登場到{ $to }。
log-raid = { $player }用{ $card }突襲。
log-under = { $player }把{ $card }放到卡片下面。
log-move-line = { $card }移到{ $to }。
log-move-line-many = { $cards }移到{ $to }。
log-activate = { $player }啟動{ $card }的效果。
log-ability = 處理{ $card }的效果。
log-attack = { $card }攻擊。
log-block = { $card }防禦。
log-not-blocked = 這次攻擊沒有被防禦。
log-battle = { $card }以{ $n } BP對戰。
log-damage = { $player }受到{ $n }點傷害。
log-trigger = { $player }使用{ $card }的觸發。
log-trigger-declined = { $player }不使用{ $card }的觸發。
log-ready = { $card }置為活動。
log-ready-many = { $cards }置為活動。
log-rest = { $card }轉為休息。
log-stays-resting = { $card }保持休息。
log-lock-ends = { $card }不再被限制為休息。
log-bp = { $card }的BP { SIGN($n) }。
log-gain = { $card }獲得效果。
log-lose = { $card }失去效果。
log-applied = { $card }受到效果的影響。
log-applied-player = { $player }受到效果的影響。
log-discount = { $player }使用卡片時的消耗減少。
log-instead = { $card }沒有被置於場外，改為發生其他事。
log-chosen = { $player }選擇{ $card }。
log-look = { $player }查看{ $card }。
log-look-many = { $player }查看{ $cards }。
log-reveal = { $player }公開{ $card }。
log-reveal-many = { $player }公開{ $cards }。
log-draw = { $player }抽了{ $card }。
log-draw-many = { $player }抽了{ $cards }。
log-to-life = { $player }把{ $card }放置在生命區。
log-to-life-many = { $player }把{ $cards }放置在生命區。
log-to-sideline = { $player }的{ $card }被置於場外。
log-to-sideline-many = { $player }的{ $cards }被置於場外。
log-to-sideline-hidden = { $player }的一張卡片被置於場外。
log-to-sideline-hidden-many = { $player }的{ $cards }被置於場外。
log-use = { $player }使用{ $card }。
log-turn-up = { $player }翻開{ $card }。
log-to-removal = { $player }的{ $card }放置在移除區。
log-to-removal-many = { $player }的{ $cards }放置在移除區。
log-to-hand = { $card }回到{ $player }的手牌。
log-to-hand-many = { $cards }回到{ $player }的手牌。
log-to-deck = { $card }回到{ $player }的卡組。
log-to-deck-many = { $cards }回到{ $player }的卡組。
log-move = { $player }的{ $card }從{ $from }到{ $to }。
log-move-from-under = { $card }從卡片下方到{ $player }的{ $to }。

## 不能做的原因

no-main-phase = 卡片和「啟動主要」效果要在自己的主要階段使用。
no-only-from-hand = 只能使用手牌中的卡片。
no-only-events-used = 只有事件卡是「使用」；角色卡與場域卡是「登場」。
no-events-not-played = 事件卡不會登場；請改為使用。
no-raid = 這張卡片沒有突襲。
no-energy = 需要{ $need }點{ $color }能源；你的能源線只產生{ $have }。
no-ap = 要支付{ $cost }AP；你只有{ $have }張活動的AP卡。
no-only-by-raid = 只能以突襲登場。
no-base = 場上沒有可突襲的角色卡。
no-raid-condition = 未滿足突襲的條件。
no-text-forbids-using = 有效果禁止現在使用。
no-extra-cost = 無法支付追加的代價。
no-rule = 有規則不允許。
no-only-own-abilities = 只能啟動自己場上卡片的效果。
no-activate = 沒有「啟動主要」效果。
no-condition = 未滿足效果所寫的條件。
no-used-up = 這個回合已用到次數上限。
no-resting-already = 卡片已在休息，無法再轉為休息。
no-ap-cards = 活動的AP卡不足。
no-hand-cards = 手牌不足。
no-cost = 無法支付效果的代價。
no-activation-condition = 未滿足啟動的條件。
no-only-in-sideline = 只有卡片在場外時才有作用。
no-lost-abilities = 卡片已失去效果。
no-attack-phase = 攻擊要在自己的攻擊階段進行。
no-only-characters-attack = 只有角色卡能攻擊。
no-only-front-attacks = 只有前線的角色卡能攻擊。
no-resting-attack = 休息的角色卡不能攻擊。
no-text-forbids-attack = 有效果禁止它攻擊。
no-other-attacks-first = 必須先用其他角色卡攻擊。
no-attack-to-block = 沒有角色卡正在攻擊你。
no-only-characters-block = 只有角色卡能防禦。
no-only-front-blocks = 只有前線的角色卡能防禦。
no-block-for-character = 被攻擊的是角色卡，因此不能防禦。
no-resting-block = 休息的角色卡不能防禦。
no-text-forbids-block = 有效果禁止它防禦。
no-cannot-be-blocked = 不能用它防禦這名攻擊者，或必須由其他角色卡防禦。
no-movement-phase = 角色卡在自己的移動階段移動。
no-sites-move = 場域卡不會移動。
no-only-own-move = 只能移動自己場上的角色卡。
no-step = 只有具有移步的角色卡能回到能源線。
no-text-forbids-move = 有效果禁止它移動。

## 卡組的問題

deck-ap-cards = AP卡不算在{ $n }張之內：{ $cards }
deck-codes = 卡片的作品編號不同（{ $codes }）：{ $cards }
deck-limited = { $number } { $card }有{ $n }張，此賽制最多{ $most }張
deck-triggers = 有{ $n }張帶{ $trigger }觸發的卡片，最多{ $most }張：{ $cards }

## 雙方可約定的事

option-first-attack = 第一回合的攻擊
option-first-attack-says = 先攻玩家在自己的第一回合是否可以攻擊。
option-first-attack-1 = 可以
option-first-attack-0 = 不可以
option-by-hand = 手動處理的卡片
option-by-hand-says = 卡組可放入電腦看不懂的卡片，由雙方手動處理。限兩位真人玩家。
option-by-hand-0 = 否
option-by-hand-1 = 是

## How a game ends, by the rule

end-ua-win-1 = { WHO($loser) ->
    [you] 你失去了最後1張生命。
   *[they] { $loser }失去了最後1張生命。
}
end-ua-win-5 = { WHO($loser) ->
    [you] 你失去了最後1張生命。
   *[they] { $loser }失去了最後1張生命。
}
end-ua-win-2 = { WHO($loser) ->
    [you] 該抽卡時，你的卡組已經空了。
   *[they] 該抽卡時，{ $loser }的卡組已經空了。
}
end-ua-win-4 = 雙方同時輸掉了。
end-ua-win-6 = 1張卡片的效果贏得了對局。

## 卡組的特色

about-deck-cinder-row = 紅色快攻：來自Cinder Row的低費角色、兩條突襲路線，在對手站穩之前多打幾點傷害。
about-deck-harbour-watch = 黃色控制：讓對手休息、鎖住他們、阻擋兩次，等燈火把他們燒盡時獲勝。
about-deck-reed-marsh = 綠色加速：雙倍能源把你帶到沼澤的巨人，等待期間由歌手與泥匠突襲。
about-deck-tide-pilots = 藍色節奏：把對手最好的角色送回手牌，篩選自己的卡組，讓Maren一次又一次登場。
