// What can be played, from what the server tells: the posters of the lobby, and the set-ups of each.
// A set-up hangs under the poster of its last pack; the usual one under the game's own.
import type { GameInfo, SetupInfo } from '../wire';

export interface Poster {
  /** The game, or the pack that adds to it. */
  id: string;
  game: string;
  /** What can be started from here, the sensible one first; none while it is only announced. */
  setups: SetupInfo[];
  players: [number, number];
  /** The name of its icon. */
  icon?: string;
  /** Its first lesson, where it has one. */
  lesson?: string;
}

/** The packs of a game as it is usually played: they have no poster of their own. */
function usualPacks(game: GameInfo): string[] {
  return game.setups[0]?.packs ?? game.packs.slice(0, 1).map((pack) => pack.id);
}

/** Under which poster a set-up hangs. */
function posterOf(game: GameInfo, setup: SetupInfo): string {
  const usual = usualPacks(game);
  return setup.packs.findLast((pack) => !usual.includes(pack)) ?? game.id;
}

function postersOfGame(game: GameInfo, open: boolean): Poster[] {
  const usual = usualPacks(game);
  const added = game.packs.filter((pack) => !usual.includes(pack.id));
  const bills: [id: string, players: [number, number], icon: string][] = [
    [game.id, [game.players.min, game.players.max], game.poster ?? ''],
    ...added.map((pack): [string, [number, number], string] => [pack.id, pack.players, pack.poster ?? '']),
  ];
  return bills.map(([id, announced, icon]) => {
    const setups = open ? game.setups.filter((setup) => posterOf(game, setup) === id) : [];
    const lesson = game.lessons?.find((one) => (one.includes('.') ? one.startsWith(`${id}.`) : id === game.id));
    return { id, game: game.id, setups, players: setups.length > 0 ? span(setups) : announced, icon, ...(lesson ? { lesson } : {}) };
  });
}

/** Fewest and most players of all these. */
function span(setups: SetupInfo[]): [number, number] {
  return [Math.min(...setups.map(({ players }) => players[0])), Math.max(...setups.map(({ players }) => players[1]))];
}

/** In the server's order. */
export function postersOf(games: GameInfo[]): Poster[] {
  return games.flatMap((game) => postersOfGame(game, game.ready));
}

export function sameSetup(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((pack) => b.includes(pack));
}

export function setupOf(game: GameInfo | undefined, packs: string[]): SetupInfo | undefined {
  return game?.setups.find((setup) => sameSetup(setup.packs, packs));
}

/** All numbers of players of a set-up. */
export function counts([fewest, most]: [number, number]): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
}

/** The wanted number of players, or the nearest one that is possible. */
export function nearest([fewest, most]: [number, number], wanted: number): number {
  return Math.min(most, Math.max(fewest, wanted));
}

/** All packs of these set-ups, in the order of their first appearance. */
export function packsOf(setups: SetupInfo[]): string[] {
  return [...new Set(setups.flatMap(({ packs }) => packs))];
}

/**
 * The set-up after a pack was ticked or unticked: the one that differs least from what is ticked then. Null if every
 * set-up has this pack, or none.
 */
export function toggled(setups: SetupInfo[], packs: string[], pack: string): SetupInfo | null {
  const on = !packs.includes(pack);
  const wanted = on ? [...packs, pack] : packs.filter((one) => one !== pack);
  const differs = (setup: SetupInfo): number => {
    const both = new Set([...setup.packs, ...wanted]);
    return [...both].filter((one) => setup.packs.includes(one) !== wanted.includes(one)).length;
  };
  const possible = setups.filter((setup) => setup.packs.includes(pack) === on);
  return possible.sort((a, b) => differs(a) - differs(b))[0] ?? null;
}

/** Columns of the wall, those of a large poster, and those of a small one. */
const WALL = { columns: 6, large: 3, small: 2 };
/** The first posters are large. */
export const LARGE = 2;
/** With more set-ups than this, the packs of a poster are ticked. */
export const FEW_SETUPS = 3;

/** How many of six columns each poster takes. Every row is filled, so that the wall has no hole. */
export function spansOf(posters: Poster[], narrow: boolean): number[] {
  const spans: number[] = [];
  let [left, halves] = [0, false];
  posters.forEach(({ setups }, place) => {
    if (left === 0) left = WALL.columns;
    const whole = narrow && place >= LARGE && setups.length >= FEW_SETUPS;
    const wanted = whole ? WALL.columns : place < LARGE || halves ? WALL.large : WALL.small;
    if (wanted > left) left = fill(spans, left);
    halves ||= whole;
    spans.push(wanted);
    left -= wanted;
  });
  if (left > 0) fill(spans, left);
  return spans;
}

/** The posters of the last row share what is left of it. Returns the columns of a new row. */
function fill(spans: number[], left: number): number {
  const row: number[] = [];
  for (let sum = WALL.columns - left; sum > 0; sum -= spans[row[0] ?? 0] ?? WALL.columns) row.unshift(spans.length - 1 - row.length);
  for (const at of row) spans[at] = WALL.columns / row.length;
  return WALL.columns;
}
