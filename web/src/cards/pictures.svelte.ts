/** Pictures of one's own for cards, by number. They stay in this browser (IndexedDB) and are never sent anywhere. */
import { settings } from '../settings.svelte';
import { BadZip, LARGEST, unzip } from './zip';

const IMAGE = /\.(png|jpe?g|webp|gif|avif)$/i;
const ARCHIVE = /\.zip$/i;
/** Pixels across: sharp when a card is read closely or printed, and a thousand of them are some 100 MB. */
const WIDTH = 744;
const HEIGHT = 1039;

export interface Added {
  taken: number;
  /** Files that no card has the number of. */
  unknown: string[];
  /** Files that are no pictures, are damaged or too large. */
  bad: string[];
}

function database(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open('quadriga', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('pictures');
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

/** Numbers are written in many ways: only letters and digits count. */
export function plain(number: string): string {
  return number.normalize('NFKC').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const range = (game: string): IDBKeyRange => IDBKeyRange.bound(`${game}/`, `${game}/\uffff`);

class Pictures {
  /** Addresses in this page, by game and number. */
  #urls = $state.raw<Record<string, Record<string, string>>>({});
  #asked = new Set<string>();

  of(game: string, number: string | undefined): string | undefined {
    if (number === undefined || !settings.pictures) return undefined;
    if (!this.#asked.has(game)) {
      this.#asked.add(game);
      queueMicrotask(() => void this.#load(game).catch(() => {}));
    }
    return this.#urls[game]?.[number];
  }

  count(game: string): number {
    this.of(game, '');
    return Object.keys(this.#urls[game] ?? {}).length;
  }

  async #load(game: string): Promise<void> {
    const db = await database();
    const store = db.transaction('pictures').objectStore('pictures');
    const [keys, blobs] = await Promise.all([finished(store.getAllKeys(range(game))), finished(store.getAll(range(game)))]);
    for (const url of Object.values(this.#urls[game] ?? {})) URL.revokeObjectURL(url);
    const found = Object.fromEntries(keys.map((key, i) => [String(key).slice(game.length + 1), URL.createObjectURL(blobs[i] as Blob)]));
    this.#urls = { ...this.#urls, [game]: found };
    db.close();
  }

  /** Files, folders of files and archives; `numbers` are those of the cards there are. */
  async add(game: string, files: readonly File[], numbers: readonly string[], progress: (done: number, all: number) => void): Promise<Added> {
    const known = new Map(numbers.map((number) => [plain(number), number]));
    const told: Added = { taken: 0, unknown: [], bad: [] };
    const queue: { name: string; read: () => Promise<Blob> }[] = [];
    for (const file of files) {
      if (ARCHIVE.test(file.name)) {
        try {
          queue.push(...(await unzip(file)));
        } catch {
          told.bad.push(file.name);
        }
      } else queue.push({ name: file.name, read: () => Promise.resolve(file) });
    }
    const db = await database();
    for (const [i, one] of queue.entries()) {
      progress(i, queue.length);
      const name = one.name.split(/[\\/]/).at(-1) ?? '';
      if (!IMAGE.test(name)) {
        if (name && !one.name.startsWith('__MACOSX') && !name.startsWith('.')) told.bad.push(name);
        continue;
      }
      const number = known.get(plain(name.replace(IMAGE, '')));
      if (number === undefined) {
        told.unknown.push(name);
        continue;
      }
      try {
        const picture = await made(await one.read());
        await finished(db.transaction('pictures', 'readwrite').objectStore('pictures').put(picture, `${game}/${number}`));
        told.taken++;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error;
        told.bad.push(name);
      }
    }
    progress(queue.length, queue.length);
    db.close();
    await this.#load(game);
    return told;
  }

  async clear(game: string): Promise<void> {
    const db = await database();
    await finished(db.transaction('pictures', 'readwrite').objectStore('pictures').delete(range(game)));
    db.close();
    await this.#load(game);
  }
}

/** The picture in the size that is kept; what is no picture is refused by the browser. */
async function made(blob: Blob): Promise<Blob> {
  if (blob.size > LARGEST) throw new BadZip('large');
  const bitmap = await createImageBitmap(blob);
  const lies = bitmap.width > bitmap.height;
  const [across, down] = lies ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const scale = Math.min(1, across / bitmap.width, down / bitmap.height);
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
}

export const pictures = new Pictures();
