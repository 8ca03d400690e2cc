// The rules of the index about a card or character: their ids begin with its name, after the word for the train or the
// name of another pack.
import type { RuleInfo } from '../../../wire';

/** Words that several names share. */
const PLAIN_WORDS = new Set(['el', 'the', 'kid', 'sgt']);
const TRAIN = 'train-';

function namesOf(part: string, slug: string): string[] {
  const [first = '', ...rest] = slug.split('_').filter((word) => !PLAIN_WORDS.has(word));
  // Cars and stations share their last words, characters do not.
  return [slug.replaceAll('_', '-'), first, ...(part === 'characters' ? rest : [])];
}

export function rulesAbout(rules: RuleInfo[], part: string, slug: string): RuleInfo[] {
  const prefixes = part === 'characters' ? ['char-'] : ['card-', 'weapon-', 'car-'];
  const begins = (id: string, start: string): boolean => id === start || id.startsWith(`${start}-`);
  return rules.filter(({ id, pack }) => namesOf(part, slug).some((name) => {
    if (pack && begins(id, `${pack.replaceAll('_', '-')}-${name}`)) return true;
    if (!id.startsWith(TRAIN)) return prefixes.some((prefix) => begins(id, prefix + name));
    return [...prefixes, ''].some((prefix) => begins(id, TRAIN + prefix + name));
  }));
}
