# 沒有官方中文用語的詞彙為本專案自訂（非官方）。

## 桌面

zone-battle-area = 戰鬥區
zone-scene-area = 場景區
zone-discard-area = 棄牌區
zone-exiled = 除外
phase-game-preparation = 遊戲準備
phase-start = 開始
phase-draw = 抽牌
phase-set-scene-card = 設置場景
phase-set-character-card = 設置角色
phase-level-up = 升級
phase-open = 翻開
phase-effect-activation = 發動效果
phase-judgement = 判定
phase-end = 結束
counter-wins = 勝場
flag-lead = 先導
flag-first-lead = 首位先導
action-set = 設置
action-set-scene = 設置場景
action-level-up = 升級
action-use = 使用
field-card-type = 卡片種類
field-character = 角色名
field-type = 屬性
field-level = 等級
field-bp = BP
field-round = 場數
value-bp = BP
change-bp = BP { SIGN($n) }
change-grade = BP等級 { SIGN($n) }
by-continuous-effects = 常駐效果

## 角色身上的狀態

mark-extra-bp = EXTRA BP
mark-win = 戰鬥視為獲勝
mark-tie = 戰鬥視為平手
mark-no-level-up = 不能升級
mark-no-enters-play = 登場效果無法處理
mark-no-activate = [啟動]效果無法使用
mark-no-return = 不能加入手牌
mark-no-send = 不能送入棄牌區
mark-no-deck = 不能放回卡組
mark-no-exiling = 不能被除外
mark-no-choice = 不能被選擇
mark-shield = 不受對手的效果影響
mark-type-lost = 失去屬性 { $type }
mark-bp-set = BP { $n }
mark-level = 等級 { SIGN($n) }
mark-type = 屬性 { $type }
mark-unaffected-grade-up = 不受BP等級提升影響
mark-unaffected-grade-down = 不受BP等級下降影響
mark-unaffected-bp-up = 不受BP增加影響
mark-unaffected-bp-down = 不受BP減少影響

## 詢問

ask-lead-or-next = 你抽中了。第一回合要當先導玩家還是後手玩家？
ask-redraw = 要更換手牌嗎？（放回全部手牌並重抽六張，限1次）
ask-scene = 設置一張場景卡，或不設置。
ask-scene-draw = 你設置了場景。要抽一張卡片嗎？
ask-set = 在戰鬥區{ $area }蓋放一張角色卡。
ask-level-up = 讓你的角色升級，每個一次。
ask-waiting = 有多個效果等待處理。下一個處理哪個？
ask-power = 使用支付能力，或略過。
ask-type = 選擇一種屬性。
ask-number = 選擇1個數字。
ask-old-type = 改變它的哪個屬性？
ask-text = 選擇一個效果文字。
ask-mode = 選哪一個？
ask-end-of-deck = 放到卡組上面還是下面？
ask-end-of-stack = 最上面還是最下面的卡片？
ask-charge = 充能：要公開幾張？
ask-charge-put = 要把公開的卡片放到角色下面嗎？
ask-charge-host = 放到哪個角色下面？

## 選項

do-no-scene = 不設置場景
do-redraw-yes = 重抽六張新的手牌
do-redraw-no = 保留這些手牌
do-scene-draw-yes = 抽1張卡片
do-scene-draw-no = 不抽
do-finish-levelling = 結束升級
do-first = 第一個
do-second = 第二個
do-mode = 第{ $n }個
do-lead = 當先導玩家
do-next = 當後手玩家
do-type = { $type }
do-top = 上面
do-bottom = 下面
do-pick-level = { $card }（等級{ $level }）
do-pick-yours = 你在{ $area }區的{ $card }（{ $state }，{ $bp } BP）
do-pick-theirs = 對手在{ $area }區的{ $card }（{ $state }，{ $bp } BP）
do-level-up = 用{ $card }讓{ $area }區的{ $base }升級
do-text = { $card }：{ $text }
do-text-in-area = { $area }區的{ $card }：{ $text }
do-effect = { $card }：它的效果

## 紀錄

log-phase = { $phase ->
    [start] 開始階段
    [draw] 抽牌階段
    [set-scene-card] 設置場景階段
    [set-character-card] 設置角色階段
    [level-up] 升級階段
    [open] 翻開階段
    [effect-activation] 發動效果階段
    [judgement] 判定階段
    [end] 結束階段
   *[game-preparation] 遊戲準備
}
log-redraw = { $player }更換手牌。
log-lead = 第{ $n }回合：{ $player }是先導玩家。
log-draw = { $player }抽了{ $card }。
log-draw-many = { $player }抽了{ $cards }。
log-set = { $player }在{ $n }區設置{ $card }。
log-level-up = { $player }用{ $card }讓{ $n }區的角色升級。
log-open = { $n }區翻開{ $card }。
log-open-many = { $n }區翻開{ $cards }。
log-enters-play = { $card }在{ $n }區登場。
log-enters-play-many = { $cards }在{ $n }區登場。
log-put = { $card }被放到{ $n }區。
log-scene = { $player }設置場景{ $card }。
log-effect = 處理{ $card }的效果。
log-reveal = 公開{ $card }。
log-reveal-many = 公開{ $cards }。
log-charge = { $card }放到{ $n }區的角色下面。
log-discard = { $card }進入棄牌區。
log-discard-many = { $cards }進入棄牌區。
log-exile = { $card }被除外。
log-put-into-hand = { $card }加入{ $player }的手牌。
log-return-to-deck = { $card }回到{ $player }的卡組。
log-return-to-deck-many = { $cards }回到{ $player }的卡組。
log-swap = { $card }換位置。
log-bp = { $card }的BP { SIGN($n) }。
log-grade = { $card }的BP等級 { SIGN($n) }。
log-type = { $card }的屬性改變。
log-extra = { $card }使用EXTRA BP。
log-be-a-win = { $card }的戰鬥視為獲勝。
log-be-a-tie = { $card }的戰鬥視為平手。
log-no-level-up = { $card }不能升級。
log-unaffected = { $card }不受影響。
log-negate = { $player }使一個效果文字無效。
log-no-effect = { $card }的效果無法處理。
log-no-activate = { $card }的[啟動]效果無法使用。
log-no-exile = { $player }棄牌區的卡片不能被除外。
log-level = { $card }的等級 { SIGN($n) }。
log-no-return = { $card }不能加入手牌。
log-no-send = { $card }不能送入棄牌區。
log-no-deck = { $card }不能放回卡組。
log-no-exiling = { $card }不能被除外。
log-no-choice = { $card }不能被選擇。
log-shield = { $card }不受對手的效果影響。
log-ban = { $player }不能{ $n ->
    [0] 使用[啟動]效果
    [1] 使用角色的[啟動]效果
    [2] 使用場景卡的[啟動]效果
    [3] 設置場景卡
    [4] 使角色升級
    [5] 以效果抽卡
   *[other] 處理登場效果
  }。
log-set-again = { $player }可再設置一張場景卡。
log-battle = 戰鬥區{ $n }：{ WHO($player) ->
    [nobody] 平手。
   *[they] { $player }獲勝。
}
log-game-over = { WHO($player) ->
    [nobody] 遊戲沒有勝者。
   *[they] { $player }獲勝！
}

## 不能做的原因

no-only-from-hand = 只有手牌中的卡片能設置或疊放。
no-only-scenes = 只有場景卡能放到場景區。
no-scene-phase = 場景卡在先導玩家設置場景階段設置。
no-only-lead = 只有先導玩家設置場景卡。
no-scene-set-already = 這回合已設置過場景卡。
no-round-not-reached = 它的場數是{ $round }；場上的場數計為{ $count }。
no-round-below-scene = 它的場數是{ $round }；場上場景的場數是{ $scene }。
no-only-characters-set = 只有角色卡能設置在戰鬥區。
no-set-step = 角色在你的設置角色步驟設置。
no-single-bp = 它沒有SINGLE BP，不能單獨登場。
no-only-characters-level = 只有角色卡能讓角色升級。
no-level-up-step = 角色在你的升級步驟升級。
no-fitting-character = 你沒有同名（或同隊）且等級剛好低一級的角色。
no-cannot-level-up = 這名角色現在不能升級。
no-levelled-already = 這名角色在此階段已升級過。
no-not-your-scene = 只有場景的主人能使用它的能力。
no-not-your-power = 只能使用你的角色與場景的能力。
no-payment-power = 它沒有支付能力。
no-payment-step = 支付能力在你的支付效果步驟使用。
no-not-on-top = 只有最上面正面朝上的卡片文字有效。
no-text-not-active = 它的效果文字現在無效。
no-text-in-this-state = 角色為{ $state }時它的文字無效。
no-used-up = 它這回合可使用的次數已用完。
no-cost = 無法支付它的全部費用。

option-by-hand = 手動處理的卡片
option-by-hand-says = 卡組可放入電腦看不懂的卡片，由雙方手動處理。限兩位真人玩家。
option-by-hand-0 = 否
option-by-hand-1 = 是
option-sealed = 現開賽
option-sealed-says = 以現開卡包組成的卡組所用的比賽規則。
option-sealed-0 = 否
option-sealed-1 = 是

## How a game ends, by the rule

end-1-3-2b = { WHO($winner) ->
    [you] 你在一個回合裡贏了三場戰鬥。
   *[they] { $winner }在一個回合裡贏了三場戰鬥。
}
end-1-3-3 = { WHO($winner) ->
    [you] 雙方在同一回合都贏了三場戰鬥，而你贏得更多。
   *[they] 雙方在同一回合都贏了三場戰鬥，而{ $winner }贏得更多。
}
end-1-3-4a = { WHO($loser) ->
    [you] 你沒有可以設置的角色卡。
   *[they] { $loser }沒有可以設置的角色卡。
}
end-12-4-3b = { WHO($loser) ->
    [you] 你無法填滿空著的戰鬥區。
   *[they] { $loser }無法填滿空著的戰鬥區。
}
end-fr-10a = 時間到了，由場上贏得的戰鬥決定勝負。
end-1-3-5 = 最後的回合結束了，沒有人獲勝。

## 卡組的特色

about-deck-dawn-chorus = AURELISE與CORVANE：穩健的英雄，尋找場景、賦予屬性，靠BP等級在後期獲勝。
about-deck-hunger-of-the-deep = 只有怪獸：第一回合就很大，唯獨害怕一種屬性，並覬覦對手的棄牌區。
about-deck-iron-tide = GANTRY搭配ORREL與LUMEK：為起重機充能，花掉它的貨物，在鏡中決定敵人是什麼。
about-deck-twin-lights = TALLOW、WICK與BRANDOCK：站在哪裡很重要，鐘衛能跨名升級，捨棄的卡片化為BP。
