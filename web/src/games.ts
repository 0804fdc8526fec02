/** One sentence about each game, for somebody who has never seen it. */
export const ABOUT: Record<string, string> = {
  'union-arena': 'Two lines of four, seven lives each. Build energy behind, strike in front, and watch what the falling lives trigger.',
  ultraman: 'Scenes open one by one; giants grow level by level beneath face-down cards. Who wins more scenes wins the battle.',
  'universal-arena': 'Teams of three fight in three zones, fast, normal and slow. Cards clash by their rolls; the last team standing wins.',
  'guardians-arena': 'Six lands, troops in secret stacks, and a stronghold to bring down. Feed your guardians and choose where to fight.',
};

export const TONES: Record<string, string> = { 'union-arena': 'yellow', ultraman: 'red', 'universal-arena': 'blue', 'guardians-arena': 'green' };
