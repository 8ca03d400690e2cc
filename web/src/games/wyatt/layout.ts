// Sizes and order: who sits where in the ledger, how close the cards of a hand lie.
import { fourForms, type Form } from '../../table/table-form';
import type { Group } from './hand-stacks';

/** A laptop has the desk's ledger; what changes is in the styles. */
export function formOf(width: number, height: number): Form {
  const form = fourForms(width, height);
  return form === 'laptop' ? 'desk' : form;
}

/** Strips from top to bottom: clockwise from my left, mine the lowest. */
export function stripsOf(count: number, me: number | null): number[] {
  const from = me === null ? 0 : me + 1;
  return Array.from({ length: count }, (_, i) => (from + i) % count);
}

export interface Fan {
  /** How much of a card the next one of its outlaw covers, as a part of its width. */
  lap: number;
  /** The same for law cards, which differ. */
  law: number;
  /** Between groups. */
  gap: number;
}

/** Outlaws are known by cloth and portrait, so they move together before law cards lose their names. */
const STEPS: Fan[] = [
  { lap: 0.58, law: 0.22, gap: 14 }, { lap: 0.69, law: 0.22, gap: 8 }, { lap: 0.74, law: 0.4, gap: 8 }, { lap: 0.78, law: 0.5, gap: 2 },
  { lap: 0.8, law: 0.54, gap: -8 }, { lap: 0.82, law: 0.58, gap: -16 }, { lap: 0.84, law: 0.62, gap: -24 }, { lap: 0.86, law: 0.66, gap: -32 },
  { lap: 0.88, law: 0.72, gap: -40 }, { lap: 0.9, law: 0.8, gap: -48 },
];

export function widthOf(groups: Group[], card: number, { lap, law, gap }: Fan): number {
  const cards = groups.map((group) => {
    const n = group.stacks.reduce((sum, stack) => sum + stack.cards.length, 0);
    return card * (1 + (n - 1) * (1 - (group.law ? law : lap)));
  });
  return cards.reduce((sum, n) => sum + n, 0) + gap * Math.max(0, groups.length - 1);
}

/** The loosest fan that fits. */
export function fanOf(groups: Group[], card: number, room: number): Fan {
  return STEPS.find((fan) => widthOf(groups, card, fan) <= room) ?? STEPS.at(-1)!;
}

const COLUMNS = 5;
const MANY = 10;

/** Columns of the stacks on a phone. */
export function columnsOf(stacks: number): number {
  return stacks > MANY ? COLUMNS + 1 : COLUMNS;
}
