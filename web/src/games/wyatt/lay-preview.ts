// What the picked cards would change, shown before they are laid.
import type { Catalog, WyattKind, WyattView } from '../../wire';
import { facts, kindOf, outlawOf } from './catalog';
import type { Way } from './options';

export interface Preview {
  seat: number;
  outlaw: number;
  /** Outlaw cards that would join the row. */
  cards: number;
  /** The law card that would. */
  law: WyattKind | null;
  /** Points of the row then. */
  points: number;
  /** Bills that would come to the poster. */
  bills: number;
  /** The row would be hidden. */
  hides: boolean;
  /** It depends on a hit. */
  shot: boolean;
  /** It is the set that opens the outlaw. */
  opens: boolean;
}

const NOTHING = { cards: 0, law: null, bills: 0, hides: false, shot: false, opens: false };

/** The kind of law card a way plays, by its verb. */
function lawOf(catalog: Catalog, way: Way): WyattKind | null {
  const outlaw = outlawOf(catalog, way.card);
  return facts(catalog).kinds.find(({ verb, outlaw: whose }) => verb === way.verb && (verb !== 'photo' || whose === outlaw)) ?? null;
}

export function previewOf(catalog: Catalog, view: WyattView, way: Way | null): Preview | null {
  const outlaw = outlawOf(catalog, way?.card);
  if (!way || outlaw === null || view.me === null) return null;
  const seat = way.seat ?? view.me;
  const row = view.seats[seat]?.rows[outlaw];
  const has = row?.points ?? 0;
  const more = (n: number): number => (row?.hidden ? 0 : has + n);
  const at = { ...NOTHING, seat, outlaw };
  if (way.verb === 'lay') {
    const each = kindOf(catalog, way.card)?.points ?? 0;
    return { ...at, cards: way.n, points: more(each * way.n), bills: Math.max(0, way.n - 1), opens: !view.posters[outlaw]?.open };
  }
  if (way.verb === 'hide') return { ...at, points: 0, hides: true, shot: true };
  const law = lawOf(catalog, way);
  if (!law || law.points === 0) return null;
  return { ...at, law, points: more(law.points), bills: law.bills, shot: law.shot };
}
