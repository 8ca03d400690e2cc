// Every option of every choice can be reached on a phone beside the big screen: choices of random matches of all games
// and packs, written by tests/games/test_hand_choices.py.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { BangHand } from '../../src/hand/bang.svelte';
import { DiceHand } from '../../src/hand/dice.svelte';
import { PlainHand } from '../../src/hand/plain.svelte';
import { WyattHand } from '../../src/hand/wyatt.svelte';
import { people } from '../../src/fixtures/scenes';
import type { Scene } from '../../src/games/game';
import type { Catalog, Choice, GameView } from '../../src/wire';
import { speakIn } from '../words';
import { reached, type Drop, type Make } from './walk';

interface Recorded {
  catalog: Catalog;
  choices: { view: GameView; choice: Choice }[];
}

const GAMES = JSON.parse(gunzipSync(readFileSync(new URL('choices.json.gz', import.meta.url))).toString()) as Record<string, Recorded>;
/** Milliseconds for one game on a busy machine. */
const PATIENCE = 120_000;
const MAKE: Record<string, Make> = {
  bang: (asked) => new BangHand(asked),
  dice: (asked) => new DiceHand(asked),
  wyatt: (asked) => new WyattHand(asked),
  trail: (asked) => new PlainHand(asked, () => 'trail'),
};

function sceneOf({ catalog }: Recorded, view: GameView): Scene {
  return { view, catalog, seats: people(view.seats.length, view.me) };
}

/** The options that no taps reach, in words. */
function missed(game: string, topic = '', drop?: Drop): string[] {
  const recorded = GAMES[game]!;
  const asked = recorded.choices.filter(({ choice }) => choice.topic.startsWith(topic));
  return asked.flatMap(({ view, choice }) => {
    const found = reached(MAKE[game]!, sceneOf(recorded, view), choice, drop);
    return (choice.options ?? []).flatMap((option, i) => (found.has(i) ? [] : [`${choice.topic}: ${JSON.stringify(option)}`]));
  });
}

beforeAll(() => speakIn('en'));

describe('a hand beside the big screen', () => {
  it.each(Object.keys(MAKE))('reaches every option of %s', (game) => {
    expect(missed(game)).toEqual([]);
  }, PATIENCE);

  it.each([
    ['bang', 'seat', 'play'], ['bang', 'card', 'limit'], ['bang', 'open', 'store'], ['bang', 'goods', 'play'], ['bang', 'front', 'play'], ['bang', 'button', 'shot'],
    ['dice', 'die', 'roll'], ['dice', 'seat', 'shoot'], ['wyatt', 'place', 'hideout'], ['wyatt', 'open', 'search'], ['wyatt', 'step', 'play'], ['trail', 'card', 'follow'],
  ])('of %s misses some without each %s', (game, kind, topic) => {
    expect(missed(game, topic, (id) => id.startsWith(`${kind} `))).not.toEqual([]);
  }, PATIENCE);
});
