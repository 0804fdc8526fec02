/** The line to the lobby: one for the whole page, whatever is shown, so that a match that is found is never missed. */
import { api } from '../line/api';
import { PROTOCOL, type Found, type FromServer, type Invited, type OpenTable, type TournamentLine, type Watchable } from '../line/types';

export type { Found, Invited } from '../line/types';

const PING_EVERY = 20_000;
const LONGEST_WAIT = 16_000;
/** Somebody who waited or entered a tournament wants to hear of it also after a reload. */
const KEPT = 'quadriga.lobby';

class LobbyLine {
  connected = $state(false);
  tables = $state.raw<OpenTable[]>([]);
  playing = $state.raw<Watchable[]>([]);
  waiting = $state.raw<Record<string, number>>({});
  people = $state(0);
  announcement = $state('');
  tournaments = $state.raw<TournamentLine[]>([]);
  /** The games that I wait for, each with the moment since when. */
  mine = $state.raw<Record<string, number>>({});
  found = $state.raw<Found | null>(null);
  invited = $state.raw<Invited[]>([]);
  /** Counts up whenever a tournament has changed. */
  tournament = $state.raw<{ id: string; n: number }>({ id: '', n: 0 });

  #socket: WebSocket | null = null;
  #ping = 0;
  #delay = 1000;
  #wanted = false;

  /** Connect, and stay connected while the page is open. */
  enter(): void {
    sessionStorage.setItem(KEPT, '1');
    if (this.#wanted) return;
    this.#wanted = true;
    this.#connect();
  }

  /** After a reload: connect if this tab was in the lobby before. */
  resume(): void {
    if (sessionStorage.getItem(KEPT)) this.enter();
  }

  /** A new person needs a new line. */
  again(): void {
    if (this.#wanted) this.#socket?.close();
  }

  /** A line is somebody's from its first moment: a new browser is given its name before. */
  #connect(): void {
    const open = (): void => {
      if (this.#wanted) this.#open();
    };
    void api.hello().then(open, open);
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'lobby', protocol: PROTOCOL }));
      clearInterval(this.#ping);
      this.#ping = window.setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"type":"ping"}'), PING_EVERY);
    };
    socket.onmessage = (m) => this.#hear(JSON.parse(String(m.data)) as FromServer);
    socket.onclose = () => {
      this.connected = false;
      clearInterval(this.#ping);
      if (!this.#wanted) return;
      setTimeout(() => this.#connect(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, LONGEST_WAIT);
    };
  }

  #hear(m: FromServer): void {
    if (m.type === 'lobby') {
      this.connected = true;
      this.#delay = 1000;
      [this.tables, this.playing, this.waiting, this.people, this.announcement, this.tournaments] = [m.tables, m.playing, m.waiting, m.people ?? 0, m.announcement ?? '', m.tournaments ?? []];
    } else if (m.type === 'waits') this.mine = m.games;
    else if (m.type === 'found') {
      this.found = m;
      this.mine = {};
    } else if (m.type === 'invited') this.invited = [...this.invited.filter((x) => x.match !== m.match), m];
    else if (m.type === 'tournament') this.tournament = { id: m.id, n: this.tournament.n + 1 };
    else if (m.type === 'bye' && !m.again) this.#wanted = false;
  }
}

export const lobby = new LobbyLine();
