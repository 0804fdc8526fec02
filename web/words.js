/**
 * The page's words, split by page: the start loads what it says, each page that is opened loads what it says beyond that, in the
 * language that is spoken. The words themselves stay in one file a language (src/lang); which page says what is found in the code.
 *
 * `words:parts` gives the English words of the frame and, by language and page, a function that loads the rest.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const PARTS = 'words:parts';
const WORDS = /^words:([\w-]+)\/(\w+)$/;
export const CORE = 'core';
const ENTRY = /^([a-z][\w-]*) =/gm;

/** The messages of a file by name, each as it is written there. */
export function entries(text) {
  const starts = [...text.matchAll(ENTRY)];
  return new Map(starts.map((m, i) => [m[1], text.slice(m.index, starts[i + 1]?.index).replace(/\n(#.*|\s*)(?=\n|$)/g, '')]));
}

/** Which messages the code of each page says; `core` is what is loaded in any case. */
export function parts(root) {
  const known = [...entries(readFileSync(join(root, 'lang/en.ftl'), 'utf8')).keys()];
  const files = new Map();
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) if (/\.(svelte|ts)$/.test(name)) files.set(normalize(name), readFileSync(join(root, name), 'utf8'));
  const found = (from, to) => [to, `${to}.ts`].map((x) => normalize(join(dirname(from), x))).find((x) => files.has(x));
  const reached = (file, seen = new Set()) => {
    if (!file || seen.has(file)) return seen;
    seen.add(file);
    for (const m of (files.get(file) ?? '').matchAll(/(?:from|import) '(\.[^']*)'/g)) reached(found(file, m[1]), seen);
    return seen;
  };
  const quoted = new Map([...files].map(([file, text]) => [file, new Set([...text.matchAll(/'([a-z][\w-]*)'|"([a-z][\w-]*)"|`([a-z][\w-]*)`/g)].map((m) => m[1] ?? m[2] ?? m[3] ?? ''))]));
  const said = (reach) => new Set(known.filter((id) => [...reach].some((file) => quoted.get(file)?.has(id))));
  const core = said(reached('main.ts'));
  const anywhere = said(new Set(files.keys()));
  for (const id of known) if (!anywhere.has(id)) core.add(id); // said by what the server names
  const made = new Map([[CORE, core]]);
  for (const m of (files.get('App.svelte') ?? '').matchAll(/(\w+): [^\n]*import\('(\.[^']*)'\)/g)) {
    const beyond = said(reached(found('App.svelte', m[2])));
    made.set(m[1], new Set([...beyond].filter((id) => !core.has(id))));
  }
  return made;
}

export function words(root) {
  const text = (language, part) => {
    const wanted = parts(root).get(part) ?? new Set();
    return [...entries(readFileSync(join(root, `lang/${language}.ftl`), 'utf8'))].filter(([id]) => wanted.has(id)).map(([, entry]) => entry).join('\n');
  };
  return {
    name: 'words',
    resolveId: (id) => (id === PARTS || WORDS.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PARTS}`) {
        const languages = readdirSync(join(root, 'lang')).filter((file) => file.endsWith('.ftl')).map((file) => file.slice(0, -4));
        const each = (language) => [...parts(root).keys()].map((part) => `${part}: () => import('words:${language}/${part}')`).join(', ');
        return `export { default as english } from 'words:en/${CORE}';\nexport const parts = { ${languages.map((language) => `'${language}': { ${each(language)} }`).join(', ')} };`;
      }
      const found = WORDS.exec(id.slice(1));
      return found && id.startsWith('\0') ? `export default ${JSON.stringify(text(found[1], found[2]))};` : null;
    },
  };
}
