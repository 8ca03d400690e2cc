// Movement on the table: cards fly between marked places, shots draw their line, seats shake.
// Places are elements with data-place; a card that lies open carries data-card.
import { tick } from 'svelte';
import { FADE, FLIGHT, LAMP, LINE, MARK, STAGGER, TURN_OVER } from './part-durations';
import type { Gesture } from './gestures';
import { fall, recoil } from './recoil';
import { motion } from '../settings/motion.svelte';

export interface Flight {
  /** The card shown while it flies; null = its back. */
  card: number | null;
  from: string;
  to: string;
}

/** A note on a plate while the event is played: a loss is red, "no loss" is black. */
export interface Note {
  place: string;
  text: string;
  none?: boolean;
}

export interface Line {
  from: string;
  to: string;
}

export interface EventAnimation {
  flights: Flight[];
  /** Applies the event to the view, before line and mark are drawn. */
  settle?: () => void;
  /** The same if the event is not animated and `act` would have applied it. */
  skip?: () => void;
  /** A dotted line from one place to another; it stays until the attack is answered. */
  line?: Line;
  /** The lines of an attack on several players. */
  lines?: Line[];
  /** In a duel a line to this place turns back. */
  back?: string;
  /** A place that shakes, and how: hit = red, turn = lamplight. */
  mark?: { place: string; how: 'hit' | 'heal' | 'turn' | 'out' };
  note?: Note;
  /** What the event does beside its movement. */
  gesture?: Gesture;
  /** This card turns face up; several turn together. */
  opens?: number;
  /** An animation of the game's own, performed first. */
  act?: (stage: Stage) => Promise<void>;
}

/** Where an animation takes place. */
export interface Stage {
  root: HTMLElement;
  layer: HTMLElement;
  /** How many times faster everything moves; Infinity = nothing moves. */
  haste: number;
  /** How long everything stays when the movement is over. */
  hold: number;
}

/** Puts a picture of the card into the layer and returns how to remove it. */
export type Draw = (layer: HTMLElement, card: number | null) => () => void;

/** How wide a note is, in pixels. */
const NOTE = 40;
export const EASE = 'cubic-bezier(.2, .7, .2, 1)';

/** Whether nothing may move: by a setting of the system or of this browser. */
export function still(): boolean {
  return !motion.on || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function placeOf(root: HTMLElement, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-place="${name}"]`);
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where an element lies on the layer, which may belong to a sheet that is scaled as a whole. */
export function boxOn(layer: HTMLElement, element: Element): Box {
  const [frame, box] = [layer.getBoundingClientRect(), element.getBoundingClientRect()];
  const scale = (layer.offsetWidth && frame.width / layer.offsetWidth) || 1;
  return { left: (box.left - frame.left) / scale, top: (box.top - frame.top) / scale, width: box.width / scale, height: box.height / scale };
}

export function centreOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The middle of an element, on the layer. */
export function centre(layer: HTMLElement, element: Element): Point {
  return centreOf(boxOn(layer, element));
}

/** The point on a box's edge towards another point: a line must not cover a name. */
function edge(box: Box, towards: Point): Point {
  const { width, height } = box;
  const middle = centreOf(box);
  const [x, y] = [towards.x - middle.x, towards.y - middle.y];
  const share = Math.min(width / 2 / Math.max(1, Math.abs(x)), height / 2 / Math.max(1, Math.abs(y)), 0.45);
  return { x: middle.x + x * share, y: middle.y + y * share };
}

/** Flies one card, or several as one fan with their number on it. */
async function fly({ root, layer, haste }: Stage, flight: Flight, draw: Draw, delay: number, count: number): Promise<void> {
  const lying = flight.card === null ? null : root.querySelector<HTMLElement>(`[data-card="${flight.card}"]`);
  const from = lying ?? placeOf(root, flight.from);
  const to = placeOf(root, flight.to);
  if (!from || !to) return;
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  if (count > 1) ghost.dataset.count = String(count);
  layer.append(ghost);
  const erase = draw(ghost, flight.card);
  const [a, b] = [from, to].map((at) => centre(layer, at)) as [Point, Point];
  lying?.classList.add('flown');
  const frames = [
    { transform: `translate(${a.x}px, ${a.y}px) rotate(-4deg)`, opacity: 1 },
    { transform: `translate(${b.x}px, ${b.y}px) rotate(2deg)`, opacity: 1 },
  ];
  await ghost.animate(frames, { duration: FLIGHT / haste, delay: delay / haste, easing: EASE, fill: 'both' }).finished;
  erase();
  ghost.remove();
}

/** Flies cards; those with the same start and end fly as one. */
async function flyAll(stage: Stage, flights: Flight[], draw: Draw): Promise<void> {
  const ways = new Map<string, Flight[]>();
  for (const flight of flights) {
    const way = `${flight.from} ${flight.to}`;
    ways.set(way, [...(ways.get(way) ?? []), flight]);
  }
  await Promise.all([...ways.values()].map((cards, i) => fly(stage, cards[0] as Flight, draw, i * STAGGER, cards.length)));
}

/** Lays a line from one place to another. Returns its length. */
function lay(layer: HTMLElement, line: HTMLElement, from: Element, to: Element): number {
  const [start, end] = [boxOn(layer, from), boxOn(layer, to)];
  const [a, b] = [edge(start, centreOf(end)), edge(end, centreOf(start))];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  line.style.width = `${length}px`;
  line.style.transform = `translate(${a.x}px, ${a.y}px) rotate(${Math.atan2(b.y - a.y, b.x - a.x)}rad)`;
  return length;
}

async function drawLine({ root, layer, haste }: Stage, { from, to }: Line): Promise<void> {
  const [start, end] = [placeOf(root, from), placeOf(root, to)];
  if (!start || !end) return;
  const line = document.createElement('div');
  line.className = 'shotline';
  line.dataset.from = from;
  line.dataset.to = to;
  const length = lay(layer, line, start, end);
  const shaft = document.createElement('i');
  line.append(shaft);
  layer.append(line);
  const frames = [{ transform: `translateX(${-length}px)` }, { transform: 'none' }];
  await shaft.animate(frames, { duration: LINE / haste, easing: 'linear' }).finished;
}

/** Moves lines and notes to their places after the window was resized. */
export function moveWithPlaces(root: HTMLElement, layer: HTMLElement): void {
  for (const line of layer.querySelectorAll<HTMLElement>('.shotline')) {
    const [start, end] = [placeOf(root, line.dataset.from ?? ''), placeOf(root, line.dataset.to ?? '')];
    if (start && end) lay(layer, line, start, end);
    else line.remove();
  }
  for (const note of layer.querySelectorAll<HTMLElement>('.loss')) pin(root, layer, note);
}

/** The line to this place, turned back. */
export function turnedLine(layer: HTMLElement, place: string): Line | null {
  const to = layer.querySelector<HTMLElement>(`.shotline[data-to="${place}"]`)?.dataset.from;
  return to ? { from: place, to } : null;
}

/** Fades the lines to these places, or all lines. */
export function fadeLines(layer: HTMLElement, to: string[] | null, haste: number): void {
  for (const line of layer.querySelectorAll<HTMLElement>('.shotline')) {
    if (to && !to.includes(line.dataset.to ?? '')) continue;
    void line.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE / haste, fill: 'both' }).finished.then(() => line.remove());
  }
}

/** On the portrait; a plate without one begins with its name, so the note stands on its upper edge at the right. */
function pin(root: HTMLElement, layer: HTMLElement, note: HTMLElement): void {
  const place = placeOf(root, note.dataset.at ?? '');
  if (!place) return;
  const box = boxOn(layer, place);
  const portrait = place.querySelector('.plate__cut, .bplate__cut')?.getBoundingClientRect().width;
  const [left, top] = portrait ? [box.left - 10, box.top - 12] : [box.left + box.width - NOTE, box.top - 18];
  note.style.translate = `${Math.max(0, left)}px ${Math.max(0, top)}px`;
}

/** Stamps a note on a plate; it replaces an earlier one on the same plate. */
function addNote({ root, layer, haste }: Stage, { place, text, none }: Note): void {
  layer.querySelector(`.loss[data-at="${place}"]`)?.remove();
  const note = document.createElement('div');
  note.className = 'loss';
  note.dataset.at = place;
  if (none) note.dataset.none = '';
  note.textContent = text;
  pin(root, layer, note);
  layer.append(note);
  if (none) note.animate([{ scale: 1.3, opacity: 0 }, { scale: 1, opacity: 1 }], { duration: MARK / haste, easing: EASE });
  else fall(note, haste);
}

export function clearNotes(layer: HTMLElement): void {
  for (const note of layer.querySelectorAll('.loss')) note.remove();
}

/** The lamp moves from the seat that was on turn to the next one. Returns false if it cannot move. */
async function walkLamp({ root, layer, haste }: Stage, to: HTMLElement): Promise<boolean> {
  const from = root.querySelector('[data-turn]');
  if (!from || from.contains(to) || !Number.isFinite(haste)) return false;
  const lamp = document.createElement('div');
  lamp.className = 'lamp';
  layer.append(lamp);
  const frames = [from, to].map((at) => centre(layer, at)).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  await lamp.animate(frames, { duration: LAMP / haste, easing: EASE }).finished;
  lamp.remove();
  return true;
}

async function markPlace(stage: Stage, name: string, how: string): Promise<void> {
  const { root, haste } = stage;
  const element = placeOf(root, name);
  if (!element) return;
  element.dataset.mark = how;
  const hard = how === 'hit' || how === 'out';
  if (hard) await recoil(stage, name, element);
  else await element.animate([{ scale: 1 }, { scale: 1.03 }, { scale: 1 }], { duration: MARK / haste, easing: 'ease-out' }).finished;
  // The stamp comes down flat.
  await element.querySelector('.stamp')?.animate([{ scale: 1.3, opacity: 0.2 }, { scale: 1, opacity: 1 }], { duration: FLIGHT / haste, easing: EASE }).finished;
  delete element.dataset.mark;
}

/** Turns a card face up. */
async function turnOver({ root, haste }: Stage, card: number): Promise<void> {
  const lying = root.querySelector<HTMLElement>(`[data-card="${card}"]`);
  await lying?.animate([{ scale: '0 1' }, { scale: '1 1' }], { duration: TURN_OVER / haste, easing: EASE }).finished;
}

/** Puts the winners into the lamplight, all others into the dark. */
export function lightWinners(root: HTMLElement, seats: number[]): void {
  if (seats.length > 0) root.dataset.ended = '';
  for (const seat of seats) {
    const plate = placeOf(root, `seat-${seat}`);
    if (plate) plate.dataset.mark = 'won';
  }
}

export function darkenWinners(root: HTMLElement): void {
  delete root.dataset.ended;
  for (const plate of root.querySelectorAll<HTMLElement>('[data-mark="won"]')) delete plate.dataset.mark;
}

/** Ends all animations of the layer at once. */
export function finishAnimations(layer: HTMLElement): void {
  for (const animation of layer.getAnimations({ subtree: true })) animation.finish();
}

/** Shows the cards again that were hidden for their flight: the table has been redrawn. */
export function showLandedCards(root: HTMLElement): void {
  for (const card of root.querySelectorAll('.flown')) card.classList.remove('flown');
}

/** Gestures are fetched with the first one. */
export async function begin(stage: Stage, gesture: Gesture): Promise<void> {
  await import('./gestures').then(({ perform }) => perform(stage, gesture)).catch(() => undefined);
}

/** Performs animations at the same time, part by part: cards first, then what they change, then the line. */
export async function performAnimations(stage: Stage, animations: EventAnimation[], draw: Draw): Promise<void> {
  const moves = Number.isFinite(stage.haste);
  await Promise.all(animations.map((animation) => animation.act?.(stage)));
  if (moves) await flyAll(stage, animations.flatMap((animation) => animation.flights), draw);
  const turns = animations.flatMap(({ mark }) => (mark?.how === 'turn' ? [placeOf(stage.root, mark.place)] : []));
  const walked = await Promise.all(turns.map((to) => to && walkLamp(stage, to)));
  for (const animation of animations) animation.settle?.();
  // The page is drawn anew before anything is measured or marked.
  if (animations.some((animation) => animation.settle)) await tick();
  await Promise.all(animations.map(({ opens }) => moves && opens !== undefined && turnOver(stage, opens)));
  await Promise.all(animations.flatMap(({ line, lines }) => lines ?? (line ? [line] : [])).map((line) => drawLine(stage, line)));
  for (const { note } of animations) if (note) addNote(stage, note);
  const gestures = animations.flatMap(({ gesture }) => (moves && gesture ? [{ ...gesture, done: begin(stage, gesture) }] : []));
  const marks = animations.flatMap(({ mark }) => (moves && mark ? [{ ...mark, done: markPlace(stage, mark.place, mark.how) }] : []));
  await Promise.all(gestures.filter(({ kind }) => kind === 'barrel').map(({ done }) => done));
  // If the lamp has moved, playback does not wait for the mark of the turn.
  await Promise.all(marks.filter(({ how }) => how !== 'turn' || !walked.includes(true)).map(({ done }) => done));
}
