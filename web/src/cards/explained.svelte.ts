/** The words that can be explained in each game; read once, when a card is first looked at closely. */
import { api } from '../line/api';
import { Words } from './words';

const NONE = new Words({});
const asked = new Set<string>();
let all = $state.raw<Record<string, Words>>({});

export function wordsOf(game: string): Words {
  if (!asked.has(game)) {
    asked.add(game);
    Promise.all([api.game(game), api.cards(game)]).then(
      ([info, cards]) => (all = { ...all, [game]: new Words(info.words ?? {}, cards) }),
      () => asked.delete(game),
    );
  }
  return all[game] ?? NONE;
}
