// A hit on me: what it costs, whether I survive it, and what can make up for it afterwards. The engine
// asks first for a Missed! and then for a Beer; the page asks once, so both stand in one telegram.
import type { BangView, Catalog, Choice, Option } from '../../wire';
import { cardOf } from './catalog';
import { NO_CARD, type Step } from './options';

/** Questions with an answer that costs life; `save` is asked last. */
const HITS = new Set(['shot', 'duel', 'indians', 'save']);

export function isHit(choice: Choice | null): choice is Choice {
  return choice !== null && HITS.has(choice.topic);
}

/** The life that the hit costs if it is not answered. */
export function costOf(choice: Choice): number {
  return choice.topic === 'save' ? (choice.x ?? 1) : 1;
}

/** Whether taking it would eliminate me. A ghost has no life to lose, and a Ghost Car keeps its holder in play. */
export function isLast(catalog: Catalog, view: BangView, choice: Choice | null): boolean {
  const me = view.seats[view.me ?? -1];
  if (!me || !isHit(choice) || choice.seat !== view.me || me.life < 1) return false;
  const kept = me.front.some((card) => cardOf(catalog, card)?.kind === 'ghost_car');
  return !kept && me.life <= costOf(choice);
}

/** Whether the answer takes the hit. */
export function isTaking({ verb, card }: Option): boolean {
  return verb === 'take' && (card === undefined || card === null || card < 0);
}

/** The index of the answer that takes the hit, where something can be answered before it. */
export function takingOf(choice: Choice | null): number {
  return isHit(choice) ? (choice.options ?? []).findIndex(isTaking) : -1;
}

/** What the engine will offer me after I take the hit, according to the view. Empty for the last question itself. */
export function savesOf(view: BangView, choice: Choice | null): Step[] {
  if (takingOf(choice) < 0 || choice?.topic === 'save') return [];
  return view.saves.map(({ verb, card }): Step => ({ verb, card }));
}

/** My life after a hit that this makes up for. */
export function lifeAfter(view: BangView, { verb, card }: Step): number {
  return view.saves.find((save) => save.verb === verb && save.card === card)?.life ?? 0;
}

/** The last question offers only what was declined before: the player has already chosen to take the hit. */
export function isDeclined(choice: Choice, declined: Step[]): boolean {
  return (choice.options ?? []).every((option) =>
    isTaking(option) || declined.some(({ verb, card }) => verb === option.verb && card === (option.card ?? NO_CARD)));
}
