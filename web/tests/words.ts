// The Fluent files as the server would send them.
import { readdirSync, readFileSync } from 'node:fs';
import { words } from '../src/text/translations.svelte';
import type { Lang } from '../src/wire';

const HOME = new URL('../../src/posse/locales/', import.meta.url);

export function source(lang: Lang): string {
  const folder = new URL(`${lang}/`, HOME);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort();
  return names.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
}

export function speakIn(lang: Lang): void {
  words.add(lang, source(lang));
  words.lang = lang;
}
