/** The files of a zip archive, read one at a time from the disk: nothing is unpacked that is not asked for, and nothing beyond its budget. */

export const MOST_FILES = 10_000;
/** Bytes that one file of an archive may unpack to. */
export const LARGEST = 20_000_000;

export interface Packed {
  name: string;
  /** Its content; rejects for a file that is damaged or unpacks to more than LARGEST. */
  read: () => Promise<Blob>;
}

export class BadZip extends Error {}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The record at the end, with the longest comment that it may have. */
const LONGEST_END = 22 + 65_535;

async function view(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

export async function unzip(file: Blob): Promise<Packed[]> {
  const start = Math.max(0, file.size - LONGEST_END);
  const tail = await view(file, start, file.size);
  let at = tail.byteLength - 22;
  while (at >= 0 && tail.getUint32(at, true) !== END) at--;
  if (at < 0) throw new BadZip('end');
  const count = tail.getUint16(at + 10, true);
  const size = tail.getUint32(at + 12, true);
  const offset = tail.getUint32(at + 16, true);
  if (count > MOST_FILES || offset + size > file.size) throw new BadZip('directory');
  const directory = await view(file, offset, offset + size);
  const found: Packed[] = [];
  const utf8 = new TextDecoder();
  let p = 0;
  for (let i = 0; i < count; i++) {
    if (p + 46 > directory.byteLength || directory.getUint32(p, true) !== ENTRY) throw new BadZip('directory');
    const flags = directory.getUint16(p + 8, true);
    const method = directory.getUint16(p + 10, true);
    const packed = directory.getUint32(p + 20, true);
    const plain = directory.getUint32(p + 24, true);
    const nameLength = directory.getUint16(p + 28, true);
    const local = directory.getUint32(p + 42, true);
    if (p + 46 + nameLength > directory.byteLength) throw new BadZip('directory');
    const name = utf8.decode(new Uint8Array(directory.buffer, p + 46, nameLength));
    p += 46 + nameLength + directory.getUint16(p + 30, true) + directory.getUint16(p + 32, true);
    found.push({ name, read: () => content(file, local, packed, plain, method, flags) });
  }
  return found;
}

async function content(file: Blob, local: number, packed: number, plain: number, method: number, flags: number): Promise<Blob> {
  if (flags & 1) throw new BadZip('encrypted');
  if (plain > LARGEST || packed > LARGEST) throw new BadZip('large');
  const head = await view(file, local, local + 30);
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw new BadZip('entry');
  const from = local + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const raw = file.slice(from, from + packed);
  if (method === 0) return raw;
  if (method !== 8) throw new BadZip('method');
  // What a file says of its size may be a lie: it is counted while it unpacks.
  const reader = raw.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    size += value.byteLength;
    if (size > LARGEST) {
      await reader.cancel().catch(() => {});
      throw new BadZip('large');
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
}
