/** One websocket line to one table: what the server last said, and what the page may ask. */
import { told } from '../lang/say.svelte';
import type { Because, CardData, ChatLine, Deed, EventView, FromServer, Refusal, SeatSettings, StateMessage, TableInfo } from './types';
import { PROTOCOL } from './types';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

export interface Asked {
  kind: 'undo' | 'rematch';
  by: number;
}

const PING_EVERY = 20_000;
const LONGEST_WAIT = 16_000;

type Waiting = { done: (m: FromServer) => void; failed: (e: Error) => void };

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string,
  ) {
    super(message);
  }
}

export class Line {
  connection = $state<Connection>('connecting');
  table = $state<TableInfo | null>(null);
  seats = $state<number[]>([]);
  settings = $state<Record<number, SeatSettings>>({});
  states = $state.raw<Record<number, StateMessage>>({});
  logs = $state.raw<Record<number, EventView[]>>({});
  arrived = $state.raw<{ seat: number; events: EventView[] }>({ seat: -1, events: [] });
  chat = $state<ChatLine[]>([]);
  asked = $state<Asked | null>(null);
  notice = $state('');
  /** What was done last is not stored yet; the server goes on trying. */
  saving = $state(false);
  ending = $state('');
  next = $state<{ table: string; seat: number; token: string } | null>(null);
  cards = $state.raw<Record<string, CardData>>({});
  receivedAt = $state(0);

  #socket: WebSocket | null = null;
  #counter = 0;
  #waiting = new Map<number, Waiting>();
  #ping = 0;
  #retry = 0;
  #delay = 1000;
  #over = false;
  #renewing = false;

  constructor(
    readonly id: string,
    private token: string | undefined,
    readonly watch = false,
  ) {
    this.#connect();
  }

  /** The seat whose view is shown: the one that is asked, if both are held here. */
  get seat(): number {
    if (this.seats.length === 0) return 2;
    if (this.seats.length === 1) return this.seats[0] as number;
    for (const seat of this.seats) if (this.states[seat]?.view.decision?.player === seat) return seat;
    return this.seats[0] as number;
  }

  close(): void {
    this.#over = true;
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.connection = 'closed';
  }

  /** Ask for a new link to this seat. The server cuts the line of the old one; this page takes up the new one by itself. */
  async renew(ask: () => Promise<string>): Promise<string> {
    this.#renewing = true;
    try {
      this.token = await ask();
      return this.token;
    } finally {
      this.#renewing = false;
      const old = this.#socket;
      if (old) old.onclose = old.onmessage = null;
      old?.close();
      this.#connect();
    }
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    if (this.connection !== 'lost') this.connection = 'connecting';
    socket.onopen = () => {
      this.#say({ type: 'join', table: this.id, ...(this.token ? { token: this.token } : {}), protocol: PROTOCOL, log: this.logs[this.seat]?.length ?? 0, ...(this.watch ? { watch: true } : {}) });
      clearInterval(this.#ping);
      this.#ping = window.setInterval(() => this.#say({ type: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (m) => this.#hear(JSON.parse(String(m.data)) as FromServer);
    socket.onclose = () => {
      clearInterval(this.#ping);
      for (const w of this.#waiting.values()) w.failed(new Error('lost'));
      this.#waiting.clear();
      if (this.#over || this.#renewing) return;
      this.connection = 'lost';
      this.#retry = window.setTimeout(() => this.#connect(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, LONGEST_WAIT);
    };
  }

  #say(message: Record<string, unknown>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #ask(message: Record<string, unknown>): Promise<FromServer> {
    const id = ++this.#counter;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      if (!this.#say({ ...message, id })) {
        this.#waiting.delete(id);
        failed(new Error('lost'));
      }
    });
  }

  #hear(m: FromServer): void {
    const waiting = m.re ? this.#waiting.get(m.re) : undefined;
    if (m.re) this.#waiting.delete(m.re);
    switch (m.type) {
      case 'welcome': {
        this.connection = 'open';
        this.saving = false;
        this.#delay = 1000;
        this.table = m.table;
        this.seats = m.seats;
        const settings: Record<number, SeatSettings> = {};
        m.seats.forEach((seat, i) => (settings[seat] = m.settings[i] ?? { auto_pass: true, mute: false, spectators: false, lists: false, no_undo: false }));
        this.settings = settings;
        this.chat = m.chat;
        break;
      }
      case 'state': {
        const log = (this.logs[m.seat] ?? []).slice(0, m.since).concat(m.events);
        const first = this.states[m.seat] === undefined;
        if (m.cards?.length) this.cards = { ...this.cards, ...Object.fromEntries(m.cards.map((c) => [c.number, c])) };
        this.states = { ...this.states, [m.seat]: m };
        this.logs = { ...this.logs, [m.seat]: log };
        this.receivedAt = Date.now();
        if (!first) this.arrived = { seat: m.seat, events: m.events };
        break;
      }
      case 'table':
        this.table = m.table;
        break;
      case 'saving':
        this.saving = m.on;
        break;
      case 'request':
        this.asked = m.open === false ? null : { kind: m.kind, by: m.by };
        break;
      case 'chat':
        this.chat = [...this.chat, m];
        break;
      case 'next':
        this.next = { table: m.table, seat: m.seat, token: m.token ?? '' };
        break;
      case 'bye':
        if (m.again === false && !this.#renewing) {
          this.#over = true;
          void told(m.reason, m.said).then((words) => (this.ending = words));
          this.connection = 'closed';
        }
        break;
      case 'error':
        if (waiting) void told(m.message, m.said).then((words) => waiting.failed(new Refused(m.code, words, m.rule ?? '')));
        else if (this.connection !== 'open') {
          this.#over = true;
          this.connection = 'closed';
          void told(m.message, m.said).then((words) => (this.ending = words));
        } else void told(m.message, m.said).then((words) => (this.notice = words));
        return;
    }
    waiting?.done(m);
  }

  async answer(seat: number, option: number): Promise<void> {
    const state = this.states[seat];
    if (state) await this.#ask({ type: 'answer', number: state.number, option });
  }

  async byHand(seat: number, deed: Deed): Promise<void> {
    const state = this.states[seat];
    if (state) await this.#ask({ type: 'by_hand', number: state.number, deed, seat });
  }

  async undo(seat: number): Promise<void> {
    const state = this.states[seat];
    if (state) await this.#ask({ type: 'undo', number: state.number, seat });
  }

  async reply(kind: 'undo' | 'rematch', yes: boolean): Promise<void> {
    this.asked = null;
    await this.#ask({ type: 'reply', kind, yes });
  }

  concede(seat: number): Promise<FromServer> {
    return this.#ask({ type: 'concede', seat });
  }

  rematch(seat: number): Promise<FromServer> {
    return this.#ask({ type: 'rematch', seat });
  }

  say(seat: number, what: { phrase?: string; text?: string }): Promise<FromServer> {
    return this.#ask({ type: 'chat', ...what, seat });
  }

  async set(seat: number, change: Partial<SeatSettings>): Promise<void> {
    await this.#ask({ type: 'settings', ...change, seat });
    const now = this.settings[seat];
    if (now) this.settings = { ...this.settings, [seat]: { ...now, ...change } };
  }

  async hint(seat: number): Promise<{ option: number; score: number }[]> {
    const state = this.states[seat];
    if (!state) return [];
    const m = await this.#ask({ type: 'hint', number: state.number });
    return m.type === 'hints' ? m.options : [];
  }

  async why(seat: number, event: number): Promise<Because | null> {
    const m = await this.#ask(seat < 2 ? { type: 'why', event, seat } : { type: 'why', event });
    return m.type === 'because' ? m : null;
  }

  async whyNot(seat: number, action: string, card: number): Promise<Refusal | null> {
    const m = await this.#ask({ type: 'why_not', action, card, seat });
    return m.type === 'refusal' ? m : null;
  }
}
