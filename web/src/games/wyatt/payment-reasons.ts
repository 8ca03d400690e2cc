// Why a poster paid as it did: its title, and the tests of the rule one after another, in words.
import { t } from '../../text/translations.svelte';
import { facts, pointsOf } from './catalog';
import type { Sum } from './settlement';
import { leadOf } from './poster-payment';
import { beginning, paidSeats } from './poster-verdict';
import { money, nameIn, playerName, pronoun, type WyattScene } from './wording';

export interface Test {
  ok: boolean;
  text: string;
}

/** "Rosa and Ada share $9,000". */
export function titleOf(scene: WyattScene, sum: Sum): string {
  const seats = paidSeats(sum.pays);
  const [first = 0] = seats;
  const values = { seat: playerName(scene, first), who: pronoun(scene, first), money: money(sum.bills - sum.stays), names: listed(scene, seats) };
  if (seats.length === 0) return t('wyatt-pay-nobody', { money: money(sum.bills) });
  return t(seats.length === 1 ? 'wyatt-pay-one' : 'wyatt-pay-share', values);
}

/** "Rosa, you and Ada". */
export function listed(scene: WyattScene, seats: number[]): string {
  const names = seats.map((seat, i) => (i ? nameIn(scene, seat) : playerName(scene, seat)));
  const last = names.pop() ?? '';
  return names.length > 0 ? t('wyatt-and', { names: names.join(', '), last }) : last;
}

export function testsOf(scene: WyattScene, sum: Sum): Test[] {
  const { least, lead } = facts(scene.catalog);
  const total = sum.points.reduce((all, n) => all + n, 0);
  const enough = total >= least;
  const tests: Test[] = [{ ok: enough, text: t(enough ? 'wyatt-why-enough' : 'wyatt-why-few', { n: total, of: least }) }];
  if (enough) tests.push(leading(scene, sum, lead), ...behind(scene, sum, lead));
  return [...tests, ...hidden(scene, sum), ...staying(sum)];
}

/** The same in a line or two: who is ahead, and where money or points went that are missed. */
export function summaryOf(scene: WyattScene, sum: Sum): string {
  const { least } = facts(scene.catalog);
  const enough = sum.points.reduce((all, n) => all + n, 0) >= least;
  const main = testsOf(scene, sum).slice(0, enough ? 2 : 1);
  return [...main, ...hidden(scene, sum), ...staying(sum)].map(({ text }) => text).join(' ');
}

function leading(scene: WyattScene, { points }: Sum, lead: number): Test {
  const top = Math.max(...points);
  const firsts = points.flatMap((n, seat) => (n === top ? [seat] : []));
  if (firsts.length > 1) return { ok: false, text: t('wyatt-why-level', { names: listed(scene, firsts), n: top }) };
  const seat = firsts[0] ?? 0;
  const n = leadOf(points);
  return { ok: n >= lead, text: t(n >= lead ? 'wyatt-why-all' : 'wyatt-why-ahead', { seat: playerName(scene, seat), who: pronoun(scene, seat), n, lead }) };
}

/** All players with points who do not lead; with a lead of five all of them are too far behind. */
function behind(scene: WyattScene, { points, pays }: Sum, lead: number): Test[] {
  const top = Math.max(...points);
  return points.flatMap((n, seat): Test[] => {
    if (n === 0 || n === top) return [];
    const ok = top - n < lead;
    const paid = (pays[seat] ?? 0) > 0;
    const id = ok ? (paid ? 'wyatt-why-shares' : 'wyatt-why-unpaid') : 'wyatt-why-far';
    return [{ ok: ok && paid, text: t(id, { seat: playerName(scene, seat), who: pronoun(scene, seat), n: top - n }) }];
  });
}

function hidden(scene: WyattScene, { rows }: Sum): Test[] {
  return rows.flatMap((row, seat): Test[] => {
    if (!row.hidden) return [];
    return [{ ok: false, text: t('wyatt-why-hidden', { seat: playerName(scene, seat), who: pronoun(scene, seat), n: pointsOf(scene.catalog, row.cards) }) }];
  });
}

function staying({ why, stays }: Sum): Test[] {
  return why === 'shared' && stays > 0 ? [{ ok: false, text: t('wyatt-why-stays', { n: stays }) }] : [];
}

/** How the payments follow each other. */
export function orderOf(sum: Sum): string {
  if (sum.steps.length === 0) return '';
  if (sum.why === 'alone') return t('wyatt-pay-order-all');
  return t(sum.steps[0]?.bills === 2 ? 'wyatt-pay-order' : 'wyatt-pay-order-one');
}

/** What the rail says below a poster; on a phone the beginnings of names, each on a line of its own. */
export function railOf(scene: WyattScene, sum: Sum, phone: boolean): string {
  const seats = paidSeats(sum.pays);
  if (seats.length === 0) return t('wyatt-pay-stays');
  if (phone) return seats.map((seat) => `${beginning(playerName(scene, seat))} ${sum.pays[seat]}`).join('\n');
  return seats.map((seat, i) => `${i ? nameIn(scene, seat) : playerName(scene, seat)} ${sum.pays[seat]}`).join(', ');
}
