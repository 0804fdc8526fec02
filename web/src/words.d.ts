/** The page's words by language and page; web/words.ts makes it. */
declare module 'words:parts' {
  export const english: string;
  export const parts: Record<string, Record<string, () => Promise<{ default: string }>>>;
}
