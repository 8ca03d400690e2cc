// What every game brings. The shared pages (bar, log, chat, result, replay) know no game;
// a game brings its table, its texts, its animations and its story.
import type { Component } from 'svelte';
import type { IconName } from '../controls/icon-names';
import type { CoachNote } from '../help/coach.svelte';
import type { Weight } from '../playback/weight';
import type { EliminatedQuestion } from '../table/eliminated';
import type { Form } from '../table/table-form';
import type { Teller } from '../log/log-book';
import type { EventAnimation } from '../animation/perform';
import type { Subject } from '../text/player-names';
import type { Sound } from '../animation/sound';
import type { Args } from '../text/translations.svelte';
import type { Catalog, Choice, GameEvent, GameView, Option, SeatInfo } from '../wire';

/** Everything needed to describe and draw a moment of a match. */
export interface Scene<V extends GameView = GameView> {
  view: V;
  seats: SeatInfo[];
  catalog: Catalog;
}

export interface OptionWords {
  label: string;
  note: string;
  /** The note says what the option does now, so it is shown on every size. */
  now?: boolean;
  /** main = the natural answer, hurt = it will cost, out = it costs the last life, plain = also possible */
  tone: 'main' | 'plain' | 'hurt' | 'out';
}

export interface LogLine {
  key: number;
  /** A sentence with marks, see text/rich-text.ts. */
  text: string;
  /** The same for a screen reader, where the line contains signs. */
  spoken?: string;
  /** turn = a heading, fight and cards can be filtered. */
  kind: 'turn' | 'fight' | 'cards' | 'end';
  /** The number of the ruling that decided it, where the rulebooks leave a choice. */
  ruling?: string;
}

export interface Chart {
  /** What is counted: life after each turn, money after each round. */
  label: string;
  /** One line per seat. */
  lines: { seat: number; values: number[] }[];
  highest: number;
  /** The distance between ruled lines; 1 by default. */
  every?: number;
  /** How a number is written beside its line. */
  write?: (value: number) => string;
}

/** How a player has done, for the result. */
export interface Standing {
  seat: number;
  /** The badge before the name, where the game has roles. */
  role?: string | null;
  note: string;
  /** The player's score, in games that count. */
  score?: string;
  out?: boolean;
}

export interface Story {
  title: string;
  why: string;
  facts: string[];
  moments: string[];
  /** Numbers over time; null where the game keeps none. */
  chart: Chart | null;
}

export interface TableProps {
  /** The id of the game. */
  game: string;
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
  /** The player who is asked is away: for how long, as a sentence. */
  away?: string;
  /** The last few things that happened, shown in place of my hand. */
  recent?: string[];
  /** The player whom the table waits for, in words; empty = none. */
  waiting?: string;
  /** The key under which guesses of roles are kept; empty = no guesses. */
  pencil: string;
  /** Seconds per choice, 0 = no clock. */
  clock: number;
  busy: boolean;
  /** Goes on to the next event. */
  skip: () => void;
  /** What I am asked after I was eliminated. */
  eliminated?: EliminatedQuestion | null;
  /** Opens the result that was closed; null = there is none. */
  result: (() => void) | null;
  /** It is a replay. */
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
  /** The outlaw whose pattern the chip has. */
  cloth?: string;
}

export interface Game {
  id: string;
  /** The form of the table in a window of this size; it may depend on the view. */
  form(width: number, height: number, view?: GameView): Form;
  Table: Component<TableProps>;
  prompt(scene: Scene, choice: Choice): string;
  /** My question with what I need to answer it (my hand, my dice), for a screen reader. */
  ask?(scene: Scene, choice: Choice): string;
  /** What lies on the table for my question. It is spoken when it changes, and again if nothing was spoken before. */
  lying?(scene: Scene): string;
  /** The arguments of every message about this seat and card. */
  words(scene: Scene, subject: Subject): Args;
  option(scene: Scene, choice: Choice, option: Option): OptionWords;
  tell: Teller;
  animation(scene: Scene, event: GameEvent): EventAnimation;
  /** The weight of the event, which says how long it is played. */
  weigh(scene: Scene, event: GameEvent): Weight;
  sound(scene: Scene, event: GameEvent): Sound | null;
  story(scene: Scene, events: GameEvent[]): Story;
  /** All seats in the order the result names them. */
  standings(scene: Scene, events: GameEvent[]): Standing[];
  /** A score in words; missing where only wins count. */
  amount?: (score: number) => string;
  /** Puts a card's picture into an element; returns how to remove it. */
  drawCard(catalog: Catalog, target: HTMLElement, card: number | null): () => void;
  chip(catalog: Catalog, card: number): Chip | null;
  /** Notes for a player's first match. */
  coach: CoachNote[];
  /** How the match stands, for the bar. */
  statusLine(scene: Scene): string;
  /** Buttons of the game's own in the bar. */
  Bar?: Component;
  /** The option that the player has chosen beforehand; null = they are asked. */
  ordered?(choice: Choice): number | null;
  /** The result waits while this is true. */
  holdsResult?(): boolean;
  /** Resolves when the next step of a replay may be played. */
  rest?(): Promise<void>;
  /** The part of the log that has been played; all of it by default. */
  heard?(log: GameEvent[]): GameEvent[];
}
