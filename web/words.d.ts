import type { Plugin } from 'vite';

export const CORE: string;
/** The messages of a file by name, each as it is written there. */
export function entries(text: string): Map<string, string>;
/** Which messages the code of each page says; `core` is what is loaded in any case. */
export function parts(root: string): Map<string, Set<string>>;
export function words(root: string): Plugin;
