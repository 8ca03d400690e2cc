// What stands on the picture of a match or of an evening: words and numbers alone, without a canvas.
import type { Chart, Game, Scene } from '../games/game';
import { roleIcon } from '../controls/role-icons';
import { gameName, titleOf } from '../text/game-titles';
import { plain } from '../text/rich-text';
import { t, words } from '../text/translations.svelte';
import type { Evening, GameEvent } from '../wire';

/** One player: the name, what became of them, and their numbers over time. */
export interface Portrait {
  name: string;
  note: string;
  /** The name of a role's icon and its colour; none in games without roles. */
  icon?: string;
  role?: string;
  won: boolean;
  values: number[];
  /** The last number in words. */
  last: string;
}

export interface Picture {
  title: string;
  /** Two short lines beside the title. */
  beside: [string, string];
  players: Portrait[];
  /** The greatest number of all players; 0 where there are no numbers. */
  highest: number;
  /** What the numbers are; empty where there are none. */
  counted: string;
  foot: string;
}

export interface Told {
  game: Pick<Game, 'id' | 'story' | 'standings'>;
  scene: Scene;
  packs: string[];
  events: GameEvent[];
  /** Names stand on the picture; else roles, or places at the table. */
  named: boolean;
  when: Date;
}

function day(when: Date): string {
  return new Intl.DateTimeFormat(words.lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(when);
}

function line(chart: Chart | null, seat: number): number[] {
  return chart?.lines.find((one) => one.seat === seat)?.values ?? [];
}

/** The seat in a picture without names: its role, else its place. */
function nameless({ game }: Told, seat: number, role: string | null | undefined): string {
  return role ? t(`${game.id}-role-${role}`) : t('web-picture-player', { n: seat + 1 });
}

/** The scene in which nobody has a name. */
function anonymous(told: Told): Scene {
  const roles = new Map(told.game.standings(told.scene, told.events).map(({ seat, role }) => [seat, role]));
  const seats = told.scene.seats.map((seat, i) => ({ ...seat, name: nameless(told, i, roles.get(i)) }));
  return { ...told.scene, seats, view: { ...told.scene.view, me: null } };
}

/** The picture of a match that is over. It shows what everybody at the table has seen. */
export function ofMatch(told: Told): Picture {
  const scene = told.named ? { ...told.scene, view: { ...told.scene.view, me: null } } : anonymous(told);
  const { title, why, chart } = told.game.story(scene, told.events);
  const winners = scene.view.result?.winners ?? [];
  const write = chart?.write ?? String;
  const players = told.game.standings(scene, told.events).map(({ seat, role, note, score }): Portrait => {
    const values = line(chart, seat);
    return {
      name: scene.seats[seat]?.name ?? '', note, won: winners.includes(seat), values,
      ...(role ? { icon: roleIcon(role), role } : {}),
      last: score ?? (values.length > 0 ? write(values.at(-1) ?? 0) : ''),
    };
  });
  return {
    title: plain(title), beside: [titleOf(told.game.id, told.packs), day(told.when)], players, highest: chart?.highest ?? 0,
    counted: chart?.label ?? '', foot: plain(why),
  };
}

/** The picture of all matches at a table. */
export function ofEvening(evening: Evening, game: Pick<Game, 'id' | 'amount'>, named: boolean, when: Date): Picture {
  const most = Math.max(0, ...evening.players.map(({ wins }) => wins));
  const players = evening.players.map(({ name, wins, score }, i): Portrait => ({
    name: named && name ? name : t('web-picture-player', { n: i + 1 }),
    note: [t('web-evening-wins', { n: wins }), game.amount?.(score)].filter(Boolean).join(', '),
    won: most > 0 && wins === most, values: [], last: '',
  }));
  return { title: t('web-evening', { n: evening.matches }), beside: [gameName(game.id), day(when)], players, highest: 0, counted: '', foot: '' };
}
