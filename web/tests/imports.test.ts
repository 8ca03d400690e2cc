// Which folder of web/src may import which. A new arrow is a decision: it is added here, or the code goes elsewhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = new URL('../src/', import.meta.url).pathname;

/** What everything may use. */
const SMALL = ['wire', 'text', 'settings', 'controls'];
/** What a game's table may use besides; no game may use another one. */
const GAME = [...SMALL, 'games', 'app', 'animation', 'playback', 'help', 'log', 'rules', 'screen', 'table'];

const ARROWS: Record<string, string[]> = {
  wire: [],
  settings: [...SMALL, 'playback'],
  text: [...SMALL, 'games', 'connection'],
  controls: [...SMALL, 'app'],
  connection: ['wire', 'settings', 'playback', 'log', 'proof'],
  proof: [...SMALL, 'connection'],
  playback: ['wire', 'animation'],
  animation: ['wire', 'settings', 'playback', 'games', 'sounds'],
  sounds: ['animation'],
  // The frame of all games: what a game has to bring, and where each one is fetched.
  games: [...SMALL, 'animation', 'playback', 'help', 'log', 'table', 'games/bang', 'games/dice', 'games/wyatt', 'games/plain'],
  'games/sheriff': [...GAME, 'bots'],
  'games/bang': [...GAME, 'games/sheriff'],
  'games/dice': [...GAME, 'games/sheriff'],
  'games/wyatt': GAME,
  'games/plain': GAME,
  help: [...SMALL, 'games', 'rules'],
  log: [...SMALL, 'games', 'connection', 'playback', 'rules'],
  rules: [...SMALL, 'app', 'connection', 'games/bang', 'games/dice', 'games/wyatt', 'games/plain'],
  bots: [...SMALL, 'games', 'connection', 'playback'],
  notices: [...SMALL, 'app', 'connection'],
  people: [...SMALL, 'app', 'connection'],
  table: [...SMALL, 'app', 'animation', 'bots', 'connection', 'games', 'hand', 'help', 'lesson', 'log', 'notices', 'people', 'playback', 'room', 'rules', 'share'],
  // The page for a television. What games draw there lies in the games.
  screen: [...SMALL, 'animation', 'app', 'bots', 'connection', 'games', 'games/sheriff', 'log', 'people', 'playback', 'table'],
  lesson: [...SMALL, 'app', 'connection', 'games', 'help'],
  // The phone beside the big screen shows each game's own selection in its own way.
  hand: [...SMALL, 'app', 'connection', 'games', 'games/bang', 'games/dice', 'games/plain', 'games/wyatt', 'help', 'notices', 'people', 'rules', 'table'],
  room: [...SMALL, 'app', 'bots', 'connection', 'lobby', 'people', 'table'],
  lobby: [...SMALL, 'app', 'bots', 'connection', 'people'],
  replay: [...SMALL, 'animation', 'app', 'bots', 'connection', 'games', 'log', 'playback', 'proof', 'table'],
  share: [...SMALL, 'assets', 'games'],
  admin: [...SMALL, 'connection'],
  offline: [...SMALL, 'connection', 'rules'],
  app: [...SMALL, 'admin', 'connection', 'lobby', 'notices', 'offline', 'people', 'replay', 'room', 'rules', 'screen', 'table'],
};
/** Scenes for tests, and the page that starts everything. */
const FREE = new Set(['fixtures', '']);

interface Arrow {
  from: string;
  to: string;
  text: string;
}

/** The folder of a file; each game is one of its own. */
function folderOf(path: string): string {
  const [first = '', second = '', ...rest] = relative(SRC, path).split('/');
  if (!second) return '';
  return first === 'games' && rest.length > 0 ? `games/${second}` : first;
}

function imported(path: string): string[] {
  const found = readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)'/g);
  return [...found].map(([, to = '']) => join(dirname(path), to)).map((to) => (existsSync(join(to, 'index.ts')) ? join(to, 'index.ts') : to));
}

function arrows(): Arrow[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name)).map((name) => join(SRC, name));
  return files.flatMap((path) => imported(path).map((to) => ({ from: folderOf(path), to: folderOf(to), text: `${relative(SRC, path)} -> ${relative(SRC, to)}` })))
    .filter(({ from, to, text }) => from !== to && !FREE.has(from) && !text.endsWith('.css'));
}

describe('the folders of the app', () => {
  it('import only what they may', () => {
    expect(arrows().filter(({ from, to }) => !ARROWS[from]?.includes(to)).map(({ text }) => text)).toEqual([]);
  });

  it('allow no import that is not used', () => {
    const used = new Set(arrows().map(({ from, to }) => `${from} -> ${to}`));
    const own = Object.entries(ARROWS).flatMap(([from, list]) => list.filter((to) => to !== from && !SMALL.includes(to)).map((to) => `${from} -> ${to}`));
    const shared = new Set(Object.keys(ARROWS).filter((from) => from.startsWith('games/')).flatMap((from) => GAME.map((to) => `${from} -> ${to}`)));
    expect(own.filter((arrow) => !used.has(arrow) && !shared.has(arrow))).toEqual([]);
  });

  it('do not let one game import another', () => {
    const games = ['games/bang', 'games/dice', 'games/wyatt'];
    expect(games.flatMap((game) => (ARROWS[game] ?? []).filter((to) => games.includes(to)))).toEqual([]);
  });
});
