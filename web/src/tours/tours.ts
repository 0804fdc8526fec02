/**
 * First-time tours, played on the real table. First something is shown, then every question that comes up is explained: the first
 * time with its first text, the second time with its second, and so on. So a tour goes on whatever the person and the computer do.
 */
export interface Stop {
  say: string;
  /** A zone to look at. */
  look?: string;
  /** Options whose English label begins with this are marked. */
  mark?: string;
}

export interface Tour {
  shown: Stop[];
  /** By the kind of question. */
  asked: Record<string, Stop[]>;
  won: string;
  over: string;
}

/** For questions that a tour has nothing to say about. */
export const ANY_QUESTION: Stop = { say: 'Choose what you like; “Rule” beside the question tells why it is asked.' };

export const TOURS: Record<string, Tour> = {
  'union-arena': {
    shown: [
      { say: 'Your side of the table is below. Characters on the front line attack and block; there is room for four.', look: 'front line' },
      { say: 'Cards on the energy line generate energy: the round beads on them. To use a card you must generate as much as its round number says. Energy is only measured, never spent.', look: 'energy line' },
      { say: 'What is spent are AP, the three beads beside your name. Most cards cost one, as the diamond on the card says. They come back every turn.' },
      { say: 'Each player has life cards. An attack that gets through turns one up; who has none left has lost. Your opponent has two.', look: 'life area' },
    ],
    asked: {
      main: [
        { say: 'Your main phase. What glows can be used. Play Oilcan Wenn onto the energy line: click it and choose the line, drag it there, or take the marked option of the list.', look: 'hand', mark: 'Play Oilcan Wenn onto the energy line' },
        { say: 'Good: it generates energy from now on. Lanternkeeper Oda can Raid: she comes on top of a character that her card names and may attack at once. Try it.', look: 'front line', mark: 'Raid with Lanternkeeper Oda' },
        { say: 'Curious why something cannot be done? Right-click a card, press it long, or press W on it. When you have nothing to add, end the main phase.', mark: 'End the main phase' },
      ],
      attack: [
        { say: 'Attack phase. Active characters of the front line may attack, one after the other. Nobody can block you: attack the player.', look: 'front line', mark: 'Attack the player' },
        { say: 'The attacker rests: it lies sideways and cannot attack again this turn. Every line of the log opens the rule behind it. Attack with the next one.', mark: 'Attack the player' },
      ],
      life: [
        { say: 'The attack got through. Choose which life card is turned up.', mark: 'life card' },
        { say: 'Some life cards have a trigger, the sign in their upper corner, which helps whoever is hit. Turn up the last one.', mark: 'life card' },
      ],
      movement: [{ say: 'At the beginning of a turn characters may change between your lines. Move them, or finish.' }],
      'extra draw': [{ say: 'Before the turn you may pay an AP to draw one more card.' }],
      block: [{ say: 'You are attacked. An active character of your front line may block; then the two compare BP, and the weaker one falls.' }],
    },
    won: 'No life is left over there: you have won. You know enough for a quick game; “Hint” shows the best options whenever you ask.',
    over: 'The game is over. Take the tour again, or try a quick game: “Hint” shows the best options whenever you ask.',
  },
  ultraman: {
    shown: [
      { say: 'Giants fight side by side, each in an area of its own against the one across. The large number is BP: more BP wins the battle.', look: 'battle area' },
      { say: 'Cards with ★ at the area have won the last comparison; who lost lies sideways. Each turn all battles are compared anew, and three battles won within one turn win the game.', look: 'battle area' },
      { say: 'You have won one and lost one. You need a new giant in the next area, and a stronger one in area 2.' },
    ],
    asked: {
      set: [
        { say: 'Everybody sets one character face down in the new area; the number at the top is its level. Set First Peal and keep the higher levels for later.', look: 'hand', mark: 'Aurelise of the Dawn Bell, First Peal' },
        { say: 'Again a new area, again a character face down.', look: 'hand' },
      ],
      'level up': [
        { say: 'Level up: a card of the same character and one level more goes on top, and its larger BP counts (DOUBLE, then TRIPLE). Put Bell Rope onto Morning Guard in area 2.', mark: 'Level up Aurelise of the Dawn Bell, Morning Guard in area 2 with Aurelise of the Dawn Bell, Bell Rope' },
        { say: 'Each character levels up once a turn. A card kept in the hand is a giant for tomorrow. Finish when you are content.', mark: 'Finish levelling up' },
      ],
      may: [{ say: 'Cards do something when they enter play. Hover over the card (or press it long) to read it, then decide.' }],
      scene: [{ say: 'A scene card changes the ground that everybody fights on. You may set one.' }],
    },
    won: 'Three battles within one turn: you have won. In a quick game you begin with the first area.',
    over: 'The game is over. Take the tour again, or try a quick game: “Hint” shows the best options whenever you ask.',
  },
  'universal-arena': {
    shown: [
      { say: 'Your team of three stands in its line; the large number is a fighter’s HP. When nobody of a team stands, it has lost. One of theirs is left.', look: 'line' },
      { say: 'Cards belong to your fighters and cost Energy, the number at the top. Both players get five Energy each turn.', look: 'hand' },
      { say: 'A card waits in a zone until it is used: the Fast Zone is used first, then the Normal, then the Slow Zone. Two cards that meet there clash.', look: 'Normal Zone' },
    ],
    asked: {
      movement: [
        { say: 'The turn begins with movement: neighbours may change places for 1 Energy, which matters to cards that reach only the front. Pass for now.', mark: 'Pass' },
        { say: 'Movement again. Who has the initiative begins. Pass, unless somebody should step back.', mark: 'Pass' },
      ],
      open: [
        { say: 'Open the Combat Round with an attack: its power is rolled between the two numbers in its corner. Cut does 10 to 14.', look: 'hand', mark: 'Play Cut' },
        { say: 'Energy is left: open another round. Attacks finish the fight.', mark: 'Play ' },
        { say: 'Attack as long as you have Energy, then end the turn; new cards come with the next.', mark: 'Play ' },
      ],
      zone: [{ say: 'Every card has a speed and may also wait in a slower zone. Take the quickest one.', look: 'Normal Zone', mark: 'Normal Zone' }],
      combat: [
        { say: 'You have priority. If the other side has put a card against yours, the two will clash: the higher roll wins. Add a card, or pass.', mark: 'Pass' },
        { say: 'When both pass one after the other, the cards in the zone are used.', mark: 'Pass' },
      ],
      'follow-up': [{ say: 'A Follow-Up answers a card that has just been used, for its own Energy. Use it while you can.', mark: 'Play ' }],
      target: [{ say: 'Choose who is hit. Read the marks on fighters: Shields and statuses hang there.' }],
    },
    won: 'Their line is empty: you have won. Each roll and each point of damage stands in the log with its rule.',
    over: 'The game is over. Take the tour again, or try a quick game: “Hint” shows the best options whenever you ask.',
  },
  'guardians-arena': {
    shown: [
      { say: 'Three Strongholds are yours, left, centre and right. Creatures stand on them, face down for the other player.', look: 'Stronghold left' },
      { say: 'A creature with a Shield may go out into the Arena. If another one stands across, they duel: more Vitality, the number on the card, wins.', look: 'Combat Zone left' },
      { say: 'A creature that comes home from the Arena is Victorious. Seven Victorious creatures win; you have six. A fallen Guardian loses the game, too.', look: 'Victorious' },
    ],
    asked: {
      draft: [
        { say: 'Drafting: you take turns arming your side, one action at a time. Give the Shield to the Oathbound on the left: drag it there, or take the marked option.', look: 'hand', mark: 'Give Shield of the First Lamp to Oathbound' },
        { say: 'An Item makes its bearer stronger, a new creature guards a Stronghold. Add what you like; pass when you are done.', mark: 'Pass' },
      ],
      enter: [
        { say: 'Now the Arena: which of your shielded creatures go in? Send the Oathbound.', look: 'Combat Zone left', mark: 'Oathbound of the Last Lamp' },
        { say: 'Creatures without a Shield stay at home. No further creature enters.', mark: 'No further creature enters' },
      ],
      secondary: [{ say: 'The Duel is on. After the first comparison either side may add a fighter or a card from Storage; who is content passes.', mark: 'Pass' }],
      discard: [{ say: 'Seven cards may stay in your hand. Choose what to give up.' }],
      movement: [{ say: 'While the Arena settles, creatures at home may change their Strongholds. Stay as you are.', mark: 'Stay as you are' }],
      terrain: [{ say: 'Who holds a space of the Arena may change its Terrain, which helps some creatures and hinders others. Leave it, or lay yours.', look: 'Terrain left', mark: 'Leave it' }],
      challenge: [{ say: 'A Shield may capture an unshielded creature across, or break another Shield.' }],
      raid: [{ say: 'At last one creature may raid a Stronghold across. The card and the rule beside the question say what a raid can win; “No Raid” keeps it at home.' }],
    },
    won: 'Seven Victorious creatures: you have won. A quick game begins with the drafting, as here.',
    over: 'The game is over. Take the tour again, or try a quick game: “Hint” shows the best options whenever you ask.',
  },
};
