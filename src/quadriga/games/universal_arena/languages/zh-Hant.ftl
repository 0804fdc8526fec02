# 沒有官方中文用語的詞彙為本專案自訂（非官方）。

## 桌面

zone-line = 陣線
zone-draw-pile = 抽牌堆
zone-discard-pile = 棄牌堆
zone-ultimates = 必殺技
zone-removed = 移除
zone-fast-zone = 快速區
zone-normal-zone = 普通區
zone-slow-zone = 慢速區
zone-aside = 使用中
phase-preparation = 準備
phase-turn-start = 回合開始
phase-movement = 移動
phase-combat = 戰鬥
phase-turn-end = 回合結束
counter-energy = 能量
counter-ultimate-meter = 必殺計量
flag-initiative = 先機
flag-cannot-play = 不能出牌
action-play = 出牌
action-swap = 換位
field-cost = 費用
field-power = 威力
field-types = 種類
field-target = 目標
field-speed = 速度
value-hp = 體力
value-max-hp = 體力上限
value-shield = 護盾
value-speed = 速度
value-cost = 費用
value-meter = 計量
value-power = 威力
value-fast = 快速
value-normal = 普通
value-slow = 慢速
change-stagnate = 停滯：能量 { SIGN($n) }
change-prepare = 準備：能量 { SIGN($n) }
change-follow-up = 作為追擊：{ $n }能量
mark-status = { $status }
mark-status-count = { $status } { $n }
mark-status-two = { $status } { $n }/{ $count }
side-left = 左
side-right = 右

## 規則中的狀態

status-bleed = 流血
status-burn = 燃燒
status-disarm = 繳械
status-frail = 脆弱
status-poison = 中毒
status-root = 定身
status-seal = 封印
status-silence = 沉默
status-slow = 遲緩
status-frazzle = 焦躁
status-stagger = 踉蹌
status-strain = 疲勞
status-stagnate = 停滯
status-stun = 暈眩
status-weak = 虛弱
status-vulnerable = 易傷
status-wound = 創傷
status-wither = 凋萎
status-dexterity = 靈巧
status-focus = 專注
status-fortified = 堅固
status-haste = 加速
status-strength = 力量
status-barrier = 屏障
status-invulnerable = 無敵
status-regen = 再生
status-renewal = 復甦
status-cover-adjacent = 掩護（相鄰）
status-cover-all = 掩護（全體）
status-taunt = 嘲諷
status-thorns = 荊棘

## 詢問

ask-line = 從左到右，下一個站誰？
ask-movement = 移動輪：支付1能量讓相鄰兩人換位，或略過。
ask-movement-free = 移動輪：交換相鄰兩名角色（本回合第一次免費，之後1能量），或略過。
ask-open = 用一張卡開啟戰鬥輪，或結束回合。
ask-combat = 輪到你出牌或略過。
ask-target = 選擇目標。
ask-x = 指定X。
ask-zone = 放到哪個區？
ask-follow-up = 有卡被使用：要以追擊或援護攻擊回應嗎？
ask-counter = 要用卡反擊攻擊者嗎？
ask-cover = 由誰掩護目標？
ask-rescue = 體力將歸零。要花費來保住嗎？
ask-spend = 要為效果花費嗎？
ask-may = 要使用這部分效果嗎？
ask-amount = 要花費多少？
ask-mode = 選擇一項。
ask-direction = 推向哪一邊？
ask-scry = 棄掉看到的一張，或保留其餘。
ask-top = 哪張放最上面？
ask-seek = 拿一張符合的卡，或棄掉其餘。
ask-search = 從抽牌堆拿哪張？
ask-exhaust = 要消耗哪張手牌？
ask-discard = 棄掉哪張？

## 選項

do-end-turn = 結束回合
do-no-answer = 不回應
do-no-counter = 不反擊
do-keep-rest = 保留其餘
do-take-no-more = 不再拿
do-mode = { $text }
do-mode-line = 第{ $n }項
do-place = { $place }
do-swap = { $left }與{ $right }換位
do-swap-free = 交換{ $left }與{ $right }（免費）
do-play = 打出{ $card }（{ $price }）
do-play-free = 打出{ $card }
do-pick = { $card }
do-pick-character = { $card }（體力{ $hp }）
price-energy = { $n }能量
price-meter = { $n }計量
price-x = X
price-and = { $first } + { $next }

## 紀錄

log-phase-preparation = 準備
log-phase-turn-start = 回合開始
log-phase-movement = 移動
log-phase-combat = 戰鬥
log-phase-turn-end = 回合結束
log-first-player = { $player }先手並擁有先機。
log-lines = 雙方陣線公開。
log-turn = 第{ $n }回合；{ $player }擁有先機。
log-round = { $player }開啟第{ $n }戰鬥輪。
log-round-over = 戰鬥輪結束。
log-swap = { $card }換位。
log-move-failed = { $card }無法移動。
log-pushed = { $card }被推開。
log-pulled = { $card }被拉近。
log-draw = { $player }抽了{ $card }。
log-draw-many = { $player }抽了{ $cards }。
log-reshuffle = { $player }把棄牌堆洗成新的抽牌堆。
log-energy = { $player }有{ $n }能量。
log-energy-gained = { $player }獲得{ $n }能量。
log-energy-lost = { $player }失去{ $n }能量。
log-hand-filled = { $player }本回合手牌補至{ $n }張。
log-meter = { $player }獲得{ $n }必殺計量。
log-meter-lost = { $player }失去{ $n }必殺計量。
log-pay = { $player }為{ $card }支付{ $n }能量。
log-target = { $card }瞄準{ $target }。
log-play = { $player }打出{ $card }。
log-clash = { $card }對抗。
log-clash-decided = { $card }以{ $n }之差贏得對抗。
log-cancelled = { $card }被取消。
log-negated = { $card }被無效。
log-reuse = { $card }再次使用。
log-use = { $card }生效。
log-roll = { $card }擲出{ $n }。
log-distance = { $card }因距離計為{ $n }。
log-hit = { $card }被擊中。
log-evaded = { $card }閃避。
log-damage = { $card }失去{ $n }體力。
log-immune = { $card }免疫。
log-hp-lost = { $card }失去{ $n }體力（非傷害）。
log-heal = { $card }恢復{ $n }體力。
log-shield = { $card }獲得{ $n }護盾。
log-shield-lost = { $card }失去{ $n }護盾。
log-gain = { $card }獲得{ $n }層{ $status }。
log-lose = { $card }失去{ $n }層{ $status }。
log-number-set = { $card }現有{ $n }層{ $status }。
log-count-set = { $card }的{ $status }次數變為{ $n }。
log-spend = { $card }花費{ $n }層{ $status }。
log-expired = { $card }的{ $status }到期。
log-status-gone = { $card }不再有{ $status }。
log-dearer = 手牌{ $card }費用加1。
log-trigger = { $card }的文字發動。
log-redirected = { $card }轉向其他目標。
log-reload = { $card }重新裝填。
log-rescued = { $card }以{ $n }體力撐住。
log-defeated = { $card }倒下。
log-vanished = { $card }隨角色離場。
log-vanished-many = { $cards }隨角色離場。
log-discard = { $card }被棄掉。
log-discard-many = { $cards }被棄掉。
log-exhausted = { $card }被消耗。
log-exhausted-many = { $cards }被消耗。
log-return = { $card }回到必殺技。
log-taken = { $player }展示並拿取{ $card }。
log-shown = { $player }展示{ $card }。
log-create = 產生{ $card }。
log-barred = { $player }在這戰鬥輪結束前不能出牌。
log-initiative = 先機轉給{ $player }。
log-resolve = { $zone }結算。
log-active = { $zone }再次啟動。
log-paused = { $zone }暫停。

## 不能做的原因

no-only-characters-swap = 只有角色能換位。
no-not-your-line = 它不是你陣線中的角色。
no-swap-in-movement = 換位只在移動輪進行。
no-priority = 現在輪到另一位玩家。
no-is-defeated = 它已倒下。
no-swap-energy = 換位需要1能量，而能量已用盡。
no-stunned-swap = 被暈眩的角色不能換位。
no-neighbour = 它旁邊沒有人。
no-character-is-no-card = 角色不是能打出的卡片。
no-other-team = 那是另一隊的卡片。
no-not-in-hand = 它不在你的手牌中，也不是你可用的必殺技。
no-other-acts = 現在由另一位玩家行動。
no-combat-round = 卡片在戰鬥輪中輪到自己時打出。
no-barred = 你的隊伍在這戰鬥輪結束前不能出牌。
no-character-defeated = 它的角色已倒下。
no-character-stunned = 它的角色本回合被暈眩。
no-status-forbids = 它的角色的狀態禁止使用它。
no-disarm = 「繳械」禁止它的角色使用物理卡。
no-silence = 「沉默」禁止它的角色使用魔法卡。
no-seal = 「封印」禁止它的角色使用特殊卡。
no-energy = 你的隊伍能量不足。
no-meter = 你的隊伍必殺計量不足。
no-requirement = 它的文字所要求的使用條件未滿足。
no-target = 沒有它能選為目標的角色。
no-too-slow = 對目前開啟的區來說它太慢。
no-window = 它沒有適用於此時的追擊或援護攻擊。

## 隊伍的問題

deck-characters = 有{ $n }名角色，應為{ $size }名
deck-unknown-characters = 不認識的角色：{ $cards }
deck-twice = { $card }（{ $version }）有{ $n }名，最多一名
deck-page = { $card }帶來{ $basics }張基本卡與{ $techniques }張技巧卡，應為{ $basics_needed }與{ $techniques_needed }張

## 雙方可約定的事

option-edition = 版本
option-edition-says = 使用作者規則書的哪個版本。2026年7月版有免費換位、距離，以及把命中引向自己的防禦。
option-edition-1 = 2026年1月
option-edition-2 = 2026年7月
option-must-open = 第一個戰鬥輪
option-must-open-says = 有先機的玩家在有合法出牌時，是否必須開啟回合中的第一個戰鬥輪。
option-must-open-1 = 必須開啟
option-must-open-0 = 可以略過
option-zone-returns = 暫停的區域恢復時
option-zone-returns-says = 暫停的區域再次成為作用區時，誰有優先權。
option-zone-returns-0 = 最後在該區出牌者的對手
option-zone-returns-1 = 剛略過者的對手
option-rolls = 威力擲值
option-rolls-says = 贏得對抗的擲值是否也是使用時的擲值，或是重新擲值。
option-rolls-2 = 對抗與使用各擲一次
option-rolls-1 = 兩者共用一次
option-stand-in = 防禦對攻擊（2026年7月）
option-stand-in-says = 為他人使用的防禦遇上攻擊時，由誰獲得護盾並被命中。
option-stand-in-0 = 由使用者承受
option-stand-in-1 = 護盾一律給使用者
option-stand-in-2 = 由其目標承受
option-turn-limit = 回合上限
option-turn-limit-says = 此回合之後體力總和較高者獲勝，相同則平手。

## How a game ends, by the rule

end-uni-win-1 = { WHO($loser) ->
    [you] 你的隊伍全部倒下了。
   *[they] { $loser }的隊伍全部倒下了。
}
end-uni-house-win-1 = 雙方隊伍同時全部倒下。
end-uni-house-win-2 = 最後的回合結束了，體力較多的隊伍獲勝。

## 卡組的特色

about-deck-full-house = 多段命中與賴著不走的卡：蜂群、發條與幸運的一擲。
about-deck-loose-ends = 速度與追擊：Bram移動陣線，Corvin點燃它，Vesper把燈熄滅。
about-deck-slow-ruin = 時間站在它這邊：「註腳」、「中毒」與「焦躁」慢慢磨，「共鳴」步步攀升。
about-deck-the-rail = 一面牆、一盞燈、一把槍：Mirelle承受攻擊，Anwen治療，Halvard從兩人上方射擊。
