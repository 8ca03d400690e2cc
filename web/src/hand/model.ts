// What a phone beside the big screen shows, and everything that can be tapped on it. Each game fills it from the
// selection of its own table, the page draws it, and a test walks through it: every option must be reachable.
import type { IconName } from '../controls/icon-names';
import type { Refusal } from '../help/RefusalNote.svelte';
import type { Button } from '../table/Telegram.svelte';
import type { Choice } from '../wire';
import type { Scene } from '../games/game';

export type Look = 'selected' | 'pays' | 'playable' | 'dimmed';

/** A card. */
export interface Piece {
  card: number;
  look: Look | undefined;
  /** A tap on it chooses something. */
  can: boolean;
  key?: string;
  /** How many equal cards it stands for, and how many of them are picked. */
  count?: number;
  picked?: number;
  press: () => void;
}

/** Another player, or me, as a target. */
export interface Person {
  seat: number;
  can: boolean;
  /** Where the player sits and what lies before them; why they cannot be chosen. */
  note: string;
  /** What stands in the sight: the distance. Empty where there is none. */
  sight: string;
  press: () => void;
}

/** A row or a poster to choose, by its name. */
export interface Place {
  id: string;
  label: string;
  note: string;
  /** It is chosen. */
  on: boolean;
  press: () => void;
}

/** One of my dice. */
export interface DieTile {
  number: number;
  face: string | null;
  look: 'kept' | 'locked' | 'spent' | 'aimed' | 'lying' | 'blank';
  can: boolean;
  press: () => void;
}

export interface Stepper {
  n: number;
  of: number;
  less: (() => void) | null;
  more: (() => void) | null;
}

export interface Hand {
  ask: string;
  hint: string;
  /** It is my question. */
  mine: boolean;
  /** My last life is at stake. */
  last: boolean;
  buttons: Button[];
  /** The cards in my hand. */
  cards: Piece[];
  /** Cards to choose from that lie elsewhere, and what they are. */
  open: Piece[];
  openName: string;
  /** What lies before me. */
  front: Piece[];
  /** What else lies on the table and can be chosen now: cars, goods. */
  goods: Piece[];
  people: Person[];
  places: Place[];
  dice: DieTile[];
  stepper: Stepper | null;
}

export const EMPTY: Hand = {
  ask: '', hint: '', mine: false, last: false, buttons: [], cards: [], open: [], openName: '', front: [], goods: [], people: [], places: [], dice: [], stepper: null,
};

/** What is public about a player, and about me what only I may see. */
export interface Facts {
  name: string;
  /** The character, or what else stands under the name. */
  who: string;
  role: { id: string; name: string; goal: string } | null;
  life: { life: number; max: number } | null;
  /** Other signs: a ghost, money, arrows. */
  marks: { text: string; icon?: IconName }[];
  out: boolean;
}

/** A note on what was tapped but cannot be chosen; `at` finds the element. */
export interface Hanging {
  refusal: Refusal;
  at: string;
}

/** What the page gives a game. */
export interface Asked {
  scene: Scene;
  choice: Choice | null;
  /** I may answer. */
  live: boolean;
  answer: (option: number) => void;
}

/** A game's hand: the model and what it does with keys and questions. */
export interface HandGame {
  readonly hand: Hand;
  readonly note: Hanging | null;
  /** Puts back what is raised. */
  cancel(): void;
  /** A new question has come. */
  begin(): void;
  forgive(): void;
  /** Handles a key. Returns true if it had a meaning. */
  press(key: string): boolean;
}

/** Everything that can be tapped now, by name. */
export function taps(hand: Hand): { id: string; press: () => void }[] {
  const pieces = (name: string, list: Piece[]) => list.filter(({ can }) => can).map(({ card, press }) => ({ id: `${name} ${card}`, press }));
  const steps = [hand.stepper?.less, hand.stepper?.more].flatMap((press, i) => (press ? [{ id: `step ${i}`, press }] : []));
  return [
    ...pieces('card', hand.cards), ...pieces('open', hand.open), ...pieces('front', hand.front), ...pieces('goods', hand.goods),
    ...hand.people.filter(({ can }) => can).map(({ seat, press }) => ({ id: `seat ${seat}`, press })),
    ...hand.places.map(({ id, press }) => ({ id: `place ${id}`, press })),
    ...hand.dice.filter(({ can }) => can).map(({ number, press }) => ({ id: `die ${number}`, press })),
    ...steps,
    ...hand.buttons.filter(({ disabled }) => !disabled).map(({ id, press }) => ({ id: `button ${id}`, press })),
  ];
}

/** Nothing but targets is asked for: the hand steps back and the telegram grows. */
export function aiming(hand: Hand): boolean {
  return hand.mine && (hand.people.length > 0 || hand.places.length > 0);
}

/** The button with this key, pressed. Returns false if there is none. */
export function pressButton(hand: Hand, key: string): boolean {
  const button = hand.buttons.find((one) => one.key !== '' && one.key.toLowerCase() === key.toLowerCase());
  if (!button || button.disabled) return false;
  button.press();
  return true;
}

/** The card with this digit, pressed. */
export function pressCard(hand: Hand, key: string): boolean {
  const piece = /^[1-9]$/.test(key) ? [...hand.open, ...hand.cards, ...hand.front, ...hand.goods].find((one) => one.can && one.key === key) : undefined;
  piece?.press();
  return piece !== undefined;
}
