// Which rules of the index speak of a card or a character: their ids begin with its name, after the train's own word.
import type { RuleInfo } from '../../../wire';

/** Words of a name that say nothing about whose it is. */
const PLAIN_WORDS = new Set(['el', 'the', 'kid', 'sgt']);
const TRAIN = 'train-';

function namesOf(part: string, slug: string): string[] {
  const [first = '', ...rest] = slug.split('_').filter((word) => !PLAIN_WORDS.has(word));
  // Cars and stations share their last words, people do not.
  return [slug.replaceAll('_', '-'), first, ...(part === 'characters' ? rest : [])];
}

export function rulesAbout(rules: RuleInfo[], part: string, slug: string): RuleInfo[] {
  const prefixes = part === 'characters' ? ['char-'] : ['card-', 'weapon-', 'car-'];
  const begins = (id: string, start: string): boolean => id === start || id.startsWith(`${start}-`);
  return rules.filter(({ id }) => namesOf(part, slug).some((name) => {
    if (!id.startsWith(TRAIN)) return prefixes.some((prefix) => begins(id, prefix + name));
    return [...prefixes, ''].some((prefix) => begins(id, TRAIN + prefix + name));
  }));
}
