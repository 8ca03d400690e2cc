// Random matches of the engine, with whose ability acted in which step (tests/ability_effects.py): the log names each of them.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { tell as tellDice } from '../../src/games/dice/log';
import { tell as tellBang } from '../../src/games/bang/wording';
import type { Teller } from '../../src/log/log-book';
import { parts } from '../../src/text/rich-text';
import { t } from '../../src/text/translations.svelte';
import type { Catalog, GameEvent, GameView, SeatInfo } from '../../src/wire';
import { speakIn } from '../words';

interface Acted {
  from: number;
  to: number;
  who: string;
}

interface Played {
  game: 'bang' | 'dice';
  view: GameView;
  events: GameEvent[];
  acted: Acted[];
}

const RECORDED = new URL('../../../build/abilities.json', import.meta.url);
const { catalogs, matches } = JSON.parse(readFileSync(RECORDED, 'utf8')) as { catalogs: Record<string, Catalog>; matches: Played[] };
const TELLERS = { bang: tellBang as Teller, dice: tellDice as Teller };

/** The effect of these was decided in a step before. */
const BEFOREHAND = ['jesse_jones', 'paul_regret'];
/** A free move of the train, or Zippy Roy’s second one: no event says which. */
const UNTOLD = new Set(['zippy_roy']);
/** Sancho moves the train because the next car is free for him: the line of the car says so. */
const NEXT = new Set(['sancho']);

/** Their abilities change no event of a step of their own; causes.test.ts and dice-words.test.ts have them. */
const UNSEEN: Record<string, string[]> = { dice: ['jesse_jones'], bang: ['paul_regret', 'slab_the_killer', 'vera_custer'] };

/** Milliseconds for the whole log of all matches on a busy machine. */
const LONG = 300_000;

interface Line {
  from: number;
  to: number;
  text: string;
  abilities: string[];
}

/** The whole log of a match, as a spectator reads it. */
function linesOf({ game, view, events: bare }: Played): Line[] {
  const events = bare.map((event, i) => ({ ...event, n: i + 1 }));
  const seats = view.seats.map((_, i) => ({ name: `P${i}` })) as SeatInfo[];
  const scene = { view, seats, catalog: catalogs[game] as Catalog };
  const lines: Line[] = [];
  for (let at = 0; at < events.length; ) {
    const { ahead, line, taken } = TELLERS[game](scene, events, at);
    const pieces = parts(`${ahead?.text ?? ''} ${line?.text ?? ''}`);
    lines.push({ from: at, to: at + taken, text: pieces.map(({ text }) => text).join(''), abilities: pieces.flatMap(({ kind, text }) => (kind === 'ability' ? [text] : [])) });
    at += taken;
  }
  return lines;
}

/** Steps in which this character's ability acted without a line that says so. */
function unnamed(played: Played, lines: Line[], who: string): string[] {
  const name = t(`${played.game}-character-${who}`);
  return played.acted.filter((one) => one.who === who).flatMap(({ from, to }) => {
    const told = lines.filter((line) => line.from < to + (NEXT.has(who) ? 20 : 0) && line.to > from);
    if (told.some(({ abilities }) => abilities.includes(name))) return [];
    return [`${name}: ${told.map(({ text }) => text).join(' | ')} ${JSON.stringify(played.events.slice(from, to))}`];
  });
}

/** Lines that name an ability which made no difference. */
function wrongly({ game, acted }: Played, lines: Line[]): string[] {
  return lines.flatMap(({ from, to, text, abilities }) => {
    const behind = acted.filter((one) => one.from < to && one.to > from).map(({ who }) => who);
    const right = [...behind, ...BEFOREHAND].map((who) => t(`${game}-character-${who}`));
    return abilities.filter((name) => !right.includes(name)).map((name) => `${name}: ${text}`);
  });
}

speakIn('en');

describe.each(['dice', 'bang'] as const)('%s', (game) => {
  const mine = matches.filter((played) => played.game === game);
  let logs: Map<Played, Line[]>;
  beforeAll(() => void (logs = new Map(mine.map((played) => [played, linesOf(played)]))), LONG);
  const all = [...new Set(mine.flatMap((played) => played.acted.map(({ who }) => who)))].sort();
  const acted = all.filter((who) => game === 'dice' || !UNTOLD.has(who));

  it('contains an ability of nearly every character', () => {
    expect(catalogs[game]!.characters.map(({ id }) => id).filter((id) => !all.includes(id))).toEqual(UNSEEN[game]);
  });

  it.each(acted)('names %s whenever the ability acts', (who) => {
    expect(mine.flatMap((played) => unnamed(played, logs.get(played) ?? [], who)).slice(0, 3)).toEqual([]);
  });

  // In BANG! a line may name an ability that made no difference: two cards of Bill Noface.
  it('names nobody whose ability made no difference', () => {
    const exact = game === 'dice' ? [''] : ['rose_doolan', 'sean_mallory'].map((who) => `${t(`bang-character-${who}`)}: `);
    const wrong = mine.flatMap((played) => wrongly(played, logs.get(played) ?? []));
    expect(wrong.filter((one) => exact.some((name) => one.startsWith(name))).slice(0, 20)).toEqual([]);
  });
});
