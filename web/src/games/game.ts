// What every game brings to the table. The shell (bar, log, chat, result, replay) knows no game;
// a game brings its table, its wording, its movement and its story.
import type { Component } from 'svelte';
import type { IconName } from '../icons';
import type { CoachNote } from '../lib/coach.svelte';
import type { Weight } from '../lib/director';
import type { Farewell } from '../lib/farewell';
import type { Form } from '../lib/forms';
import type { Teller } from '../lib/logbook';
import type { Show } from '../lib/motion';
import type { Subject } from '../lib/people';
import type { Sound } from '../lib/sound';
import type { Args } from '../lib/words.svelte';
import type { Catalog, Choice, GameEvent, GameView, Option, SeatInfo } from '../wire';

/** Everything needed to word and draw a moment of a match. */
export interface Scene<V extends GameView = GameView> {
  view: V;
  seats: SeatInfo[];
  catalog: Catalog;
}

export interface OptionWords {
  label: string;
  note: string;
  /** The note says what it comes to as things stand, so it is read on every size. */
  now?: boolean;
  /** main = the natural answer, hurt = it will cost, out = it costs the last life, plain = also possible */
  tone: 'main' | 'plain' | 'hurt' | 'out';
}

export interface LogLine {
  key: number;
  /** A sentence with marks, see lib/rich.ts. */
  text: string;
  /** The same for the ear, where the line is written in signs. */
  spoken?: string;
  /** turn = a heading, fight and cards can be filtered. */
  kind: 'turn' | 'fight' | 'cards' | 'end';
  /** The ruling that decided it so: the number of our own answer where the rulebooks leave a choice. */
  ruling?: string;
}

export interface Chart {
  /** What is counted: life after each turn, money after each round. */
  label: string;
  /** One line per seat. */
  lines: { seat: number; values: number[] }[];
  highest: number;
  /** A ruled line at every so many; at each one unless said. */
  every?: number;
  /** How a number is written beside its line. */
  write?: (value: number) => string;
}

/** How a seat has done, for the result. */
export interface Standing {
  seat: number;
  /** The badge before the name, where the game has roles. */
  role?: string | null;
  note: string;
  /** What the seat has won, where the game counts. */
  score?: string;
  out?: boolean;
}

export interface Story {
  title: string;
  why: string;
  facts: string[];
  moments: string[];
  chart: Chart;
}

export interface TableProps {
  scene: Scene;
  choice: Choice | null;
  /** What has happened so far. */
  events: GameEvent[];
  form: Form;
  /** False for spectators and replays: nothing can be chosen. */
  live: boolean;
  answer: (option: number) => void;
  /** The last thing that happened, as a sentence with marks. */
  ticker: string;
  /** Whoever is asked is away: for how long, as a sentence. */
  away?: string;
  /** The last few things that happened, for where my hand has been. */
  recent?: string[];
  /** Whom everybody waits for, in words; empty = nobody. */
  waiting?: string;
  /** Where pencil marks are kept; empty = no pencil. */
  pencil: string;
  /** Seconds per choice, 0 = no clock. */
  clock: number;
  busy: boolean;
  /** On to the next event. */
  skip: () => void;
  /** I am out: what I am asked then. */
  farewell?: Farewell | null;
  /** Opens the result that was closed; null = there is none. */
  result: (() => void) | null;
  /** A finished match is being looked at again. */
  replay?: boolean;
}

/** How a card is named inside a sentence. */
export interface Chip {
  colour: string;
  rank: string;
  suit: string;
  /** Drawn in place of the name. */
  figure?: IconName;
  /** A symbol of the page drawn before the name. */
  sign?: string;
  /** Which outlaw's cloth the chip wears. */
  cloth?: string;
}

export interface Game {
  id: string;
  /** The form of the table in a window of this size; it may depend on what lies on it. */
  form(width: number, height: number, view?: GameView): Form;
  Table: Component<TableProps>;
  prompt(scene: Scene, choice: Choice): string;
  /** My question with what I need to answer it (my hand, my dice), for who does not see them. */
  ask?(scene: Scene, choice: Choice): string;
  /** What lies on the table for my question and is told when it comes to lie there; said again if nothing was told before. */
  lying?(scene: Scene): string;
  /** What fills the gaps of any message about this seat and card. */
  words(scene: Scene, subject: Subject): Args;
  option(scene: Scene, choice: Choice, option: Option): OptionWords;
  tell: Teller;
  show(scene: Scene, event: GameEvent): Show;
  /** What the event weighs: how long it is shown. */
  weigh(scene: Scene, event: GameEvent): Weight;
  sound(scene: Scene, event: GameEvent): Sound | null;
  story(scene: Scene, events: GameEvent[]): Story;
  /** All seats in the order the result names them. */
  standings(scene: Scene, events: GameEvent[]): Standing[];
  /** What scores come to, in words; none where only wins count. */
  amount?: (score: number) => string;
  /** Puts a card's picture into an element; returns how to remove it. */
  drawCard(catalog: Catalog, target: HTMLElement, card: number | null): () => void;
  chip(catalog: Catalog, card: number): Chip | null;
  /** Notes for somebody's first match. */
  coach: CoachNote[];
  /** A line for the bar: how the match stands. */
  standing(scene: Scene): string;
  /** Buttons of the game's own in the bar. */
  Bar?: Component;
  /** The option that the person has ordered beforehand; null = he is asked. */
  ordered?(choice: Choice): number | null;
  /** Something is being shown that the result waits for. */
  showing?(): boolean;
  /** Resolves when nothing is being shown any more that a replay's next step would cover. */
  rest?(): Promise<void>;
  /** What of the log has been shown so far; all of it unless said. */
  heard?(log: GameEvent[]): GameEvent[];
}
