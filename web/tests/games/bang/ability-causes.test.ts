import { beforeEach, describe, expect, it } from 'vitest';
import { card, catalog } from '../../../src/fixtures/catalog';
import { people, shotView } from '../../../src/fixtures/scenes';
import { abilityBehind } from '../../../src/games/bang/ability-causes';
import { tell, type BangScene } from '../../../src/games/bang/wording';
import { plain } from '../../../src/text/rich-text';
import type { GameEvent } from '../../../src/wire';
import { speakIn } from '../../words';

/** Henry (1) has this character; it is Rosa's (3) turn unless the events say otherwise. */
function sceneWith(character: string): BangScene {
  const view = shotView();
  view.seats[1] = { ...view.seats[1]!, character };
  return { view: { ...view, turn: 3 }, seats: people(7), catalog };
}

const told = (...rows: Partial<GameEvent>[]): GameEvent[] => rows.map((row, i) => ({ n: i + 1, verb: 'turn', ...row }));
const TURN = { verb: 'turn', seat: 1 };
const HIS = { verb: 'turn', seat: 3 };
const draw = { verb: 'draw', seat: 1 };
const hurt = { verb: 'hurt', seat: 1, other: 3, card: card('bang/QH'), x: 1 };
const out = { verb: 'out', seat: 6, other: 3, x: 2 };

describe('the character whose ability acted', () => {
  it.each<[character: string, events: GameEvent[], n?: number]>([
    ['bart_cassidy', told(HIS, hurt, draw)],
    ['el_gringo', told(HIS, hurt, { verb: 'rob', seat: 1, other: 3 })],
    ['jesse_jones', told(TURN, { verb: 'rob', seat: 1, other: 3 })],
    ['jourdonnais', told(HIS, { verb: 'barrel', seat: 1, card: -2, x: 1 })],
    ['kit_carlson', told(TURN, { verb: 'keep', seat: 1 })],
    ['pedro_ramirez', told(TURN, { verb: 'pick', seat: 1, card: card('beer/6H') })],
    ['vulture_sam', told(HIS, out, { verb: 'inherit', seat: 1, other: 6 })],
    ['molly_stark', told(HIS, { verb: 'missed', seat: 1, card: card('missed/10C') }, draw)],
    ['suzy_lafayette', told(HIS, { verb: 'missed', seat: 1, card: card('missed/10C') }, draw)],
    ['calamity_janet', told(HIS, { verb: 'missed', seat: 1, card: card('bang/QH') })],
    ['slab_the_killer', told(TURN, { verb: 'play', seat: 1, card: card('bang/QH'), other: 3 })],
    ['herb_hunter', told(HIS, out, draw, draw), 2],
    ['greg_digger', told(HIS, out, { verb: 'heal', seat: 1, x: 2 })],
    ['black_jack', told(TURN, draw, draw, draw), 3],
    ['tequila_joe', told(TURN, { verb: 'play', seat: 1, card: card('beer/6H') }, { verb: 'heal', seat: 1, x: 2 })],
    ['willy_the_kid', told(TURN, { verb: 'play', seat: 1, card: card('bang/QH'), other: 3 }, { verb: 'hurt', seat: 3, other: 1, x: 1 }, { verb: 'play', seat: 1, card: card('bang/4C'), other: 3 })],
    ['benny_brawler', told(TURN, { verb: 'board', seat: 1 }, { verb: 'board', seat: 1 })],
    ['sancho', told(TURN, { verb: 'roll', seat: 1 }, { verb: 'board', seat: 1 })],
    ['shade_oconnor', told(HIS, { verb: 'roll', seat: 3 }, { verb: 'discard', seat: 1 })],
    ['pixie_pete', told(TURN, draw, draw, draw, draw), 4],
  ])('%s', (character, events, n = 1) => {
    expect(abilityBehind(sceneWith(character), events, events.length - n, n)).toBe(character);
  });

  it.each<[character: string, why: string, events: GameEvent[], n?: number]>([
    ['bart_cassidy', 'his two cards of the turn', told(TURN, draw, draw), 2],
    ['suzy_lafayette', 'a Wells Fargo', told(TURN, draw, draw, { verb: 'play', seat: 1, card: card('wells_fargo/3H') }, draw), 1],
    ['el_gringo', 'a Panic! of his own', told(TURN, draw, { verb: 'play', seat: 1, card: card('panic/JH'), other: 3 }, { verb: 'rob', seat: 1, other: 3 })],
    ['herb_hunter', 'nobody is out', told(HIS, { verb: 'play', seat: 1, card: card('stagecoach/9S') }, draw, draw), 2],
    ['molly_stark', 'in her own turn', told(TURN, draw, draw, { verb: 'bang', seat: 1, card: card('bang/QH') }, draw), 1],
  ])('not %s: %s', (character, _, events, n = 1) => {
    expect(abilityBehind(sceneWith(character), events, events.length - n, n)).toBeNull();
  });
});

describe('the log', () => {
  beforeEach(() => speakIn('en'));

  it('names the card that took the life, its owner, and the ability that followed', () => {
    const events = told(HIS, { verb: 'play', seat: 3, card: card('bang/QH'), other: 1 }, hurt, draw);
    const lines = [2, 3].map((at) => plain(tell(sceneWith('bart_cassidy'), events, at).line!.text));
    expect(lines).toEqual(['Rosa’s BANG! costs Henry 1\xa0life point.', 'Henry draws a card. Bart Cassidy']);
  });

  it('does so in German, for dynamite and for abilities', () => {
    const scene = sceneWith('bart_cassidy');
    const blast = told(HIS, { verb: 'hurt', seat: 1, card: card('dynamite/2H'), x: 3 }, { verb: 'hurt', seat: 0, other: 3, x: 1 }, { verb: 'hurt', seat: 1, other: 0, card: card('duel/8C'), x: 1 });
    expect([1, 2, 3].map((at) => plain(tell(scene, blast, at).line!.text))).toEqual(['Dynamite costs Henry 3\xa0life points.', 'You lose 1\xa0life point to Rosa.', 'Your Duel costs Henry 1\xa0life point.']);
    speakIn('de');
    expect(plain(tell(scene, told(HIS, hurt), 1).line!.text)).toBe('Das BANG! von Rosa kostet Henry 1\xa0Lebenspunkt.');
  });
});
