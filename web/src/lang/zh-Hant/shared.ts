import type { Dictionary } from '../match';

/** What the engine says in every game. Words without a source in the glossary are ours (unofficial). */
const dictionary: Dictionary = {
  You: '你',
  Nobody: '無人',
  'Player A': '玩家A',
  'Player B': '玩家B',
  Yes: '是',
  No: '否',
  Done: '完成',
  Pass: '略過',
  deck: '卡組',
  hand: '手牌',
  'a card': '一張卡片',
  'a hidden card': '一張蓋著的卡片',
  'nobody won': '無人獲勝',
  '{player} won': '{player}獲勝',
  '{player} won.': '{player}獲勝。',
  'The game is a draw.': '平手。',
  'The game is over.': '遊戲結束。',
  'The game ends without a winner.': '遊戲沒有勝者。',
  '{player} shuffles.': '{player}洗牌。',
  'There is no such card that you can see.': '你看得到的卡片中沒有這一張。',
  'It is not your turn.': '現在不是你的回合。',
  'Choose.': '請選擇。',
  'Choose a card.': '請選擇卡片。',
  'Do you want to do this?': '要這麼做嗎？',
  'Choose a number.': '請選擇數字。',
  'unknown cards: {list}': '不認識的卡片：{list}',
  '{card}: {rest}': '{card}：{rest}',
  'There is no such card.': '沒有這張卡片。',
  '{n} cards have this name; write the number of the one you mean.': '有{n}張卡片同名；請寫出你要的卡片編號。',
  'The number of copies must be 1 to {n}.': '張數必須是1到{n}。',
  'the deck cannot be read: {rest}': '無法讀取卡組：{rest}',
  '{n} copies of {card}, at most {all}': '「{card}」有{n}張，最多{all}張',
};

export default dictionary;
