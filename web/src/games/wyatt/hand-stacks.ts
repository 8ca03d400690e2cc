// The hand in stacks: cards of one kind are equal, so they lie together with their number.
import type { Catalog, WyattKind } from '../../wire';
import { isOutlaw, kindOf, rankOf } from './catalog';

export interface Stack {
  kind: WyattKind;
  /** The card that stands for the kind in options: its lowest number. */
  first: number;
  cards: number[];
  law: boolean;
}

/** Outlaws in the order of the posters, then law cards. */
export function stacksOf(catalog: Catalog, hand: (number | null)[], firstOf: (kind: string) => number): Stack[] {
  const held = hand.filter((card): card is number => card !== null);
  const stacks: Stack[] = [];
  for (const [id, cards] of Map.groupBy(held, (card) => kindOf(catalog, card)?.id ?? '')) {
    const kind = kindOf(catalog, cards[0]);
    if (kind) stacks.push({ kind, first: firstOf(id), cards: cards.sort((a, b) => a - b), law: !isOutlaw(kind) });
  }
  return stacks.sort((a, b) => rankOf(catalog, a.kind) - rankOf(catalog, b.kind));
}

export interface Group {
  /** Stacks that lie together on a desk: one outlaw, or all law cards. */
  id: string;
  law: boolean;
  stacks: Stack[];
}

/** On a desk the law cards make one group; on a phone every stack is alone. */
export function groupsOf(stacks: Stack[]): Group[] {
  const outlaws = stacks.filter(({ law }) => !law).map((stack): Group => ({ id: stack.kind.id, law: false, stacks: [stack] }));
  const law = stacks.filter((stack) => stack.law);
  return law.length > 0 ? [...outlaws, { id: 'law', law: true, stacks: law }] : outlaws;
}
