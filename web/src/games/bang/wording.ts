// BANG! in sentences: questions, options and the log. All words come from bang.ftl.
import type { Told } from '../../lib/logbook';
import { cardMark, seatMark } from '../../lib/rich';
import { t, words, type Args } from '../../lib/words.svelte';
import { FROM_HAND, OWN_CHARACTER } from '../../wire';
import type { BangView, Catalog, Choice, GameEvent, Option } from '../../wire';
import type { LogLine, OptionWords, Scene } from '../game';
import { cardOf } from './catalog';

export type BangScene = Scene<BangView>;

export function kindName(kind: string): string {
  return t(`bang-kind-${kind}`);
}

export function cardName(catalog: Catalog, id: number): string {
  const card = cardOf(catalog, id);
  return card ? kindName(card.kind) : t('bang-card-hidden');
}

interface Subject {
  seat?: number | null;
  other?: number | null;
  card?: number | null;
  x?: number | null;
}

/** The arguments every message may use; see the head of bang.ftl. */
export function args(scene: BangScene, subject: Subject): Args {
  const { seat, other, card, x } = subject;
  const known = cardOf(scene.catalog, card);
  return {
    seat: nameMark(scene, seat),
    other: nameMark(scene, other),
    card: known ? cardMark(known.id, kindName(known.kind)) : t('bang-card-hidden'),
    kind: known?.kind ?? '',
    n: x ?? 0,
    who: pronoun(scene, seat),
    whom: pronoun(scene, other),
  };
}

function nameMark(scene: BangScene, seat: number | null | undefined): string {
  if (seat === null || seat === undefined) return '';
  const name = seat === scene.view.me ? t('web-you') : (scene.seats[seat]?.name ?? '');
  return seatMark(seat, name);
}

function pronoun(scene: BangScene, seat: number | null | undefined): string {
  return seat !== null && seat !== undefined && seat === scene.view.me ? 'you' : 'they';
}

export function prompt(scene: BangScene, choice: Choice): string {
  const id = `bang-prompt-${choice.topic}`;
  return t(choice.seat === scene.view.me ? `${id}-you` : id, args(scene, choice));
}

function suffix(option: Option): string {
  if (option.card === FROM_HAND) return '-hand';
  if (option.card === OWN_CHARACTER) return '-character';
  return option.seat === null || option.seat === undefined ? '' : '-at';
}

function isKnown(scene: BangScene, card: number | null | undefined): boolean {
  return cardOf(scene.catalog, card) !== null;
}

function firstKnown(ids: string[]): string | null {
  return ids.find((id) => words.has(id)) ?? null;
}

function optionIds(stem: string, topic: string, option: Option): string[] {
  const ending = suffix(option);
  const { verb } = option;
  return [`${stem}-${topic}-${verb}${ending}`, `${stem}-${verb}${ending}`, `${stem}-${topic}-${verb}`, `${stem}-${verb}`];
}

const HURTS = new Set(['take']);
const MAIN = new Set(['missed', 'bang', 'beer', 'end']);

function tone(scene: BangScene, choice: Choice, option: Option): OptionWords['tone'] {
  if (HURTS.has(option.verb) && choice.topic !== 'loot') return 'hurt';
  if (!MAIN.has(option.verb)) return 'plain';
  const first = choice.options?.find((other) => other.verb === option.verb);
  return first === option && scene.view.me !== null ? 'main' : 'plain';
}

export function optionWords(scene: BangScene, choice: Choice, option: Option): OptionWords {
  const values = args(scene, { seat: option.seat, other: option.seat, card: option.card, x: option.x });
  // Suit and rank of one's own Barrel decide nothing: its name is enough.
  if (option.verb === 'barrel' && isKnown(scene, option.card)) values.card = cardName(scene.catalog, option.card as number);
  const label = firstKnown(optionIds('bang-option', choice.topic, option));
  const note = firstKnown(optionIds('bang-note', choice.topic, option));
  return {
    label: label ? t(label, values) : option.verb,
    note: note ? t(note, values) : '',
    tone: tone(scene, choice, option),
  };
}

/** One event as a sentence. */
export function eventSentence(scene: BangScene, event: GameEvent): string {
  const stem = `bang-event-${event.verb}`;
  const has = event.other !== null && event.other !== undefined && words.has(`${stem}-at`);
  const x = event.x ?? (event.verb === 'hurt' || event.verb === 'heal' ? 1 : 0);
  const sentence = t(has ? `${stem}-at` : stem, args(scene, { ...event, x }));
  return event.verb === 'out' ? `${sentence}${roleOf(scene, event)}` : sentence;
}

function roleOf(scene: BangScene, event: GameEvent): string {
  // The event carries the role by its number in the catalog.
  const role = scene.view.seats[event.seat ?? -1]?.role ?? scene.catalog.roles[event.x ?? 0];
  return role ? ` ${t('bang-event-out-role', { ...args(scene, event), role })}` : '';
}

const FIGHT = new Set(['hurt', 'missed', 'bang', 'beer', 'barrel', 'explode', 'out', 'heal', 'spare', 'penalty', 'reward']);
const FIGHT_KINDS = new Set(['bang', 'gatling', 'duel', 'indians', 'missed', 'beer', 'saloon']);

function lineKind(scene: BangScene, event: GameEvent): LogLine['kind'] {
  if (event.verb === 'turn') return 'turn';
  if (event.verb === 'win') return 'end';
  const kind = cardOf(scene.catalog, event.card)?.kind ?? '';
  const fight = FIGHT.has(event.verb) || (event.verb === 'play' && FIGHT_KINDS.has(kind));
  return fight ? 'fight' : 'cards';
}

/** Cards that move one by one are told in one line. */
const GATHERED = new Set(['draw', 'inherit']);

/** One line of the log and how many events it tells. */
export function tell(scene: BangScene, events: GameEvent[], at: number): Told {
  const event = events[at] as GameEvent;
  let taken = 1;
  while (GATHERED.has(event.verb) && isSame(event, events[at + taken])) taken += 1;
  const many = event.verb === 'draw' && taken > 1;
  const text = many ? t('bang-event-draw-many', args(scene, { seat: event.seat, x: taken })) : eventSentence(scene, event);
  return { line: { key: event.n, kind: lineKind(scene, event), text }, taken };
}

function isSame(event: GameEvent, next: GameEvent | undefined): boolean {
  return next?.verb === event.verb && next.seat === event.seat && next.other === event.other;
}
