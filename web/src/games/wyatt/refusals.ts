// Why a card or a row cannot be chosen now, and what would make it possible. Nothing here decides what is legal: it explains
// what is missing among the engine's options.
import { t } from '../../text/translations.svelte';
import type { Refusal } from '../../help/RefusalNote.svelte';
import type { Choice } from '../../wire';
import { isOutlaw, kindOf } from './catalog';
import { ruleBehind } from '../../rules/cited';
import type { Stack } from './hand-stacks';
import type { Cell, Selection } from './selection.svelte';
import { kindName, nameIn, outlawName, prompt, type WyattScene } from './wording';

const SET = 3;

interface Hanging {
  refusal: Refusal;
  /** The selector of the element it belongs to. */
  at: string;
}

/** The note on what was tapped but cannot be chosen. */
export function noteOf(scene: WyattScene, choice: Choice | null, selection: Selection): Hanging | null {
  const { shunned } = selection;
  if (shunned) return { refusal: ofRow(scene, selection, shunned), at: `[data-place="row-${shunned.seat}-${shunned.outlaw}"]` };
  const stack = selection.kindOfRefused();
  return stack && choice ? { refusal: ofStack(scene, choice, selection, stack), at: `[data-stack="${stack.first}"]` } : null;
}

function ofStack(scene: WyattScene, choice: Choice, selection: Selection, stack: Stack): Refusal {
  if (choice.seat !== scene.view.me) return { title: t('wyatt-why-wait'), help: t('wyatt-why-wait-help', { seat: nameIn(scene, choice.seat) }) };
  if (!selection.choosing) return { title: t('wyatt-why-other'), help: prompt(scene, choice) };
  const code = codeOf(scene, stack);
  return { title: t('wyatt-why-title', { card: kindName(stack.kind) }), help: whyNot(scene, stack), rule: ruleBehind(scene.catalog, code) };
}

export function whyNot(scene: WyattScene, stack: Stack): string {
  return t(`wyatt-why-${codeOf(scene, stack)}`, { card: kindName(stack.kind), n: stack.cards.length });
}

function codeOf(scene: WyattScene, stack: Stack): string {
  const { view } = scene;
  const held = view.seats[view.me ?? -1]?.hand.length ?? 0;
  if (held < 2) return 'last';
  if (!stack.law) return view.posters[stack.kind.outlaw ?? -1]?.open || stack.cards.length >= SET ? 'last' : 'set';
  if (view.law) return 'law';
  if (stack.kind.shot && view.deck === 0 && view.reshuffled) return 'shot';
  return reasonOf(scene, stack);
}

/** What each kind would need. */
function reasonOf(scene: WyattScene, { kind }: Stack): string {
  const rows = scene.view.seats[scene.view.me ?? -1]?.rows ?? [];
  if (kind.verb === 'gun' && rows.some((row) => row.cards.length > 0)) return 'gun';
  const known: Record<string, string> = { photo: 'photo', hideout: 'hideout', earp: 'earp' };
  return known[kind.verb] ?? 'row';
}

/** Verbs that play a card on rows of other players; all others stay in my own rows. */
const ABROAD = new Set(['hide', 'steal']);

/** Why the picked card, or my question, cannot have this row as target. */
function ofRow(scene: WyattScene, selection: Selection, at: Cell): Refusal {
  const way = selection.ways.find(({ verb, card }) => card !== null && verb !== 'ask');
  const verb = way?.verb ?? '';
  const mine = at.seat === scene.view.me;
  const outlaw = outlawName(scene.catalog, verb === 'lay' ? (selection.stack?.kind.outlaw ?? 0) : at.outlaw);
  const values = { outlaw, seat: nameIn(scene, at.seat), who: mine ? 'you' : 'they' };
  const wrongSide = mine === ABROAD.has(verb);
  const side = mine ? verb : verb === 'free' ? 'free-mine' : 'mine';
  const code = verb === 'lay' ? 'row-lay' : `row-${wrongSide ? side : rowReason(scene, verb, at)}`;
  return { title: t('wyatt-why-row-title'), help: t(`wyatt-why-${code}`, values), rule: ruleBehind(scene.catalog, code) };
}

/** The row belongs to the right player: says what it lacks, or has already. */
function rowReason(scene: WyattScene, verb: string, { seat, outlaw }: Cell): string {
  const row = scene.view.seats[seat]?.rows[outlaw];
  if (!row || row.cards.length === 0) return 'empty';
  if (verb === 'hide') return 'hidden';
  if (verb === 'steal') return row.cards.some((card) => isOutlaw(kindOf(scene.catalog, card))) ? 'other' : 'bare';
  return verb === 'free' ? 'free' : verb === 'gun' ? 'gun' : 'other';
}
