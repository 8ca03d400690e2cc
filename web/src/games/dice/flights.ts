// Things that fly over the table: arrows to their owner, beers to players, the arrows of the Indians.
import type { IconName } from '../../controls/icon-names';
import { boxOn, centreOf } from '../../animation/perform';
import { t } from '../../text/translations.svelte';
import { FLIGHT, STAGGER, STAMP, STAMP_HOLD } from './durations';

/** The number of arrows that hit no player, and the number of delays between arrows. */
const STRAY = 7;
const WAVES = 8;
const EASE = 'cubic-bezier(.3, .1, .3, 1)';
const SVG = 'http://www.w3.org/2000/svg';
/** The arrow is drawn pointing up and to the right. */
const ARROW_POINTS = -Math.PI / 4;

interface Point {
  x: number;
  y: number;
}

export interface Flyer {
  figure: IconName;
  from: Point;
  to: Point;
  delay?: number;
}

/** The middle of a place, on the layer. */
function placeOf(root: HTMLElement, layer: HTMLElement, name: string): Point | null {
  const place = root.querySelector(`[data-place="${name}"]`);
  return place && centreOf(boxOn(layer, place));
}

function drawn(figure: IconName): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.classList.add('flyer');
  icon.dataset.figure = figure;
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#i-${figure}`);
  icon.append(use);
  return icon;
}

/** An arrow flies with its point ahead; anything else keeps upright. */
async function fly(layer: HTMLElement, { figure, from, to, delay = 0 }: Flyer, haste: number): Promise<void> {
  const icon = drawn(figure);
  layer.append(icon);
  const angle = figure === 'die-arrow' ? Math.atan2(to.y - from.y, to.x - from.x) - ARROW_POINTS : 0;
  const at = (point: Point, size: number): string => `translate(${point.x}px, ${point.y}px) rotate(${angle}rad) scale(${size})`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const frames = [
    { transform: at(from, 1), opacity: 0 },
    { transform: at(from, 1.1), opacity: 1, offset: 0.12 },
    { transform: at(middle, 1.35), opacity: 1 },
    { transform: at(to, 0.7), opacity: 1 },
  ];
  await icon.animate(frames, { duration: FLIGHT / haste, delay: delay / haste, easing: EASE, fill: 'both' }).finished;
  icon.remove();
}

export async function flyAll(layer: HTMLElement, flyers: Flyer[], haste: number): Promise<void> {
  await Promise.all(flyers.map((flyer, i) => fly(layer, { ...flyer, delay: flyer.delay ?? i * STAGGER }, haste)));
}

/** Arrows, or beers, from one place to another. */
export async function send(
  root: HTMLElement, layer: HTMLElement, figure: IconName, from: string, to: string, count: number, haste: number,
): Promise<void> {
  const [a, b] = [placeOf(root, layer, from), placeOf(root, layer, to)];
  if (!a || !b) return;
  await flyAll(layer, Array.from({ length: count }, () => ({ figure, from: a, to: b })), haste);
}

/** The Indians: one arrow comes down for each that a player holds, and some land between the dice. */
export async function volley(root: HTMLElement, layer: HTMLElement, held: number[], haste: number): Promise<void> {
  const aims = held.flatMap((arrows, seat) => around(placeOf(root, layer, `seat-${seat}`), arrows, 22));
  aims.push(...around(placeOf(root, layer, 'dice'), STRAY, 64));
  const flyers = aims.map((to, i): Flyer => ({ figure: 'die-arrow', from: beyond(layer, i), to, delay: (i % WAVES) * STAGGER }));
  await Promise.all([stamp(root, layer, t('dice-attack'), haste), flyAll(layer, flyers, haste)]);
}

function around(middle: Point | null, count: number, gap: number): Point[] {
  if (!middle) return [];
  return Array.from({ length: count }, (_, i) => ({ x: middle.x + (i - (count - 1) / 2) * gap, y: middle.y + (i % 3) * 9 }));
}

/** A point above the layer, spread so that neighbours start apart. */
function beyond(layer: HTMLElement, i: number): Point {
  return { x: (layer.offsetWidth * ((i * 5) % 13)) / 12, y: -50 };
}

/** A word is stamped across the dice. */
async function stamp(root: HTMLElement, layer: HTMLElement, word: string, haste: number): Promise<void> {
  const middle = placeOf(root, layer, 'dice') ?? { x: layer.offsetWidth / 2, y: layer.offsetHeight / 2 };
  const mark = document.createElement('div');
  mark.style.left = `${middle.x}px`;
  mark.style.top = `${middle.y}px`;
  mark.className = 'stamp dstamp';
  mark.textContent = word;
  layer.append(mark);
  await mark.animate([{ scale: 1.3, opacity: 0 }, { scale: 1, opacity: 1 }], { duration: STAMP / haste, fill: 'both' }).finished;
  await mark.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { duration: STAMP_HOLD / haste, fill: 'both' }).finished;
  mark.remove();
}
