// Wyatt Earp in sentences: names, questions, single events. The words come from wyatt.ftl and
// wyatt_web.ftl.
import { peopleArgs, type Subject } from '../../text/player-names';
import { cardMark } from '../../text/rich-text';
import { t, words, type Args } from '../../text/translations.svelte';
import type { Catalog, Choice, GameEvent, Option, WyattKind, WyattView } from '../../wire';
import type { OptionWords, Scene } from '../game';
import { facts, isPhoto, kindOf } from './catalog';

export { playerName, pronoun } from '../../text/player-names';

export type WyattScene = Scene<WyattView>;

/** The pages pass each game only views of its own. */
export const own = (scene: Scene): WyattScene => scene as WyattScene;

const THOUSAND = 1000;

/** An amount of bills in dollars, as the language writes it. */
export function money(bills: number): string {
  return t('wyatt-dollars', { n: bills * THOUSAND });
}

/** The same without the sign, where a column says what it is. */
export function figures(bills: number): string {
  return t('wyatt-figures', { n: bills * THOUSAND });
}

export function kindName(kind: WyattKind | null): string {
  if (!kind) return t('wyatt-card-hidden');
  return words.has(`wyatt-kind-${kind.id}`) ? t(`wyatt-kind-${kind.id}`) : kind.name;
}

export function outlawName(catalog: Catalog, outlaw: number): string {
  const { kinds, outlaws } = facts(catalog);
  return kindName(kinds.find((kind) => kind.id === outlaws[outlaw]) ?? null);
}

/** A name on two lines: first name, rest. */
export function twoLines(name: string): [string, string] {
  const [first = '', ...rest] = name.split(' ');
  return [first, rest.join(' ')];
}

/** The arguments every message may use; see the head of wyatt.ftl. */
export function args(scene: WyattScene, subject: Subject): Args {
  const { card } = subject;
  const kind = kindOf(scene.catalog, card);
  return {
    ...peopleArgs(scene, subject),
    card: kind ? cardMark(card as number, kindName(kind)) : t('wyatt-card-hidden'),
    gender: words.gender(`wyatt-kind-${kind?.id ?? ''}`),
    kind: kind?.id ?? '',
  };
}

/** The name in the middle of a sentence, where "you" is not capitalised. */
export function nameIn(scene: WyattScene, seat: number): string {
  return seat === scene.view.me ? t('wyatt-you') : (scene.seats[seat]?.name ?? '');
}

export function prompt(scene: WyattScene, choice: Choice): string {
  const id = `wyatt-prompt-${choice.topic}`;
  return t(choice.seat === scene.view.me ? `${id}-you` : id, args(scene, choice));
}

/** An option in the words that terminal and browser share. */
export function optionWords(scene: WyattScene, choice: Choice, option: Option): OptionWords {
  const values = args(scene, { seat: option.seat, other: option.seat, card: option.card, x: option.x });
  const at = option.seat === null || option.seat === undefined ? '' : '-at';
  const ids = [`${choice.topic}-${option.verb}${at}`, `${option.verb}${at}`, option.verb];
  const known = (stem: string): string | undefined => ids.map((id) => `wyatt-${stem}-${id}`).find((id) => words.has(id));
  const [label, note] = [known('option'), known('note')];
  return { label: label ? t(label, values) : option.verb, note: nowWords(option) || (note ? t(note, values) : ''), tone: 'plain' };
}

/** The effect that the option would have now. The engine knows it. */
export function nowWords({ note }: Pick<Option, 'note'>): string {
  return note ? t(`wyatt-now-${note.name}`, { n: note.x ?? 0 }) : '';
}

/** One event as a sentence. */
export function eventSentence(scene: WyattScene, event: GameEvent): string {
  const stem = `wyatt-event-${event.verb}`;
  const endings = event.other !== null && event.other !== undefined ? ['-at', ''] : [''];
  const id = endings.map((ending) => stem + ending).find((one) => words.has(one));
  return t(id ?? stem, args(scene, event));
}

/** What is printed at the foot of a card. */
export function cardText(scene: { catalog: Catalog }, kind: WyattKind): string {
  const outlaw = isPhoto(kind) && kind.outlaw !== null ? outlawName(scene.catalog, kind.outlaw) : '';
  return t(`wyatt-face-${kind.verb}`, { points: kind.points, bills: kind.bills, outlaw });
}
