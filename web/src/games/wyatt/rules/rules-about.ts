// The rules of the index about a card: their ids begin with the way it is played.
import type { RuleInfo } from '../../../wire';

export function rulesAbout(rules: RuleInfo[], verb: string): RuleInfo[] {
  const wanted = verb === 'lay' ? ['set', 'reward'] : [verb];
  return rules.filter(({ id }) => wanted.includes(id.split('-')[0] ?? ''));
}
