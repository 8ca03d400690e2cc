// What every game brings to the table. The shell (bar, log, chat, result, replay) knows no game;
// a game brings its table, its wording, its movement and its story.
import type { Component } from 'svelte';
import type { IconName } from '../icons';
import type { Form } from '../lib/forms';
import type { Teller } from '../lib/logbook';
import type { Show } from '../lib/motion';
import type { Sound } from '../lib/sound';
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
  /** main = the natural answer, hurt = it will cost, plain = also possible */
  tone: 'main' | 'plain' | 'hurt';
}

export interface LogLine {
  key: number;
  /** A sentence with marks, see lib/rich.ts. */
  text: string;
  /** turn = a heading, fight and cards can be filtered. */
  kind: 'turn' | 'fight' | 'cards' | 'end';
}

export interface Chart {
  /** One line per seat: life after each turn. */
  lines: { seat: number; life: number[] }[];
  highest: number;
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
  /** Where pencil marks are kept; empty = no pencil. */
  pencil: string;
  /** Seconds per choice, 0 = no clock. */
  clock: number;
  busy: boolean;
  skip: () => void;
  /** Opens the result that was closed; null = there is none. */
  result: (() => void) | null;
}

/** How a card is named inside a sentence. */
export interface Chip {
  colour: string;
  rank: string;
  suit: string;
  /** Drawn in place of the name. */
  figure?: IconName;
}

export interface Game {
  id: string;
  /** The form of the table in a window of this size. */
  form(width: number, height: number): Form;
  Table: Component<TableProps>;
  /** What the game is played with, for the rules page. */
  Index: Component<{ catalog: Catalog }>;
  /** What the game in short speaks of, in this order. */
  brief: string[];
  prompt(scene: Scene, choice: Choice): string;
  option(scene: Scene, choice: Choice, option: Option): OptionWords;
  tell: Teller;
  show(scene: Scene, event: GameEvent): Show;
  sound(scene: Scene, event: GameEvent): Sound | null;
  story(scene: Scene, events: GameEvent[]): Story;
  /** Puts a card's picture into an element; returns how to remove it. */
  drawCard(catalog: Catalog, target: HTMLElement, card: number | null): () => void;
  chip(catalog: Catalog, card: number): Chip | null;
  /** A line for the bar: how the match stands. */
  standing(scene: Scene): string;
}
