// BANG! in sentences: questions, options and the log. All words come from bang.ftl.
import type { Told } from '../../log/log-book';
import { nameMark, peopleArgs, type Subject } from '../../text/player-names';
import { abilityMark, cardMark, withAbilities } from '../../text/rich-text';
import { attackSummaryAt, attackSummaryLine, type AttackSummary } from '../../log/attack-summary';
import { t, words, type Args } from '../../text/translations.svelte';
import { FROM_HAND, OWN_CHARACTER } from '../../wire';
import type { BangSeat, BangView, Catalog, Choice, GameEvent, Option } from '../../wire';
import type { LogLine, OptionWords, Scene } from '../game';
import { isThree } from '../sheriff/why-won';
import { cardOf } from './catalog';
import { abilitiesBehind, keptAll } from './ability-causes';
import { rulingBehind } from '../../rules/cited';
import { soloActionsAt } from './solo-actions';
import { weigh } from './event-weights';

export { playerName } from '../../text/player-names';

export type BangScene = Scene<BangView>;

export function kindName(kind: string): string {
  return t(`bang-kind-${kind}`);
}

export function cardName(catalog: Catalog, id: number): string {
  const card = cardOf(catalog, id);
  return card ? kindName(card.kind) : t('bang-card-hidden');
}

/** The gender of the name, in languages with genders. */
export function genderOf(catalog: Catalog, id: number | null | undefined): string {
  return words.gender(`bang-kind-${cardOf(catalog, id)?.kind ?? ''}`);
}

/** The aim of a role; with three players, who see each other's roles, it is another one. */
export function goal(scene: BangScene, role: string): string {
  const three = `bang-role-${role}-three-text`;
  return t(isThree(scene) && words.has(three) ? three : `bang-role-${role}-text`);
}

/** The arguments every message may use; see the head of bang.ftl. */
export function args(scene: BangScene, subject: Subject): Args {
  const { card } = subject;
  const known = cardOf(scene.catalog, card);
  return {
    ...peopleArgs(scene, subject),
    card: known ? cardMark(known.id, kindName(known.kind)) : t('bang-card-hidden'),
    gender: genderOf(scene.catalog, card),
    kind: known?.kind ?? '',
  };
}

/** The character, with the one whose ability it has borrowed. */
export function characterLine({ character, acts }: BangSeat): string {
  return acts ? t('web-as', { character: t(`bang-character-${acts}`) }) : t(`bang-character-${character}`);
}

/** Each id after its special form for a kind of card: packs bring their own sentences. */
export function special(ids: string[], kind: string): string[] {
  return kind ? ids.flatMap((id) => [`${id}-${kind}`, id]) : ids;
}

export function firstKnown(ids: string[]): string | null {
  return ids.find((id) => words.has(id)) ?? null;
}

function kindSlug(scene: BangScene, card: number | null | undefined): string {
  return cardOf(scene.catalog, card)?.kind ?? '';
}

export function prompt(scene: BangScene, choice: Choice): string {
  const id = `bang-prompt-${choice.topic}${choice.seat === scene.view.me ? '-you' : ''}`;
  return t(firstKnown(special([id], kindSlug(scene, choice.card))) ?? id, args(scene, choice));
}

function endings(choice: Choice, option: Option): string[] {
  if (option.card === FROM_HAND) return ['-hand', ''];
  if (option.card === OWN_CHARACTER) return ['-character', ''];
  if (option.seat === null || option.seat === undefined) return [''];
  return option.seat === choice.seat ? ['-self', '-at', ''] : ['-at', ''];
}

/** See the head of bang.ftl: topic before none, kind before none. */
function optionIds(scene: BangScene, stem: string, choice: Choice, option: Option): string[] {
  const stems = [`${stem}-${choice.topic}-${option.verb}`, `${stem}-${option.verb}`];
  const ids = endings(choice, option).flatMap((ending) => stems.map((start) => `${start}${ending}`));
  return special(ids, kindSlug(scene, option.card));
}

/** What costs life is red. */
function hurts({ verb, card }: Option): boolean {
  return verb === 'bleed' || verb === 'face' || (verb === 'take' && (card === null || card === undefined));
}

const MAIN = new Set(['missed', 'bang', 'beer', 'end']);

/** One answer stands out: the first of the natural ones. */
function isMain(choice: Choice, option: Option): boolean {
  const natural = ({ verb }: Option): boolean => MAIN.has(verb) || (verb === 'use' && choice.topic !== 'play');
  return choice.options?.find(natural) === option;
}

function tone(scene: BangScene, choice: Choice, option: Option): OptionWords['tone'] {
  if (hurts(option)) return 'hurt';
  return isMain(choice, option) && scene.view.me !== null ? 'main' : 'plain';
}

export function optionWords(scene: BangScene, choice: Choice, option: Option): OptionWords {
  const values = args(scene, { seat: option.seat, other: option.seat, card: option.card, x: option.x || choice.x });
  // Suit and rank of one's own Barrel decide nothing: its name is enough.
  if (option.verb === 'barrel' && cardOf(scene.catalog, option.card)) values.card = cardName(scene.catalog, option.card as number);
  const label = firstKnown(optionIds(scene, 'bang-option', choice, option));
  const note = firstKnown(optionIds(scene, 'bang-note', choice, option));
  return {
    label: label ? t(label, values) : option.verb,
    note: option.verb === 'mimic' ? abilityText(scene, option.seat) : (nowWords(scene, option) ?? (note ? t(note, values) : '')),
    now: option.note !== undefined,
    tone: tone(scene, choice, option),
  };
}

/** The effect that the option would have now. The engine knows it. */
function nowWords(scene: BangScene, { seat, note }: Option): string | null {
  if (!note) return null;
  return t(`bang-now-${note.name}`, { ...args(scene, { seat, other: seat, card: note.card, x: note.x }), card: cardName(scene.catalog, note.card ?? -1) });
}

/** What hurts, whatever card it comes from. */
const DANGERS = new Set(['aim', 'use_bang', 'divert']);
const AT_GUNPOINT = new Set(['bang', 'missed', 'duel', 'punch', 'springfield', 'derringer', 'knife', 'pepperbox', 'buffalo_rifle', 'knife_revolver', 'train_robbery']);

/** Where there is little room a target is its name, distance and life, without the card. */
export function targetWords(scene: BangScene, choice: Choice, option: Option): OptionWords {
  const seat = scene.view.seats[option.seat ?? -1];
  const danger = DANGERS.has(option.verb) || AT_GUNPOINT.has(kindSlug(scene, option.card));
  return {
    label: nameMark(scene, option.seat),
    note: option.verb === 'mimic' ? optionWords(scene, choice, option).note : (nowWords(scene, option) ?? (seat ? whereabouts(seat) : '')),
    now: option.note !== undefined,
    tone: danger ? 'hurt' : 'plain',
  };
}

/** A player's distance and life. I and eliminated players have no distance. */
function whereabouts({ out, distance, life }: BangSeat): string {
  if (out) return t('bang-stamp');
  return distance > 0 ? t('web-target-note', { n: distance, life }) : '';
}

/** What the character in this seat can do. */
function abilityText(scene: BangScene, seat: number | undefined): string {
  const character = scene.view.seats[seat ?? -1]?.character;
  return character ? `${t(`bang-character-${character}`)}: ${t(`bang-character-${character}-text`)}` : '';
}

/** One event as a sentence. */
export function eventSentence(scene: BangScene, event: GameEvent): string {
  const x = event.x ?? (event.verb === 'hurt' || event.verb === 'heal' ? 1 : 0);
  const id = firstKnown(eventIds(scene, event)) ?? `bang-event-${event.verb}`;
  const sentence = t(id, args(scene, { ...event, x }));
  return event.verb === 'out' ? `${sentence}${roleOf(scene, event)}` : sentence;
}

/** The card that took the life, and its owner. */
function hurtId({ card, other }: GameEvent): string {
  const known = (part: number | null | undefined): boolean => part !== undefined && part !== null && part >= 0;
  return `bang-event-hurt${known(other) ? '-by' : ''}${known(card) ? '-card' : ''}`;
}

function eventIds(scene: BangScene, event: GameEvent): string[] {
  if (event.verb === 'hurt') return [hurtId(event)];
  const ends = [''];
  if (event.other !== null && event.other !== undefined) ends.unshift('-at');
  if (event.other !== undefined && event.other === event.seat) ends.unshift('-self');
  if (event.card === OWN_CHARACTER) ends.unshift('-character');
  return special(ends.map((end) => `bang-event-${event.verb}${end}`), kindSlug(scene, event.card));
}

function roleOf(scene: BangScene, event: GameEvent): string {
  // The event carries the role by its number in the catalog.
  const role = scene.view.seats[event.seat ?? -1]?.role ?? scene.catalog.roles[event.x ?? 0];
  return role ? ` ${t('bang-event-out-role', { ...args(scene, event), role })}` : '';
}

const FIGHT = new Set([
  'hurt', 'missed', 'bang', 'beer', 'barrel', 'explode', 'out', 'heal', 'spare', 'penalty', 'reward', 'aim', 'bleed', 'immune',
  'divert', 'face', 'ghost', 'return', 'terminus',
]);
/** Kinds that belong to the fight when they are played or used; all others are about cards. */
const FIGHT_KINDS = new Set([
  'bang', 'gatling', 'duel', 'indians', 'missed', 'beer', 'saloon', 'punch', 'springfield', 'tequila', 'whisky', 'dodge', 'bible',
  'iron_plate', 'sombrero', 'ten_gallon_hat', 'canteen', 'derringer', 'knife', 'pepperbox', 'buffalo_rifle', 'howitzer',
  'knife_revolver', 'train_robbery', 'most_wanted', 'cactus', 'evaded', 'baggage_car', 'sleeper_car',
]);

function lineKind(scene: BangScene, event: GameEvent): LogLine['kind'] {
  if (event.verb === 'turn') return 'turn';
  if (event.verb === 'win') return 'end';
  const shown = event.verb === 'play' || event.verb === 'use';
  const fight = FIGHT.has(event.verb) || (shown && FIGHT_KINDS.has(kindSlug(scene, event.card)));
  return fight ? 'fight' : 'cards';
}

/** Cards that a player gets one by one are told in one line. */
const GATHERED = new Set(['draw', 'inherit']);

/** Events after an attack that need no line of their own: none. */
const NO_VERBS = new Set<string>();

/** All answers to one attack in one line. */
function attackText(scene: BangScene, summary: AttackSummary): Pick<LogLine, 'text' | 'spoken'> {
  return attackSummaryLine(scene, summary, kindName(kindSlug(scene, summary.attack.card)), ({ card }) => (cardOf(scene.catalog, card) ? (args(scene, { card }).card as string) : ''));
}

/** The General Store in one line: what lay there, then who took what. */
function storeAt(scene: BangScene, events: GameEvent[], at: number): Told | null {
  const event = events[at] as GameEvent;
  if (event.verb !== 'play' || kindSlug(scene, event.card) !== 'general_store') return null;
  let end = at + 1;
  while (events[end]?.verb === 'show') end += 1;
  const shown = events.slice(at + 1, end);
  while (events[end]?.verb === 'pick') end += 1;
  const picks = events.slice(at + 1 + shown.length, end);
  if (shown.length === 0) return null;
  const cards = shown.map(({ card }) => args(scene, { card }).card).join(', ');
  const taken = picks.map((pick) => t('web-store-pick', args(scene, pick))).join(', ');
  const text = t(picks.length > 0 ? 'web-store-taken' : 'web-store', { ...args(scene, event), cards, taken });
  return { line: { key: event.n, kind: 'cards', text }, taken: end - at };
}

/** Verbs of a card that does something. */
const USED = new Set(['play', 'use', 'use_bang']);

/** One line of the log, with the abilities behind it, and the number of events it tells. */
export function tell(scene: BangScene, events: GameEvent[], at: number): Told {
  const { line, taken } = told(scene, events, at);
  const behind = line ? abilitiesBehind(scene, events, at, taken) : [];
  if (!line) return { line, taken };
  const named = withAbilities(line, behind.map((ability) => t(`bang-character-${ability}`)));
  const event = events[at] as GameEvent;
  const used = USED.has(event.verb) ? kindSlug(scene, event.card) : '';
  return { ahead: keptLine(scene, events, at), line: { ...named, ruling: rulingBehind(scene.catalog, event, used, behind) }, taken };
}

/** What no event tells: at the end of a turn all cards were kept. */
function keptLine(scene: BangScene, events: GameEvent[], at: number): LogLine | undefined {
  const kept = keptAll(scene, events, at);
  if (!kept) return undefined;
  const text = `${t('bang-kept', args(scene, { seat: kept.seat, x: kept.n }))} ${abilityMark(t('bang-character-sean_mallory'))}`;
  return { key: (events[at] as GameEvent).n - 0.5, kind: 'cards', text };
}

function told(scene: BangScene, events: GameEvent[], at: number): Told {
  const event = events[at] as GameEvent;
  const store = storeAt(scene, events, at);
  if (store) return store;
  const summary = attackSummaryAt(events, at, (one) => weigh(scene, one), NO_VERBS);
  if (summary) return { line: { key: event.n, kind: 'fight', ...attackText(scene, summary) }, taken: summary.taken };
  const actions = soloActionsAt(scene, events, at);
  if (actions) return actions;
  let taken = 1;
  while ((GATHERED.has(event.verb) || isListed(event)) && isSame(event, events[at + taken])) taken += 1;
  return { line: { key: event.n, kind: lineKind(scene, event), text: gathered(scene, events.slice(at, at + taken)) }, taken };
}

/** Cards that nobody lays out, one after another, are told by their names where there is a sentence for it. */
function isListed({ verb, seat }: GameEvent): boolean {
  return (seat ?? null) === null && words.has(`bang-event-${verb}-many`);
}

/** Several events of one kind in a sentence, where there is one for it. */
function gathered(scene: BangScene, events: GameEvent[]): string {
  const [event] = events as [GameEvent];
  if (events.length > 1 && event.verb === 'draw') return t('bang-event-draw-many', args(scene, { seat: event.seat, x: events.length }));
  if (events.length < 2 || !isListed(event)) return eventSentence(scene, event);
  return t(`bang-event-${event.verb}-many`, { cards: events.map(({ card }) => args(scene, { card }).card).join(', ') });
}

function isSame(event: GameEvent, next: GameEvent | undefined): boolean {
  return next?.verb === event.verb && next.seat === event.seat && next.other === event.other;
}
