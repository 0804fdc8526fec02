# 沒有官方中文用語的詞彙為本專案自訂（非官方）。

## 桌面

zone-creatures-pen = 生物欄
zone-storage = 儲存區
zone-discard-pile = 棄牌堆
zone-victorious = 勝者
zone-captured = 俘虜
zone-guardian = 守護者
zone-shields-in-play = 場上的盾
zone-items-in-play = 場上的物品
zone-out-of-the-game = 離開遊戲
zone-played-cards = 使用中
zone-stronghold-left = 左要塞
zone-stronghold-centre = 中要塞
zone-stronghold-right = 右要塞
zone-on-stronghold-left = 左要塞上
zone-on-stronghold-centre = 中要塞上
zone-on-stronghold-right = 右要塞上
zone-under-stronghold-left = 左要塞下
zone-under-stronghold-centre = 中要塞下
zone-under-stronghold-right = 右要塞下
zone-upgrade-left = 左升級
zone-upgrade-centre = 中升級
zone-upgrade-right = 右升級
zone-combat-zone-left = 左戰鬥區
zone-combat-zone-centre = 中戰鬥區
zone-combat-zone-right = 右戰鬥區
zone-secondary-fighters-left = 左副戰者
zone-secondary-fighters-centre = 中副戰者
zone-secondary-fighters-right = 右副戰者
zone-terrain-left = 左地形
zone-terrain-centre = 中地形
zone-terrain-right = 右地形
zone-on = 上
zone-under = 下
zone-upgrade = 升級
zone-secondary-fighters = 副戰者
phase-set-up = 準備
phase-i-a-stock = I.A 補牌
phase-i-b-storage-hand = I.B 儲存手牌
phase-i-c-up-card = I.C 翻牌
phase-i-d-drafting = I.D 佈署
phase-i-e-discard = I.E 棄牌
phase-ii-a-entering = II.A 進場
phase-ii-b-primary-round = II.B 主輪
phase-ii-b-secondary-round = II.B 副輪
phase-ii-b-resolution = II.B 結算
phase-ii-c-movement = II.C 移動
phase-iii-a-terrain = III.A 地形
phase-iii-b-exiting = III.B 離場
phase-iii-c-challenge = III.C 挑戰
phase-iii-d-raid = III.D 突襲
phase-iii-e-end = III.E 結束
counter-power-stones = 能量石
counter-victorious = 勝者
counter-ruins = 廢墟
counter-up-card = 翻牌
flag-initiative = 先機
action-draft = 佈署
action-enter = 進場
action-play = 使用
action-channel = 引導
action-shoot = 射擊
action-fight = 參戰
action-capture = 俘虜
action-raid = 突襲
action-siege = 圍攻
action-storm = 強攻
action-rebuild = 重建
field-type = 種類
field-class = 類別
field-size = 體型
field-vitality = 活力
field-red = 紅色活力
field-ocb = 異色加成
field-bribery = 賄賂
field-flying = 飛行
field-channeling = 引導
field-channeler = 引導者
field-ranged = 遠程攻擊
field-command = 命令
value-vitality = 活力
value-mortal = 凡人
value-elemental = 元素
value-external = 外界
value-creature = 生物
value-shield = 盾
value-shield-terrain = 盾／地形
value-terrain = 地形
value-spell = 法術
value-item-creature = 物品／生物
value-item-hand = 物品／手牌
value-bribery = 賄賂
value-upgrade = 升級
value-downgrade = 降級
value-standard-bearer = 旗手
value-stronghold = 要塞
value-guardian = 守護者
mark-ruin = 廢墟
mark-used = 已使用
mark-dispelled = 命令已解除
mark-face-down = 蓋著
side-left = 左
side-centre = 中
side-right = 右

## 卡片與位置

at-on-yours = { $card }（你的{ $side }要塞上）
at-under-yours = { $card }（你的{ $side }要塞下）
at-front-yours = { $card }（你的{ $side }要塞前）
at-on-theirs = { $card }（敵方{ $side }要塞上）
at-under-theirs = { $card }（敵方{ $side }要塞下）
at-front-theirs = { $card }（敵方{ $side }要塞前）
borne-by = { $target }的{ $card }
hidden-at = { $where }蓋著的卡
place-off = { $zone }
place-stronghold = { $side }要塞
place-on = { $side }要塞上
place-under = { $side }要塞下
place-upgrade = { $side }要塞旁
place-space = { $side }格
place-fighters = { $side }決鬥者旁
place-terrain = { $side }格

## 詢問

ask-redraw = 你沒有生物。要展示手牌並重抽八張嗎？
ask-leave-up-card = 要把翻牌留在卡組上，抽它下面的卡嗎？
ask-draft = 佈署：做一個行動，或在此步驟略過。
ask-discard = 手牌超過七張：選一張棄掉。
ask-enter = 進入競技場：哪些帶盾生物出戰？
ask-primary = 主輪：使用儲存卡、支援者或守護者，或略過。
ask-secondary = 副輪：加入戰者、對戰者使用儲存卡，或略過。
ask-answer = 要在生效前回應嗎？
ask-save = 你的決鬥者落敗。要救它嗎？
ask-pay = 支付一顆能量石，否則落敗的生物回到主人的生物欄。
ask-movement = 移動：安排要塞上的生物。
ask-terrain = 地形：要改變你的生物腳下的地形嗎？
ask-challenge = 挑戰：用你的盾俘虜生物或摧毀盾嗎？
ask-raid = 突襲：用一隻生物攻擊，或重建廢墟？
ask-raid-fight = 突襲：加入戰者、使用守護者的引導，或略過。

## 選項

do-enter-no-more = 不再派生物進場
do-no-answer = 不回應
do-let-go = 放棄
do-no-pay = 不支付
do-leave-terrain = 維持原狀
do-no-challenge = 不挑戰
do-no-raid = 不突襲
do-keep = 保留這手牌
do-redraw = 展示手牌並重抽八張
do-stay = 維持原位
do-arrange = { $places }
do-arranged = { $side }：{ $card }
do-raze = 摧毀{ $side }格的地形
do-discard = 棄掉{ $card }
do-lay-on = 把{ $card }放到{ $side }要塞上
do-lay-under = 把{ $card }放到{ $side }要塞下
do-terrain = 把{ $card }放到{ $side }格
do-give = 把{ $card }交給{ $target }
do-build = 在{ $side }要塞建造{ $card }
do-enter = { $target }進場
do-play = 使用{ $card }
do-play-on = 對{ $target }使用{ $card }
do-channel = { $card }引導
do-shoot = { $card }使用遠程攻擊
do-guardian = 守護者對{ $card }引導（{ $stones }顆能量石）
do-fight = 讓{ $card }作為副戰者
do-answer = 以{ $card }回應
do-save = 用{ $card }救它
do-pay = 支付一顆能量石
do-capture = 用{ $shield }俘虜{ $target }
do-break = 用{ $shield }摧毀{ $target }
do-raid = { $card }攻擊{ $target }
do-siege = { $card }攻擊空的{ $side }要塞
do-storm = { $card }攻擊守護者
do-rebuild = 用{ $card }重建{ $side }廢墟

## 紀錄

log-phase-i = 第{ $n }回合・第一階段：抽牌與整備
log-phase-ii = 第二階段：移動與戰鬥
log-phase-iii = 第三階段：地形結算
log-cut = { $player }切牌。
log-draw = { $player }抽了{ $card }。
log-draw-many = { $player }抽了{ $cards }。
log-take-up = { $player }從{ $from }拿{ $n }張到手牌。
log-put-away = { $player }把{ $n }張放入生物欄與儲存區。
log-up-card = { $player }的翻牌是{ $card }，數字{ $n }。
log-up-card-under-deck = 數字相同：{ $card }放到卡組下面。
log-active = { $player }擁有先機。
log-lay = { $player }把{ $card }放到{ $to }。
log-shield = { $player }把{ $card }交給一隻生物。
log-terrain = { $player }把{ $card }放到{ $to }。
log-item = { $player }把{ $card }交給一隻生物。
log-build = { $player }建造{ $card }。
log-discard = { $player }棄掉{ $card }。
log-discard-many = { $player }棄掉{ $cards }。
log-enter = { $player }派{ $card }進場。
log-enter-many = { $player }派{ $cards }進場。
log-turn-up = 翻開{ $card }。
log-play = { $player }使用{ $card }。
log-answer = { $player }以{ $card }回應。
log-cancelled = { $card }被回應。
log-used = { $card }進入棄牌堆。
log-back = { $card }回到儲存區。
log-command = { $card }的命令生效。
log-dispelled = { $card }的命令被解除。
log-channel = { $card }引導{ $n }點。
log-shoot = { $card }：遠程攻擊{ $n }點。
log-area-of-effect = { $card }：範圍效果{ $n }點。
log-fighter = { $player }讓{ $card }作為副戰者。
log-fighter-many = { $player }讓{ $cards }作為副戰者。
log-total = { $player }的{ $card }計{ $n }。
log-duel-over = 決鬥結束。
log-duel-won = { $card }贏得決鬥。
log-beaten = { $card }落敗並被棄掉。
log-destroyed = { $card }被摧毀。
log-destroyed-many = { $cards }被摧毀。
log-tied = 決鬥平手，{ $card }進入生物欄。
log-to-pen = { $card }回到主人的生物欄。
log-to-pen-many = { $cards }回到主人的生物欄。
log-shield-lost = { $card }被棄掉。
log-shield-back = { $card }進入儲存區。
log-item-goes = { $card }離開它的生物。
log-rearrange = { $player }移動{ $card }。
log-rearrange-many = { $player }移動{ $cards }。
log-terrain-destroyed = { $card }被摧毀。
log-victorious = { $card }成為勝者。
log-capture = { $card }被俘虜。
log-capturing-shield = { $card }看守俘虜。
log-raid = { $card }突襲。
log-raid-tied = 突襲平手，沒有變化。
log-siege = { $card }攻擊空的要塞。
log-ruin = { $player }的一座要塞成為廢墟。
log-rebuild = { $player }用{ $card }重建。
log-rebuilt = { $player }的廢墟重建為要塞。
log-upgrade-lost = { $card }被棄掉。
log-stones = { $player }的能量石：{ SIGN($n) }
log-show = { $player }展示{ $card }。
log-taken = { $card }被拿走。
log-guardian-killed = { $card }被擊殺。
log-guardian-stands = { $card }擋住攻擊。
log-primary = { $player }贏得決鬥主輪。
log-secondary = { $player }贏得決鬥。

## 不能做的原因

no-step-draft = 卡片在佈署步驟擺放。
no-step-enter = 生物在步驟II.A進場。
no-step-play = 儲存卡在決鬥的輪次中使用。
no-step-channel = 生物在決鬥主輪引導。
no-step-shoot = 遠程攻擊在決鬥主輪使用。
no-step-fight = 副戰者在副輪或突襲中加入。
no-step-capture = 盾在挑戰步驟俘虜生物或摧毀盾。
no-step-raid = 生物在步驟III.D突襲。
no-step-siege = 要塞在步驟III.D被攻擊。
no-step-storm = 守護者在步驟III.D被攻擊。
no-step-rebuild = 廢墟在步驟III.D重建。
no-passed = 你已略過：此步驟不能再行動。
no-not-your-move = 現在不輪到你行動。
no-only-from-hand = 只能使用手牌中的卡片。
no-only-shields = 只有盾能俘虜生物或摧毀盾。
no-nothing-to-capture = 敵方場上沒有無盾的生物，也沒有盾。
no-only-terrain-rebuilds = 只有地形能重建廢墟。
no-ruin = 你沒有廢墟。
no-all-ruins = 你的要塞全是廢墟。
no-only-supporters-under = 你的要塞上都有生物，而只有具引導或遠程攻擊的生物能放到要塞下。
no-strongholds-full = 每座未毀的要塞上下都已有生物。
no-creature-without-shield = 你的要塞上沒有無盾的生物。
no-free-space = 每一格都有地形。
no-creature-without-item = 你的要塞上下沒有未帶物品的生物。
no-free-end = 你兩端的要塞都不可用：它必須未毀，且沒有升級或降級。
no-free-enemy-end = 敵方兩端的要塞都已有升級。
no-storage-not-laid = 儲存卡不擺放，而在決鬥中使用。
no-only-strongholds-enter = 只有你要塞上的生物能進場。
no-shield-no-entry = 沒有盾的生物不能進場。
no-only-double-border = 決鬥中只能使用法術、賄賂與H物品。
no-stones = 需要{ $cost }顆能量石；你有{ $have }顆。
no-text-counterpart = 它的文字只提到競技場沒有的事物。
no-icon = 可及範圍內沒有帶相同圖示的敵方生物。
no-duel-target = 它在目前的決鬥中沒有目標，或它要回應的事尚未發生。
no-text-forbids-spell = 有卡片文字禁止在此使用這張法術。
no-text-forbids-card = 有卡片文字禁止在此使用這張卡片。
no-only-under-supports = 只有你要塞下的生物能支援決鬥。
no-used = 它在這次戰鬥中已使用過。
no-channeling = 它沒有引導值。
no-receiving = 你的決鬥者不能接受引導。
no-channel-now = 它現在不能對你的決鬥者引導。
no-ranged = 它沒有遠程攻擊。
no-ranged-here = 這場決鬥不允許遠程攻擊。
no-ranged-fits = 它的遠程攻擊不適用於這場決鬥。
no-only-creatures-fight = 只有生物能當副戰者。
no-secondary-here = 對那名決鬥者不允許副戰者。
no-one-already = 你方已有一張這樣的卡片。
no-kind-fights = 有卡片文字禁止這種生物參戰。
no-raiders = 突襲者須站在你的要塞上，或是你的俘虜。
no-unshielded-enemy = 敵方沒有無盾的生物。
no-card-to-pay = 你沒有可用來支付的手牌。
no-empty-stronghold = 敵方未毀的要塞都不是空的。
no-guardian-yet = { $n }座要塞成為廢墟後才能攻擊守護者。

## 卡組的問題

deck-types = 競技場沒有的卡片種類：{ $cards }
deck-least = 有{ $n }張卡片，至少需要{ $least }張
deck-outside = 守護者與要塞不算在卡組內：{ $cards }
deck-no-guardian = 沒有指定守護者
deck-not-a-guardian = 指定的不是守護者：{ $number }
deck-strongholds = 需要三張要塞卡：左、中、右

## 雙方可約定的事

option-victorious-to-win = 獲勝所需的凱旋生物
option-victorious-to-win-says = 多少隻凱旋生物可贏得遊戲。
option-primary-stands = 第一輪
option-primary-stands-says = 沒有人派出第二輪戰士時，是否由第一輪決定決鬥。
option-primary-stands-0 = 不作決定
option-primary-stands-1 = 決定該決鬥
option-turn-limit = 回合上限
option-turn-limit-says = 此回合之後遊戲結束。

option-by-hand = 手動處理的卡片
option-by-hand-says = 卡組可放入電腦看不懂的卡片，由雙方手動處理。限兩位真人玩家。
option-by-hand-0 = 否
option-by-hand-1 = 是

## How a game ends, by the rule

end-gua-house-win-1 = { WHO($loser) ->
    [you] 你的守護者被殺死了。
   *[they] { $loser }的守護者被殺死了。
}
end-gua-house-win-2 = { WHO($winner) ->
    [you] 你的勝者已經足夠。
   *[they] { $winner }的勝者已經足夠。
}
end-gua-house-win-3 = { WHO($winner) ->
    [you] 雙方的勝者都已足夠，而你的較多。
   *[they] 雙方的勝者都已足夠，而{ $winner }的較多。
}
end-gua-house-win-5 = 最後的回合結束了：先比勝者，再比廢墟。

## 卡組的特色

about-deck-barrow = 未葬者與荊棘：倒下、歸來，讓活人喪失鬥志。
about-deck-fleet = 疏浚者在水邊作戰：先用弩箭與魚叉，再用賄賂，最後才動刀。
about-deck-kiln = 餘燼、狂風與潮水：飛行者越過戰線，火焰從牆下竄出，通道敞開。
about-deck-lamp = 守望者肩並肩守住堤道：鼓舞整條戰線的領主、治療者，以及牆後的弓手。
