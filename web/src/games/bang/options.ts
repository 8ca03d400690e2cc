// Turns the flat list of options into taps: which cards can be tapped, which seats are targets.
// Pure functions of the choice; the components only draw their results.
import { OWN_CHARACTER } from '../../wire';
import type { Choice, Option } from '../../wire';

/** Stands for the card of an answer that needs none. */
export const NO_CARD = -1;
/** The largest number of answers side by side. */
const FEW = 4;

export interface Indexed {
  index: number;
  option: Option;
}

function indexed(choice: Choice | null): Indexed[] {
  return (choice?.options ?? []).map((option, index) => ({ index, option }));
}

function hasSeat(option: Option): boolean {
  return option.seat !== null && option.seat !== undefined;
}

function isCard(option: Option): boolean {
  return option.card !== null && option.card !== undefined && option.card >= 0;
}

/** Whether it is an ability with a target: in my turn it is raised first, like a card. */
export function isAimedAbility(choice: Choice | null, option: Option): boolean {
  return choice?.topic === 'play' && option.card === OWN_CHARACTER && hasSeat(option);
}

/** All options that use this card; with a verb, only in this one way. */
export function withCard(choice: Choice | null, card: number, verb: string | null = null): Indexed[] {
  return indexed(choice).filter(({ option }) => option.card === card && (verb === null || option.verb === verb));
}

/** The ways in which a card can be used, where there are several. */
export function usesOf(choice: Choice | null, card: number | null): string[] {
  const verbs = card === null ? [] : [...new Set(withCard(choice, card).map(({ option }) => option.verb))];
  return verbs.length > 1 ? verbs : [];
}

/** The options of the raised card that name a seat. If it has several uses, one must be chosen first. */
export function targetsOf(choice: Choice | null, card: number | null, verb: string | null = null): Map<number, number> {
  const targets = new Map<number, number>();
  if (card === null || (verb === null && usesOf(choice, card).length > 0)) return targets;
  for (const { index, option } of withCard(choice, card, verb)) {
    if (hasSeat(option)) targets.set(option.seat as number, index);
  }
  return targets;
}

/** Whether only the seat is to be chosen: every answer has the same card and a seat. */
export function isOneCard(choice: Choice | null): boolean {
  const first = choice?.options?.[0];
  return choice?.topic !== 'play' && !!first && isCard(first) && (choice?.options ?? []).every((option) => option.card === first.card && hasSeat(option));
}

/** The cards to choose first, where each card may go to several players. */
export function firstSteps(choice: Choice | null): number[] {
  if (choice?.topic === 'play' || isOneCard(choice)) return [];
  const cards = [...new Set(indexed(choice).filter(({ option }) => isCard(option) && hasSeat(option)).map(({ option }) => option.card as number))];
  return cards.some((card) => withCard(choice, card).length > 1) ? cards : [];
}

/** Seats that can be tapped straight away, without a card (whom to rob, whose ability to borrow). */
export function bareTargets(choice: Choice | null): Map<number, number> {
  const one = isOneCard(choice);
  const bare = indexed(choice).filter(({ option }) => (one || !isCard(option)) && hasSeat(option) && !isAimedAbility(choice, option));
  return new Map(bare.map(({ index, option }) => [option.seat as number, index]));
}

/** Questions that lay out cards to choose from: General Store, Kit Carlson, Lucky Duke, Cattle Truck, Map. */
const PICKS = new Set(['store', 'keep', 'check', 'cattle', 'map']);

/** Whether a card is chosen from open cards in the middle; it can be read before it is taken. */
export function isPick(choice: Choice | null): boolean {
  return choice !== null && PICKS.has(choice.topic) && (choice.options ?? []).every((option) => isCard(option) && !hasSeat(option));
}

export type Tap = { kind: 'answer'; option: number } | { kind: 'raise' } | { kind: 'nothing' };

/** What a tap on a card does: it raises the card in my own turn, with several answers, or to read it; else it answers. */
export function tapCard(choice: Choice | null, card: number, raised: number | null): Tap {
  const options = withCard(choice, card);
  const first = options[0];
  if (!first || isOneCard(choice)) return { kind: 'nothing' };
  if (choice?.topic !== 'play' && options.length === 1 && !isPick(choice)) return { kind: 'answer', option: first.index };
  if (raised !== card) return { kind: 'raise' };
  return hasSeat(first.option) || usesOf(choice, card).length > 0 ? { kind: 'nothing' } : { kind: 'answer', option: first.index };
}

/** The answer that needs only this card. */
export function bareAnswer(choice: Choice | null, card: number): number | null {
  const options = withCard(choice, card);
  return options.length === 1 && !hasSeat(options[0]!.option) ? options[0]!.index : null;
}

/** What dropping a card on a seat (or, with null, on the middle of the table) means. */
export function dropCard(choice: Choice | null, card: number, seat: number | null): number | null {
  const options = withCard(choice, card);
  const wanted = options.find(({ option }) => (hasSeat(option) ? option.seat === seat : seat === null));
  return wanted?.index ?? null;
}

/** The buttons of the telegram: while a card is raised its targets, in my turn what lies on no open
 *  card (an ability with targets once), for any other question all answers. */
export function buttons(choice: Choice | null, raised: number | null, open: (number | null)[], verb: string | null = null): Indexed[] {
  if (raised !== null) return withCard(choice, raised, verb);
  if (choice?.topic !== 'play') return indexed(choice);
  const free = indexed(choice).filter(({ option }) => !(isCard(option) && open.includes(option.card as number)));
  return free.filter(({ option }, i) => !isAimedAbility(choice, option) || free.findIndex((other) => other.option.verb === option.verb) === i);
}

/** Answers that are cards before several players, if they are too many for a row: one entry for each of these seats. */
export function grouped(choice: Choice | null, entries: Indexed[]): { single: Indexed[]; seats: Map<number, number> } {
  const seats = new Map<number, number>();
  const lies = ({ option }: Indexed): boolean => choice?.topic !== 'play' && isCard(option) && hasSeat(option);
  if (entries.length <= FEW || isOneCard(choice)) return { single: entries, seats };
  for (const { option } of entries.filter(lies)) seats.set(option.seat as number, (seats.get(option.seat as number) ?? 0) + 1);
  return { single: entries.filter((entry) => !lies(entry)), seats };
}

/** An answer that stands for so many equal ones. */
export interface Folded extends Indexed {
  count: number;
}

/** Where there is little room, answers with equal cards of my hand are one button; a tap on a card chooses exactly that one. */
export function folded(entries: Indexed[], hand: (number | null)[], kindOf: (card: number) => string | undefined): Folded[] {
  const kinds = new Map<string, Folded>();
  const room = entries.length < FEW;
  return entries.flatMap((entry) => {
    const { verb, card } = entry.option;
    const made = { ...entry, count: 1 };
    if (room || !isCard(entry.option) || hasSeat(entry.option) || !hand.includes(card as number)) return [made];
    const kind = `${verb} ${kindOf(card as number)}`;
    const first = kinds.get(kind);
    if (first) first.count += 1;
    else kinds.set(kind, made);
    return first ? [] : [made];
  });
}

/** The cards of the keys 1 to 9: in my turn the playable ones as they lie, else those of the buttons. */
export function keyedCards(choice: Choice | null, open: (number | null)[]): number[] {
  if (choice?.topic !== 'play') return (choice?.options ?? []).map((option) => option.card ?? NO_CARD);
  return open.filter((card) => card !== null && withCard(choice, card).length > 0) as number[];
}

/** An answer prepared before it is asked for: take this car, discard this card, drink this Beer. */
export interface Step {
  verb: 'board' | 'discard' | 'beer' | 'spare' | 'take';
  card: number;
}

const PREPARED = new Set(['pay', 'board', 'save']);

/** The first of the prepared answers, if the engine's own question offers it. */
export function settled(choice: Choice | null, [step]: Step[]): number | null {
  if (!choice || !step || !PREPARED.has(choice.topic)) return null;
  const index = (choice.options ?? []).findIndex(({ verb, card }) => verb === step.verb && (card ?? NO_CARD) === step.card);
  return index < 0 ? null : index;
}
