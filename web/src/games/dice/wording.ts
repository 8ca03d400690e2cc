// The Dice Game in sentences: questions, options, single events. The words come from dice.ftl and
// dice_web.ftl.
import { peopleArgs, type Subject } from '../../text/player-names';
import { cardMark } from '../../text/rich-text';
import { t, words, type Args } from '../../text/translations.svelte';
import type { Choice, DiceView, GameEvent, Option } from '../../wire';
import type { OptionWords, Scene } from '../game';
import { faceOf } from './faces';

export { playerName } from '../../text/player-names';

export type DiceScene = Scene<DiceView>;

/** The arguments every message may use; see the head of dice.ftl. */
export function args(scene: DiceScene, subject: Subject): Args {
  const { card } = subject;
  const face = faceOf(scene.catalog, card);
  return {
    ...peopleArgs(scene, subject),
    card: face ? cardMark(card as number, t(`dice-face-${face}`)) : t('dice-card-hidden'),
    kind: face ?? '',
  };
}

/** The aim of a role; with three players, who see each other's roles, it is another one. */
export function goal(scene: DiceScene, role: string): string {
  const three = `dice-role-${role}-three-text`;
  return t(scene.view.seats.length === 3 && words.has(three) ? three : `dice-role-${role}-text`);
}

export function prompt(scene: DiceScene, choice: Choice): string {
  const id = `dice-prompt-${choice.topic}`;
  return t(choice.seat === scene.view.me ? `${id}-you` : id, args(scene, choice));
}

/** The most specific message there is: for the player who is asked, for this question. */
function known(stem: string, choice: Choice, { verb, seat }: Option): string | null {
  const endings = [...(seat === choice.seat ? ['-self'] : []), ...(seat === null || seat === undefined ? [] : ['-at']), ''];
  const ids = endings.flatMap((ending) => [`${stem}-${choice.topic}-${verb}${ending}`, `${stem}-${verb}${ending}`]);
  return ids.find((id) => words.has(id)) ?? null;
}

const HURTS = new Set(['take']);
const HELPS = new Set(['arrow', 'return']);

/** The best answer is the main button; an answer that costs my own life is red. */
function tone(choice: Choice, option: Option): OptionWords['tone'] {
  if (HURTS.has(option.verb)) return 'hurt';
  return HELPS.has(option.verb) && option === choice.options?.at(-1) ? 'main' : 'plain';
}

export function optionWords(scene: DiceScene, choice: Choice, option: Option): OptionWords {
  const values = args(scene, { seat: option.seat, other: option.seat, card: option.card, x: option.x || choice.x });
  const label = known('dice-option', choice, option);
  const note = known('dice-note', choice, option);
  return {
    label: label ? t(label, values) : option.verb,
    note: option.note ? t(`dice-now-${option.note.name}`, { ...values, n: option.note.x ?? 0 }) : note ? t(note, values) : '',
    tone: tone(choice, option),
  };
}

/** One event as a sentence. */
export function eventSentence(scene: DiceScene, event: GameEvent): string {
  const stem = `dice-event-${event.verb}`;
  const { seat, other } = event;
  const towards = other !== null && other !== undefined;
  const endings = towards ? [...(other === seat ? ['-self'] : []), '-at', ''] : [''];
  const id = endings.map((ending) => stem + ending).find((one) => words.has(one));
  return t(id ?? stem, args(scene, event));
}
