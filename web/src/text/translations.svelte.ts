// Every text of the page comes from the server's Fluent files, in the chosen language. They are fetched in parts:
// those of the pages first, those of a game when a person opens it.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from '../wire';
import { api } from '../connection/api';
import { withOneEndMark } from './end-marks';
import { remember, remembered } from '../settings/storage';

export type Args = Record<string, FluentVariable>;

export const LANGS: Lang[] = ['en', 'de'];
/** Takes the place of a text that another language lacks. */
const FALLBACK: Lang = 'en';
const HOUSE = 'house';

class Words {
  lang = $state<Lang>('en');
  private bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
  /** The parts that the pages so far have needed; another language needs the same ones. */
  private wanted = new Set<string>();
  private fetched = new Map<string, Promise<void>>();

  add(lang: Lang, source: string): void {
    const bundle = this.bundles[lang] ?? new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.bundles = { ...this.bundles, [lang]: bundle };
  }

  /** Resolves when these parts have been loaded in this language. */
  async fetch(lang: Lang, parts: Iterable<string>): Promise<void> {
    await Promise.all([...parts].map((part) => this.part(lang, part)));
  }

  /** The same in the current language, and in every language that is chosen later. */
  async need(parts: string[]): Promise<void> {
    for (const part of parts) this.wanted.add(part);
    await this.fetch(this.lang, parts);
  }

  async speak(lang: Lang): Promise<void> {
    await this.fetch(lang, [HOUSE, ...this.wanted]);
    this.lang = lang;
  }

  /** Whether there is such a message: in the given language, else in the current one or the English fetched in its place. */
  has(id: string, lang?: Lang): boolean {
    return (lang ? [lang] : [this.lang, FALLBACK]).some((one) => this.bundles[one]?.hasMessage(id));
  }

  /** The message `id`, in English where this language lacks it; an unknown one shows its id, so that the gap is seen. */
  say(id: string, args: Args = {}, lang: Lang = this.lang): string {
    for (const bundle of [this.bundles[lang], this.bundles[FALLBACK]]) {
      const pattern = bundle?.getMessage(id)?.value;
      // Errors are collected, not thrown: an argument that is missing on purpose picks the default.
      if (bundle && pattern) return withOneEndMark(bundle.formatPattern(pattern, args, []));
    }
    if (this.bundles[lang]) {
      console.warn(`no words for ${id}`);
      this.lack();
    }
    return id;
  }

  /** The first of these messages that exists; null if none does. Then English is fetched, which may have one. */
  first(ids: string[]): string | null {
    const found = ids.find((id) => this.has(id));
    if (found === undefined) this.lack();
    return found ?? null;
  }

  /** A text is missing in this language: English is fetched once, for all parts that are used. */
  private lack(): void {
    if (this.lang === FALLBACK) return;
    const missing = [...this.wanted].filter((part) => !this.fetched.has(`${FALLBACK}/${part}`));
    if (missing.length > 0) void this.fetch(FALLBACK, missing).catch(() => undefined);
  }

  /** The gender of a name in a language that declines it, else ''. */
  gender(id: string): string {
    const bundle = this.bundles[this.lang];
    const pattern = bundle?.getMessage(id)?.attributes['gender'];
    return bundle && pattern ? bundle.formatPattern(pattern, {}, []) : '';
  }

  private part(lang: Lang, part: string): Promise<void> {
    const key = `${lang}/${part}`;
    const asked = this.fetched.get(key) ?? api.locale(lang, part).then((source) => this.add(lang, source));
    this.fetched.set(key, asked);
    asked.catch(() => this.fetched.delete(key));
    return asked;
  }
}

export const words = new Words();

export function t(id: string, args: Args = {}): string {
  return words.say(id, args);
}

/** The words of the generic table, for games without a table of their own. */
const PLAIN = 'plain';

/** The parts of a game and of its packs; the base pack has no part of its own. `plain`: the generic table draws it. */
export function partsOf(game: string, packs: string[], plain = false): string[] {
  return [...(plain ? [PLAIN] : []), game, ...packs.filter((pack) => pack !== 'base').map((pack) => `${game}_${pack}`)];
}

/** The language remembered, else the browser's, else English. */
export function firstLang(): Lang {
  const wanted = remembered('lang') ?? navigator.language.slice(0, 2);
  return LANGS.find((lang) => lang === wanted) ?? 'en';
}

export async function speak(lang: Lang): Promise<void> {
  await words.speak(lang);
  remember('lang', lang);
  document.documentElement.lang = lang;
}
