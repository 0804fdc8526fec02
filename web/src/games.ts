/** One sentence about each game, for somebody who has never seen it. */
export const ABOUT: Record<string, string> = {
  'union-arena': 'Two lines of four, seven lives each. Build energy behind, strike in front, and watch what the falling lives trigger.',
  ultraman: 'Set a giant face down, level up, open, compare. Win three battles within one turn.',
  'universal-arena': 'Teams of three fight in three zones, fast, normal and slow. Cards clash by their rolls; the last team standing wins.',
  'guardians-arena': 'Shielded creatures leave your three Strongholds to duel over the Terrain between. Seven victors win, or a fallen Guardian.',
};

export const TONES: Record<string, string> = { 'union-arena': 'yellow', ultraman: 'red', 'universal-arena': 'blue', 'guardians-arena': 'green' };
