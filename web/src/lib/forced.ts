// Steps that leave nothing to decide: the server answers them after a moment, and the page tells them as news.
import type { Choice } from '../wire';

/** Verbs that end a turn, and the question of one's own turn: whoever could do nothing else is still the one who ends it. */
const ENDS = new Set(['end', 'stop']);
const TURN = 'play';

export function isForced(choice: Choice | null): boolean {
  const [only, ...others] = choice?.options ?? [];
  return only !== undefined && others.length === 0 && choice?.topic !== TURN && !ENDS.has(only.verb);
}
