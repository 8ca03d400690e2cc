// What the game is played with: kinds, outlaws and what a card gives to its row.
import type { IconName } from '../../controls/icon-names';
import type { Catalog, WyattCatalog, WyattKind } from '../../wire';

/** The pages pass each game its own catalog. */
export function facts(catalog: Catalog): WyattCatalog {
  return catalog as unknown as WyattCatalog;
}

/** By card, made once for each catalogue. */
const KINDS = new WeakMap<Catalog, Map<number, WyattKind>>();

function byCard(catalog: Catalog): Map<number, WyattKind> {
  const known = KINDS.get(catalog);
  if (known) return known;
  const { kinds, cards } = facts(catalog);
  const named = new Map(kinds.map((kind) => [kind.id, kind]));
  const made = new Map(cards.flatMap(({ id, kind }) => (named.has(kind) ? [[id, named.get(kind)!] as const] : [])));
  KINDS.set(catalog, made);
  return made;
}

export function kindOf(catalog: Catalog, card: number | null | undefined): WyattKind | null {
  return card === null || card === undefined ? null : (byCard(catalog).get(card) ?? null);
}

export const isOutlaw = (kind: WyattKind | null): boolean => kind?.verb === 'lay';
export const isPhoto = (kind: WyattKind | null): boolean => kind?.verb === 'photo';

/** The outlaw an outlaw card names; null for law cards, photos included. */
export function outlawOf(catalog: Catalog, card: number | null | undefined): number | null {
  const kind = kindOf(catalog, card);
  return kind && isOutlaw(kind) ? kind.outlaw : null;
}

/** The card that stands for a kind in options and events. */
export function firstOf(catalog: Catalog, kind: string): number {
  return facts(catalog).cards.find((card) => card.kind === kind)?.id ?? -1;
}

export function outlawCard(catalog: Catalog, outlaw: number): number {
  return firstOf(catalog, facts(catalog).outlaws[outlaw] ?? '');
}

/** A kind's place among all kinds: outlaws in the order of the posters, then law cards. */
export function rankOf(catalog: Catalog, kind: WyattKind): number {
  return facts(catalog).kinds.indexOf(kind);
}

/** Two letters for portrait and cloth: the first of the first word and of the last. */
export function codeOf(name: string): string {
  const words = name.replace(/^Photo /, '').split(' ');
  return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`.toLowerCase();
}

export function outlawCode(catalog: Catalog, outlaw: number): string {
  const id = facts(catalog).outlaws[outlaw];
  return codeOf(facts(catalog).kinds.find((kind) => kind.id === id)?.name ?? '');
}

const ICONS: Record<string, IconName> = {
  stagecoach: 'old-wagon', bank: 'bank', gun: 'revolver', wanted: 'wanted-reward', hideout: 'wood-cabin', earp: 'star-plain',
  photo: 'photo-camera',
};

export function lawIcon(kind: WyattKind): IconName {
  return ICONS[kind.verb] ?? 'star-plain';
}

export function pointsOf(catalog: Catalog, cards: number[]): number {
  return cards.reduce((sum, card) => sum + (kindOf(catalog, card)?.points ?? 0), 0);
}
