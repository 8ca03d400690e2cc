// Every word a person reads comes from the server's Fluent files, in the language of the moment.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from '../wire';
import { remember, remembered } from './prefs';

export type Args = Record<string, FluentVariable>;

export const LANGS: Lang[] = ['en', 'de'];

class Words {
  lang = $state<Lang>('en');
  private bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});

  add(lang: Lang, source: string): void {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.bundles = { ...this.bundles, [lang]: bundle };
  }

  loaded(lang: Lang): boolean {
    return this.bundles[lang] !== undefined;
  }

  has(id: string): boolean {
    return this.bundles[this.lang]?.hasMessage(id) ?? false;
  }

  /** The message `id`; an unknown one shows its id, so that a gap is seen and not silent. */
  say(id: string, args: Args = {}): string {
    const bundle = this.bundles[this.lang];
    const pattern = bundle?.getMessage(id)?.value;
    // Errors are collected, not thrown: an argument that is missing on purpose picks the default.
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id;
  }
}

export const words = new Words();

export function t(id: string, args: Args = {}): string {
  return words.say(id, args);
}

/** The language remembered, else the browser's, else English. */
export function firstLang(): Lang {
  const wanted = remembered('lang') ?? navigator.language.slice(0, 2);
  return LANGS.find((lang) => lang === wanted) ?? 'en';
}

export async function speak(lang: Lang, load: (lang: Lang) => Promise<string>): Promise<void> {
  if (!words.loaded(lang)) words.add(lang, await load(lang));
  words.lang = lang;
  remember('lang', lang);
  document.documentElement.lang = lang;
}
