// The rules of the index about a face or character: their ids begin with its name.
import type { RuleInfo } from '../../../wire';
import { isFace, type Face } from '../faces';

const FACE_RULES: Record<Face, string[]> = {
  arrow: ['arrow', 'indians'], dynamite: ['dynamite'], one: ['shot'], two: ['shot'], beer: ['beer'], gatling: ['gatling'],
};

export function rulesAbout(rules: RuleInfo[], slug: string): RuleInfo[] {
  const names = isFace(slug) ? FACE_RULES[slug] : slug.split('_');
  return rules.filter(({ id }) => names.includes(id.split('-')[0] ?? ''));
}
