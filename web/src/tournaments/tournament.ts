/** A tournament as the server tells it, and what can be asked of it. */
import { ask } from '../line/api';
import type { Clock, Entrant, Level, Standing } from '../line/types';

export type { Entrant, Standing } from '../line/types';

export interface Pairing {
  round: number;
  number: number;
  a: number;
  b: number;
  winner: number;
  score_a: number;
  score_b: number;
  draws: number;
  match: string;
  by: string;
  stage: string;
  table: string;
}

export interface Settings {
  kind?: 'swiss' | 'robin' | 'elimination';
  rounds?: number;
  cut?: number;
  best_of?: number;
  clock?: Clock;
  minutes?: number;
  auto?: boolean;
  lists?: boolean;
  late?: boolean;
}

export interface Tournament {
  id: string;
  game: string;
  name: string;
  status: 'signup' | 'running' | 'over' | 'cancelled';
  stage: string;
  round: number;
  rounds: number;
  ends: number;
  paused: boolean;
  settings: Settings;
  complete: boolean;
  owner: boolean;
  judge: boolean;
  mine: number[];
  entrants: Entrant[];
  pairings: Pairing[];
  standings: Standing[];
  final: number[];
  rulings: { number: number; by: string; says: string; at: number }[];
  judge_token?: string;
}

const one = (id: string, what = ''): string => `/api/tournaments/${encodeURIComponent(id)}${what}`;
const post = (id: string, what: string, body: unknown = {}): Promise<Tournament> => ask<Tournament>('POST', one(id, what), body);

export const tournaments = {
  get: (id: string) => ask<Tournament>('GET', one(id)),
  make: (wish: Record<string, unknown>) => ask<Tournament>('POST', '/api/tournaments', wish),
  enter: (id: string, name: string, deck: string) => post(id, '/enter', { name, ...(deck ? { deck } : {}) }),
  computers: (id: string, count: number, level: Level) => post(id, '/computers', { count, level }),
  drop: (id: string, number: number) => post(id, '/drop', { number }),
  next: (id: string) => post(id, '/next'),
  verdict: (id: string, p: Pairing, winner: number, score: number[]) => post(id, '/verdict', { round: p.round, number: p.number, winner, score }),
  time: (id: string, minutes: number, number?: number) => post(id, '/time', { minutes, ...(number === undefined ? {} : { number }) }),
  pause: (id: string, on: boolean) => post(id, '/pause', { on }),
  judge: (id: string, token: string) => post(id, '/judge', { token }),
  cancel: (id: string) => ask<Tournament>('DELETE', one(id)),
  lists: (id: string) => ask<{ lists: { number: number; name: string; decks: { name: string; cards: Record<string, number> }[] }[] }>('GET', one(id, '/lists')).then((x) => x.lists),
  file: (id: string, kind: 'json' | 'csv') => one(id, `/results.${kind}`),
};
