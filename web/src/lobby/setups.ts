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
  const bills: [id: string, players: [number, number]][] = [
    [game.id, [game.players.min, game.players.max]],
    ...added.map((pack): [string, [number, number]] => [pack.id, pack.players]),
  ];
  return bills.map(([id, announced]) => {
    const setups = open ? game.setups.filter((setup) => posterOf(game, setup) === id) : [];
    return { id, game: game.id, setups, players: setups.length > 0 ? span(setups) : announced };
  });
}

/** Fewest and most players of all these. */
function span(setups: SetupInfo[]): [number, number] {
  return [Math.min(...setups.map(({ players }) => players[0])), Math.max(...setups.map(({ players }) => players[1]))];
}

/** In the server's order; a game is on once both the server and this page (`known`) have it. */
export function postersOf(games: GameInfo[], known: (id: string) => boolean): Poster[] {
  return games.flatMap((game) => postersOfGame(game, game.ready && known(game.id)));
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
