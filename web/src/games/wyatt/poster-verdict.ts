// The verdict on a poster: who would be paid now, in words.
import { t } from '../../text/translations.svelte';
import type { WyattPoster, WyattView } from '../../wire';
import { facts } from './catalog';
import { leadOf } from './poster-payment';
import { money, nameIn, playerName, pronoun, type WyattScene } from './wording';

export interface Verdict {
  /** For the poster: one or two short lines. */
  text: string;
  /** For a column of 44 px. */
  short: string;
  /** It is about me. */
  mine: boolean;
  /** Nobody is paid. */
  none: boolean;
}

export function pointsOn(scene: WyattScene, outlaw: number): number[] {
  return scene.view.seats.map((seat) => seat.rows[outlaw]?.points ?? 0);
}

function sum(values: number[]): number {
  return values.reduce((all, n) => all + n, 0);
}

/** "Henry 4, you 2": who gets how many bills, the most first. */
export function shares(scene: WyattScene, pays: number[]): string {
  return paidSeats(pays).map((seat) => `${nameIn(scene, seat)} ${pays[seat]}`).join(', ');
}

/** The same in dollars, each by itself. */
export function listPaid(scene: WyattScene, pays: number[]): string[] {
  return paidSeats(pays).map((seat, i) => `${i ? nameIn(scene, seat) : playerName(scene, seat)} ${money(pays[seat] ?? 0)}`);
}

export function sharesPaid(scene: WyattScene, pays: number[]): string {
  return listPaid(scene, pays).join(', ');
}

export function paidSeats(pays: number[]): number[] {
  return pays.flatMap((n, seat) => (n > 0 ? [seat] : [])).sort((a, b) => (pays[b] ?? 0) - (pays[a] ?? 0));
}

/** After the match nothing is paid any more: no poster says who would be. */
export function settled(view: WyattView): WyattView {
  if (!view.result) return view;
  return { ...view, posters: view.posters.map((poster) => ({ ...poster, pays: poster.pays.map(() => 0), stays: poster.bills })) };
}

export function verdictOf(scene: WyattScene, outlaw: number, poster = scene.view.posters[outlaw]): Verdict {
  const points = pointsOn(scene, outlaw);
  if (!poster || scene.view.result) return { text: '', short: '', mine: false, none: true };
  if (!poster.open && sum(points) === 0) return { text: t('wyatt-poster-closed'), short: t('wyatt-poster-closed-short'), mine: false, none: true };
  if (poster.why === 'few') return few(scene, sum(points));
  return poster.why === 'alone' ? alone(scene, points) : shared(scene, poster);
}

function few(scene: WyattScene, n: number): Verdict {
  const of = facts(scene.catalog).least;
  return { text: t('wyatt-poster-few', { n, of }), short: t('wyatt-poster-few-short', { n, of }), mine: false, none: true };
}

/** Letters of a name on a small poster. */
const KEPT = 6;

/** The beginning of a long name, so that the number after it is seen. */
export function beginning(name: string): string {
  return name.length > KEPT + 1 ? `${name.slice(0, KEPT).trimEnd()}…` : name;
}

function alone(scene: WyattScene, points: number[]): Verdict {
  const seat = points.indexOf(Math.max(...points));
  const values = { seat: playerName(scene, seat), who: pronoun(scene, seat), n: leadOf(points) };
  const short = t('wyatt-poster-alone-short', { ...values, seat: beginning(values.seat) });
  return { text: t('wyatt-poster-alone', values), short, mine: seat === scene.view.me, none: false };
}

function shared(scene: WyattScene, { pays, stays }: WyattPoster): Verdict {
  const nobody = sum(pays) === 0;
  const text = nobody ? t('wyatt-poster-too-few', { n: stays }) : t('wyatt-poster-shared', { shares: shares(scene, pays) });
  return {
    text, short: t(nobody ? 'wyatt-poster-too-few-short' : 'wyatt-poster-shared-short'),
    mine: scene.view.me !== null && (pays[scene.view.me] ?? 0) > 0, none: nobody,
  };
}

/** Why, in a whole sentence, for sheets. */
export function reason(scene: WyattScene, outlaw: number): string {
  if (scene.view.result) return '';
  const poster = scene.view.posters[outlaw];
  const points = pointsOn(scene, outlaw);
  const { least, lead } = facts(scene.catalog);
  const hidden = scene.view.seats.flatMap((seat, i) => (seat.rows[outlaw]?.hidden ? [nameIn(scene, i)] : []));
  const under = hidden.length > 0 ? ` ${t('wyatt-now-hidden', { names: hidden.join(', ') })}` : '';
  if (!poster || (!poster.open && sum(points) === 0)) return t('wyatt-now-closed') + under;
  if (poster.why === 'few') return t('wyatt-now-few', { n: sum(points), of: least }) + under;
  const seat = points.indexOf(Math.max(...points));
  const values = { seat: playerName(scene, seat), who: pronoun(scene, seat), n: leadOf(points), lead };
  if (poster.why === 'alone') return t('wyatt-now-alone', values) + under;
  return t(leadOf(points) === 0 ? 'wyatt-now-tied' : 'wyatt-now-shared', values) + under;
}
