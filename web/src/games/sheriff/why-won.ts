// Why a side has won: the elimination that ended the match, who did it, and who is left.
import { t, words, type Args } from '../../text/translations.svelte';
import type { BangView, DiceView, GameEvent } from '../../wire';
import type { Scene } from '../game';

/** Whom each role hunts where three play with open roles. */
const PREY: Record<string, string> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

type Told = Scene<BangView> | Scene<DiceView>;
type Subject = { seat?: number | null; other?: number | null; card?: number | null };

export function isThree(scene: Scene): boolean {
  return scene.view.seats.length === 3;
}

const roleOf = ({ view }: Told, seat: number | null | undefined): string => view.seats[seat ?? -1]?.role ?? '';

/** The elimination that ended the match; null if no event tells it. */
function decisive(scene: Told, events: GameEvent[]): GameEvent | null {
  const side = scene.view.result?.side ?? '';
  const outs = events.filter(({ verb }) => verb === 'out');
  const mattered = outs.filter(({ seat, other }) => {
    const fell = roleOf(scene, seat);
    if (isThree(scene)) return fell === PREY[side] && roleOf(scene, other) === side;
    return side === 'law' ? fell === 'outlaw' || fell === 'renegade' : fell === 'sheriff';
  });
  return mattered.at(-1) ?? outs.at(-1) ?? null;
}

/** What took the last life: the card of the loss in the same turn, where there was one. */
function weapon(events: GameEvent[], out: GameEvent): number | null {
  const before = events.slice(0, events.indexOf(out)).reverse();
  const turn = before.findIndex(({ verb }) => verb === 'turn');
  const hurt = before.slice(0, turn < 0 ? undefined : turn).find(({ verb, seat }) => verb === 'hurt' && seat === out.seat);
  return hurt?.card ?? null;
}

function byOf({ seat, other }: GameEvent): string {
  if (other === undefined || other === null || other < 0) return 'none';
  return other === seat ? 'self' : 'other';
}

/** Who is left, or whose aim it was; empty when the outlaws eliminated the Sheriff. */
function rest(scene: Told, out: GameEvent, args: (subject: Subject) => Args): string {
  const { side = '', winners = [] } = scene.view.result ?? {};
  const sheriff = scene.view.seats.findIndex(({ role }) => role === 'sheriff');
  if (side === 'law') return t('end-stands', args({ seat: sheriff }));
  if (winners.length !== 1 || side === 'outlaws') return '';
  const aimed = isThree(scene) && out.other === winners[0] && roleOf(scene, out.seat) === PREY[side];
  return t(aimed ? 'end-aim' : 'end-left', args({ seat: winners[0] }));
}

/** The general reason of a side, where no elimination is known. */
function plainly(game: string, scene: Told): string {
  const side = scene.view.result?.side ?? '';
  const alone = isThree(scene) && scene.view.seats.filter(({ out }) => !out).length === 1;
  const ids = [...(alone ? [`${game}-result-left-why`] : []), ...(isThree(scene) ? [`${game}-result-${side}-three-why`] : []), `${game}-result-${side}-why`];
  const known = ids.find((id) => words.has(id));
  return known ? t(known) : '';
}

export function whyOf(game: 'bang' | 'dice', scene: Told, events: GameEvent[], args: (subject: Subject) => Args): string {
  const out = decisive(scene, events);
  if (!out || !scene.view.result || scene.view.result.side === 'draw') return plainly(game, scene);
  const role = roleOf(scene, out.seat);
  const fell = t('end-fell', {
    ...args({ seat: out.seat, other: out.other, card: weapon(events, out) }), by: byOf(out), role: role ? t(`${game}-role-${role}`) : '?',
  });
  return [fell, rest(scene, out, args)].filter(Boolean).join(' ');
}
