// The index of a game's rules: fetched when it is opened or searched, once for each language.
import { api } from '../connection/api';
import type { Lang, RuleInfo } from '../wire';

const asked = new Map<string, Promise<RuleInfo[]>>();

export function rulesOf(game: string, lang: Lang): Promise<RuleInfo[]> {
  const key = `${game}/${lang}`;
  const made = asked.get(key) ?? api.rules(game, lang);
  asked.set(key, made);
  made.catch(() => asked.delete(key));
  return made;
}
