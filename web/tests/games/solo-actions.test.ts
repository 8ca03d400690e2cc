import { beforeEach, describe, expect, it } from 'vitest';
import { card, catalog } from '../../src/fixtures/catalog';
import { diceCatalog, diceScenes } from '../../src/fixtures/dice';
import { people, shotView } from '../../src/fixtures/scenes';
import { wyattCatalog, wyattScenes } from '../../src/fixtures/wyatt';
import { tell as bang, type BangScene } from '../../src/games/bang/wording';
import { tell as dice } from '../../src/games/dice/log';
import type { DiceScene } from '../../src/games/dice/wording';
import { tell as wyatt } from '../../src/games/wyatt/log';
import type { WyattScene } from '../../src/games/wyatt/wording';
import { markFatalHits } from '../../src/log/fatal-hits';
import { LogBook, type Teller } from '../../src/log/log-book';
import { plain } from '../../src/text/rich-text';
import type { Scene } from '../../src/games/game';
import type { GameEvent } from '../../src/wire';
import { speakIn } from '../words';

function lines<S extends Scene>(tell: Teller<S>, scene: S, ...rows: Omit<GameEvent, 'n'>[]): string[] {
  const events = markFatalHits(rows.map((row, i) => ({ n: i + 1, ...row })));
  return new LogBook<S>(tell).read(scene, events).map(({ text }) => plain(text));
}

describe('actions of one player that concern no other player', () => {
  beforeEach(() => speakIn('en'));
  const scene: BangScene = { view: { ...shotView(), turn: 1 }, seats: people(7), catalog };
  const turn = { verb: 'turn', seat: 1 };
  const draw = { verb: 'draw', seat: 1 };
  const deeds = [draw, draw, { verb: 'lay', seat: 1, card: card('mustang/8H') }, { verb: 'play', seat: 1, card: card('beer/6H') }, { verb: 'heal', seat: 1, x: 1 }, { verb: 'discard', seat: 1, card: card('bang/QH') }];

  it('is one sentence', () => {
    expect(lines(bang, scene, turn, ...deeds).slice(1)).toEqual(['Henry draws 2 cards, puts down Mustang, plays Beer, gets 1\xa0life point back and discards BANG!']);
    speakIn('de');
    expect(lines(bang, scene, turn, ...deeds).slice(1)).toEqual(['Henry nimmt 2 Karten, legt den Mustang aus, spielt das Bier, bekommt 1\xa0Lebenspunkt zurück und legt das BANG! ab.']);
  });

  it('ends at an action that concerns another player', () => {
    const jail = { verb: 'lay', seat: 1, card: card('jail/JS'), other: 0 };
    const told = lines(bang, scene, turn, draw, draw, { verb: 'lay', seat: 1, card: card('mustang/8H') }, jail, { verb: 'play', seat: 1, card: card('bang/QH'), other: 0 });
    expect(told[1]).toBe('Henry draws 2 cards and puts down Mustang.');
    expect(told.slice(2).map((line) => /Jail|BANG!/.exec(line)?.[0])).toEqual(['Jail', 'BANG!']);
  });

  it('are single lines if I am the player', () => {
    expect(lines(bang, { ...scene, view: { ...scene.view, me: 1 } }, turn, ...deeds).length).toBe(6);
  });

  it('still names an ability', () => {
    const view = { ...scene.view, seats: scene.view.seats.map((seat, i) => (i === 1 ? { ...seat, character: 'black_jack' } : seat)) };
    expect(lines(bang, { ...scene, view }, turn, draw, draw, draw, deeds[2]!)[1]).toBe('Henry draws 3 cards Black Jack and puts down Mustang.');
  });
});

describe('a turn of Wyatt Earp', () => {
  it('is one sentence, except for played cards', () => {
    speakIn('en');
    const { view, table } = wyattScenes.wyatt!();
    const scene: WyattScene = { view: view as WyattScene['view'], seats: table.seats, catalog: wyattCatalog };
    const outlaw = wyattCatalog.cards[0]!.id;
    const draw = { verb: 'draw', seat: 1 };
    const told = lines(wyatt, scene, { verb: 'turn', seat: 1 }, draw, draw, { verb: 'lay', seat: 1, card: outlaw, x: 3 }, { verb: 'post', card: outlaw, x: 2 }, { verb: 'discard', seat: 1, card: outlaw });
    expect(told[1]).toMatch(/^\S+ draws 2 cards, lays 3 .+, raises the posters by \$2,000 and discards .+\.$/);
    expect(told.length).toBe(2);
  });
});

describe('a volley', () => {
  const { view, table } = diceScenes['dice-shoot']!();
  const scene: DiceScene = { view: view as DiceScene['view'], seats: table.seats, catalog: diceCatalog };
  const me = scene.view.me ?? 0;
  const shoot = (other: number): Omit<GameEvent, 'n'> => ({ verb: 'shoot', seat: 1, other, x: 1 });
  const hurt = (seat: number, x: number): Omit<GameEvent, 'n'> => ({ verb: 'hurt', seat, other: 1, x });
  const name = (seat: number): string => scene.seats[seat]!.name;

  it('is one line with the lost life points', () => {
    speakIn('en');
    expect(lines(dice, scene, shoot(me), shoot(me), shoot(me))).toEqual([`${name(1)} shoots you 3×.`]);
    expect(lines(dice, scene, shoot(me), shoot(me), shoot(2), hurt(2, 1), hurt(me, 2))).toEqual([`${name(1)} shoots you 2× and ${name(2)}: ${name(2)} −1, you −2`]);
    speakIn('de');
    expect(lines(dice, scene, shoot(me), shoot(me), shoot(me), hurt(me, 3))).toEqual([`${name(1)} schießt 3× auf dich: du −3`]);
  });

  it('names the eliminated; a single shot is no volley', () => {
    speakIn('en');
    expect(lines(dice, scene, shoot(2), shoot(2), hurt(2, 2), { verb: 'out', seat: 2, other: 1 })[0]).toBe(`${name(1)} shoots ${name(2)} 2×: ${name(2)} −2, eliminated`);
    expect(lines(dice, scene, shoot(me), hurt(me, 1)).length).toBe(2);
  });
});

describe('the life points that the Indians cost', () => {
  it('does not count the beers that follow', () => {
    speakIn('en');
    const { view, table } = diceScenes['dice-shoot']!();
    const scene: DiceScene = { view: view as DiceScene['view'], seats: table.seats, catalog: diceCatalog };
    const hurt = (seat: number, x: number): Omit<GameEvent, 'n'> => ({ verb: 'hurt', seat, x });
    const drink = [{ verb: 'drink', seat: 1, other: 1 }, { verb: 'heal', seat: 1, x: 1 }];
    const told = lines(dice, scene, { verb: 'indians', seat: 1 }, hurt(1, 2), hurt(2, 1), { verb: 'return', seat: 1, x: 2 }, { verb: 'return', seat: 2, x: 1 }, { verb: 'arrow', seat: 1 }, ...drink, ...drink, hurt(1, 1));
    expect(told.filter((line) => line.startsWith('Indians:'))).toEqual([`Indians: ${scene.seats[1]!.name} −2, ${scene.seats[2]!.name} −1`]);
  });
});
