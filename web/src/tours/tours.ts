/** First-time tours: what to say, where to look, and what the person does before it goes on. */
export interface Stop {
  say: string;
  /** A zone to look at. */
  look?: string;
  /** Go on when this happens; without it there is a button. */
  until?: { event?: string; decision?: string; over?: true };
}

export const TOURS: Record<string, Stop[]> = {
  'union-arena': [
    { say: 'This is your side of the table. Characters on the front line attack and block.', look: 'front line' },
    { say: 'Cards on the energy line generate energy. To use a card you must generate as much as its round number says; nothing is spent.', look: 'energy line' },
    { say: 'What is spent are AP: the beads beside your name. Most cards cost one, as the diamond on the card says.' },
    { say: 'What glows can be done. Play Oilcan Wenn from your hand: click it and choose the energy line, or drag it there.', look: 'hand', until: { event: 'play' } },
    { say: 'Good. Right-click any card (or press W on it) to ask why something cannot be done. Now end your main phase.', until: { decision: 'attack' } },
    { say: 'Your opponent has two lives left and nobody to block. Attack the player with a character of your front line.', look: 'front line', until: { event: 'attack' } },
    { say: 'The attacker rests. The life card was turned up; some have a trigger that helps its owner. Every line of the log opens its rule. Attack once more.', until: { over: true } },
    { say: 'No lives are left: you win. You know enough for a quick game; hints help whenever you ask.' },
  ],
  ultraman: [
    { say: 'Each turn a new battle area opens, and everybody sets one character face down.', look: 'battle area' },
    { say: 'A character with the same name and one level more is put on top: DOUBLE, TRIPLE. The number in the corner grows with it.' },
    { say: 'All areas are compared at once; higher BP wins. Three battles won within one turn win the game.' },
    { say: 'You have won two. Set a strong character in the new area.', look: 'hand', until: { event: 'set' } },
    { say: 'Now the cards are opened and compared.', until: { over: true } },
    { say: 'Three battles in one turn: you win. Try a quick game next.' },
  ],
  'universal-arena': [
    { say: 'Your team stands in its line; the number is its HP. All HP of the other team must go.', look: 'line' },
    { say: 'Cards cost Energy and go to the zone of their speed: Fast resolves before Normal, Normal before Slow.', look: 'Normal Zone' },
    { say: 'First comes movement: neighbours may swap for 1 Energy. Pass for now.', until: { decision: 'open' } },
    { say: 'Open the round with an attack from your hand.', look: 'hand', until: { event: 'play' } },
    { say: 'If the other side answers, the two cards clash: the higher roll wins. Pass when you have nothing to add.', until: { event: 'use' } },
    { say: 'Read the log: each roll and each point of damage names its rule. Play on as long as you like.' },
  ],
  'guardians-arena': [
    { say: 'Three Strongholds are yours; creatures stand on and under them.', look: 'Stronghold left' },
    { say: 'A creature with a Shield may enter the Arena and duel over the Terrain. Higher Vitality wins.', look: 'Combat Zone left' },
    { say: 'Seven victorious creatures win the game; so does killing the Guardian.', look: 'Guardian' },
    { say: 'After the duels your creatures may move. Choose how they stand.', until: { event: 'any' } },
    { say: 'Then come Terrain, Challenge and Raid. Take what the list offers; each question names its rule. Play on as long as you like.' },
  ],
};
