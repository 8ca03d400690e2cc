// A hit that is on its way to me: what it costs, whether I live, and what can make up for it afterwards. The engine
// asks first for a Missed! and only then for a Beer; people are asked once, so both stand in one telegram.
import { OWN_CHARACTER } from '../../wire';
import type { BangView, Catalog, Choice, Option } from '../../wire';
import { cardOf } from './catalog';
import { NO_CARD, type Step } from './choosing';
import { abilityOf } from './prices';

/** Questions of which one answer costs life; the others are asked before it, `save` at the last moment. */
const HITS = new Set(['shot', 'duel', 'indians', 'save']);
/** Abilities that bear on it: two cards for a life, a Beer that is worth two. */
const SPARES = 'sid_ketchum';
const SPARED_FOR = 2;
const DRINKS_DOUBLE = 'tequila_joe';
/** A Beer is of no use any more when no more than so many are left. */
const TOO_FEW = 2;

export function isHit(choice: Choice | null): choice is Choice {
  return choice !== null && HITS.has(choice.topic);
}

/** Life that the hit costs whoever lets it come. */
export function costOf(choice: Choice): number {
  return choice.topic === 'save' ? (choice.x ?? 1) : 1;
}

/** Whether taking it would put me out. A ghost has no life to lose, and a Ghost Car keeps its holder in play. */
export function isLast(catalog: Catalog, view: BangView, choice: Choice | null): boolean {
  const me = view.seats[view.me ?? -1];
  if (!me || !isHit(choice) || choice.seat !== view.me || me.life < 1) return false;
  const kept = me.front.some((card) => cardOf(catalog, card)?.kind === 'ghost_car');
  return !kept && me.life <= costOf(choice);
}

/** Letting it come. */
export function isTaking({ verb, card }: Option): boolean {
  return verb === 'take' && (card === undefined || card === null || card < 0);
}

/** The index of the answer that lets it come, where something can be said before it. */
export function takingOf(choice: Choice | null): number {
  return isHit(choice) ? (choice.options ?? []).findIndex(isTaking) : -1;
}

/** What the engine will ask me after I have let it come: my Beers, or two cards. Empty for the last question itself. */
export function savesOf(catalog: Catalog, view: BangView, choice: Choice | null): Step[] {
  const me = view.seats[view.me ?? -1];
  if (!me || me.life < 1 || takingOf(choice) < 0 || choice?.topic === 'save') return [];
  const left = view.seats.filter(({ out }) => !out).length;
  const beers = left > TOO_FEW ? me.hand.filter((card) => card !== null && cardOf(catalog, card)?.kind === 'beer') : [];
  const spare: Step[] = abilityOf(view) === SPARES && me.hand.length >= SPARED_FOR ? [{ verb: 'spare', card: OWN_CHARACTER }] : [];
  return [...beers.map((card): Step => ({ verb: 'beer', card: card as number })), ...spare];
}

/** My life after a hit of one that a Beer makes up for. */
export function lifeAfterBeer(view: BangView): number {
  const me = view.seats[view.me ?? -1];
  const worth = abilityOf(view) === DRINKS_DOUBLE ? 2 : 1;
  return me ? Math.min(me.max, me.life - 1 + worth) : 0;
}

/** The last question offers nothing that was not declined before: letting it come has been said already. */
export function isDeclined(choice: Choice, declined: Step[]): boolean {
  return (choice.options ?? []).every((option) =>
    isTaking(option) || declined.some(({ verb, card }) => verb === option.verb && card === (option.card ?? NO_CARD)));
}
