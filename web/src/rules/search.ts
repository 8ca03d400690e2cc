// The search: names in both languages, texts of the help, and the index of rules.
import type { Lang, RuleInfo } from '../wire';
import type { Entry } from './rulebook';

/** A message in a language; the empty string if there is none. */
export type Say = (id: string, lang: Lang) => string;

export interface Found {
  entries: Entry[];
  rules: RuleInfo[];
}

/** Without accents and capitals, so that "fass" finds "Fass" and "jose" finds "José". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const LANGS: Lang[] = ['en', 'de'];

/** Finds names first, then texts of the help and of the index. */
export function find(wanted: string, entries: Entry[], rules: RuleInfo[], say: Say, lang: Lang): Found {
  const needle = folded(wanted.trim());
  if (!needle) return { entries: [], rules: [] };
  const has = (text: string): boolean => folded(text).includes(needle);
  const named = entries.filter(({ name, also = '' }) => has(also) || LANGS.some((known) => has(say(name, known))));
  const told = entries.filter((entry) => !named.includes(entry) && has(say(entry.text, lang)));
  return { entries: [...named, ...told], rules: rules.filter(({ id, text }) => has(id) || has(text)) };
}
