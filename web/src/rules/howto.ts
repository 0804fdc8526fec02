/** The little markup that the pages "How to play" are written in: headings, lists, words in bold, and tables drawn as boxes. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; rows: string[][] };

const ITEM = /^(?:-|\d+\.) /;

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  let rows: string[][] | null = null;
  for (const line of source.split('\n')) {
    const last = found.at(-1);
    if (line === ':::table') found.push({ kind: 'table', rows: (rows = []) });
    else if (line === ':::') rows = null;
    else if (rows) rows.push(line.split('|').map((cell) => cell.trim()));
    else if (line.startsWith('## ')) found.push({ kind: 'heading', text: line.slice(3) });
    else if (ITEM.test(line)) {
      const item = line.replace(ITEM, '');
      if (last?.kind === 'list') last.items.push(item);
      else found.push({ kind: 'list', ordered: !line.startsWith('-'), items: [item] });
    } else if (line.trim()) found.push({ kind: 'text', text: line });
  }
  return found;
}

/** A line in parts, every other one of them in bold. */
export function bold(text: string): string[] {
  return text.split('**');
}
