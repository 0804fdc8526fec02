/** Requests about playing together. */
import { ask } from '../line/api';
import type { Clock, Count, Limits, MatchInfo, TableInfo, TournamentLine } from '../line/types';

export type { Count, Limits, OpenTable, TournamentLine, Watchable } from '../line/types';

export interface ShownMatch {
  match: MatchInfo;
  game: string;
  table: string;
  mine: number[];
  names: string[];
  settings: { clock: Clock; decks: string; spectators: boolean; undo: number };
}

export interface PlayedGame {
  table: string;
  won: boolean;
  drawn: boolean;
  first: boolean;
  turns: number;
  seconds: number;
  deck: string;
}

export interface PlayedMatch {
  match: string;
  game: string;
  kind: string;
  at: number;
  opponent: string;
  by: string;
  computer: boolean;
  outcome: 'won' | 'lost' | 'draw';
  score: number[];
  rating: number | null;
  change: number | null;
  games: PlayedGame[];
}

export interface RatingLine {
  name: string;
  by: string;
  rating: number;
  deviation: number;
  wins: number;
  losses: number;
  draws: number;
  me: boolean;
}

export interface AccountInfo {
  account: boolean;
  phrase: boolean;
  passkeys: { id: string; name: string; at: number }[];
  accounts_only: boolean;
  passkeys_here: boolean;
}

export interface OwnerView {
  rooms: TableInfo[];
  stored: Record<string, number>;
  lines: number;
  lobby: number;
  announcement: string;
  limits: Limits;
  bans: { id: string; name: string; reason: string; until: number }[];
  reports: { id: string; name: string; table: string; text: string; at: number }[];
}

const of = encodeURIComponent;
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);

export const together = {
  wait: (game: string, bestOf: number, name: string, deck: string) => post<{ waiting: Record<string, number> }>('/api/queue', { game, best_of: bestOf, name, ...(deck ? { deck } : {}) }),
  stopWaiting: (game: string) => post<{ waiting: Record<string, number> }>('/api/queue/leave', { game }),
  open: (wish: Record<string, unknown>) => post<ShownMatch>('/api/matches', wish),
  match: (id: string) => ask<ShownMatch>('GET', `/api/matches/${of(id)}`),
  sit: (id: string, name: string, deck: string[]) => post<ShownMatch>(`/api/matches/${of(id)}/sit`, { name, deck }),
  ready: (id: string, said: { begin?: boolean; deck?: number; key?: string }) => post<ShownMatch>(`/api/matches/${of(id)}/ready`, said),
  leave: (id: string) => ask<unknown>('DELETE', `/api/matches/${of(id)}`),
  ladder: (game: string) => ask<{ ladder: RatingLine[]; provisional: RatingLine[] }>('GET', `/api/ladder/${of(game)}`),
  history: () => ask<{ matches: PlayedMatch[]; statistics: Record<string, Record<string, Count>>; ratings: { game: string; rating: number; deviation: number; wins: number; losses: number; draws: number }[] }>('GET', '/api/me/history'),
  blocked: () => ask<{ blocked: { name: string; by: string }[] }>('GET', '/api/me/blocked').then((x) => x.blocked),
  block: (match: string) => post<unknown>('/api/me/blocked', { match }),
  unblock: (by: string) => ask<unknown>('DELETE', `/api/me/blocked/${of(by)}`),
  report: (match: string, text: string) => post<unknown>('/api/reports', { match, text }),
  account: () => ask<AccountInfo>('GET', '/api/me/account'),
  phrase: () => post<{ phrase: string }>('/api/me/phrase').then((x) => x.phrase),
  recover: (phrase: string) => post<AccountInfo>('/api/me/recover', { phrase }),
  beginPasskey: () => post<{ options: Record<string, never> }>('/api/me/passkeys/begin').then((x) => x.options),
  keepPasskey: (challenge: string, credential: unknown, name: string) => post<AccountInfo>('/api/me/passkeys', { challenge, credential, name }),
  dropPasskey: (id: string) => ask<AccountInfo>('DELETE', `/api/me/passkeys/${of(id)}`),
  beginLogin: () => post<{ options: Record<string, never> }>('/api/login/begin').then((x) => x.options),
  login: (challenge: string, credential: unknown) => post<AccountInfo>('/api/login', { challenge, credential }),
  forgetMe: () => ask<unknown>('DELETE', '/api/me/data'),
  tournaments: () => ask<{ open: TournamentLine[]; mine: TournamentLine[] }>('GET', '/api/tournaments'),
};

