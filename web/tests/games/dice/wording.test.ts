import { beforeEach, describe, expect, it } from 'vitest';
import { diceCatalog, diceScenes, events } from '../../../src/fixtures/dice';
import { abilitiesBehind } from '../../../src/games/dice/ability-causes';
import { FACES } from '../../../src/games/dice/faces';
import { tell } from '../../../src/games/dice/log';
import { story } from '../../../src/games/dice/story';
import { lifeChart } from '../../../src/games/sheriff/story-parts';
import { goal, optionWords, prompt, type DiceScene } from '../../../src/games/dice/wording';
import { LogBook } from '../../../src/log/log-book';
import { plain } from '../../../src/text/rich-text';
import { words } from '../../../src/text/translations.svelte';
import { OWN_CHARACTER, type Choice, type GameEvent, type Option } from '../../../src/wire';
import { speakIn } from '../../words';

function sceneOf(name: string): { scene: DiceScene; choice: Choice } {
  const made = diceScenes[name]!();
  return { scene: { view: made.view, seats: made.table.seats, catalog: diceCatalog }, choice: made.choice! };
}

describe('wording', () => {
  beforeEach(() => speakIn('en'));

  it('asks the player, and tells the others who is asked', () => {
    const { scene, choice } = sceneOf('dice-shoot');
    expect(plain(prompt(scene, choice))).toBe('Die 3 shows Bull’s eye\xa01. Whom do you shoot?');
    expect(plain(prompt({ ...scene, view: { ...scene.view, me: 3 } }, choice))).toBe('Wren takes aim.');
  });

  it('marks the option that ends the question as the main option', () => {
    const { scene, choice } = sceneOf('dice-three');
    expect(choice.options!.map((option) => optionWords(scene, choice, option).tone)).toEqual(['plain', 'plain', 'main']);
  });

  it('shows the effect of a beer in the present position, as the engine says', () => {
    const { scene, choice } = sceneOf('dice-eight');
    const [own, other] = choice.options as [Option, Option];
    const note = (option: Option): string => optionWords(scene, choice, option).note;
    expect(note({ ...own, note: { name: 'points', x: 2 } })).toBe('2\xa0life points back');
    expect(note({ ...other, note: { name: 'full' } })).toBe('At full life: no effect');
    expect(note(own)).toBe('');
  });

  it('shows what a hit costs, as the question says', () => {
    const { scene, choice } = sceneOf('dice-three');
    expect(optionWords(scene, { ...choice, topic: 'bart', x: 2 }, { verb: 'take' }).note).toBe('Costs 2\xa0life points');
  });

  it('gives three players other goals', () => {
    expect(goal(sceneOf('dice-three').scene, 'deputy')).toContain('Eliminate the renegade yourself');
    expect(goal(sceneOf('dice').scene, 'deputy')).toContain('sheriff alive');
  });

  it('uses this game’s names of the roles', () => {
    speakIn('de');
    const { scene } = sceneOf('dice-over');
    const told = new LogBook(tell).read(scene, events()).map(({ text }) => plain(text));
    expect(told).toContain('Tom schaltet Cole aus. Cole war Bandit.');
    expect(story(scene, events()).title).toBe('Die Banditen gewinnen');
  });
});

describe('the log', () => {
  beforeEach(() => speakIn('en'));
  const { scene } = sceneOf('dice');
  const told = (from: GameEvent[]): string[] => new LogBook(tell).read(scene, from).map(({ text }) => plain(text));

  it('puts a throw with its dice, and arrows in a row, into one line', () => {
    expect(told(events()).slice(0, 4)).toEqual([
      'Belle’s turn', 'Belle rolls Arrow Dynamite Bull’s eye\xa01 Beer Arrow', 'Belle takes 2 arrows.',
      'That was the last arrow: the Indians attack!',
    ]);
  });

  it('logs a throw without its dice while they are in the air', () => {
    expect(told(events().slice(0, 4))).toEqual(['Belle’s turn', 'Belle rolls all five dice.']);
    const at = events().findIndex(({ verb }) => verb === 'roll');
    expect(tell(scene, events(), at).line?.spoken).toMatch(/Belle\S* rolls: Arrow, Dynamite, Bull’s eye\xa01, Beer, Arrow\.$/u);
  });

  it('does not repeat arrows of the line before', () => {
    const dodge: GameEvent[] = [{ n: 1, verb: 'dodge', seat: 3, x: 2 }, { n: 2, verb: 'arrow', seat: 3 }, { n: 3, verb: 'arrow', seat: 3 }];
    expect(told(dodge)).toEqual(['Rosa takes 2 arrows instead of losing 2\xa0life points.']);
  });

  it('is translated when the language changes', () => {
    const from = events();
    expect(told(from)[0]).toBe('Belle’s turn');
    speakIn('de');
    expect(told(from)[0]).toBe('Belle ist dran');
  });

  it('names the player who drinks', () => {
    const drinks: GameEvent[] = [{ n: 1, verb: 'drink', seat: 3, other: 3 }, { n: 2, verb: 'drink', seat: 3, other: 0 }];
    expect(told(drinks)).toEqual(['Rosa drinks a beer.', 'Rosa pours a beer for you.']);
  });
});

describe('the story', () => {
  beforeEach(() => speakIn('en'));
  const { scene } = sceneOf('dice-over');

  it('counts shots and names the player with the most hits', () => {
    const facts = story(scene, events()).facts.map(plain);
    expect(facts).toContain('Rolls: 4');
    expect(facts).toContain('Attacks by Indians: 1');
    expect(facts.at(-1)).toBe('Best shot: Tom (9 hits)');
  });

  it('tells the moments in order', () => {
    const moments = story(scene, events()).moments.map(plain);
    expect(moments[0]).toBe('Turn 1: That was the last arrow: the Indians attack!');
    expect(moments).toContain('Turn 2: Tom eliminates Cole. Cole was an outlaw.');
  });

  it('draws life from the start to the end, within bounds', () => {
    const chart = lifeChart(scene.view.seats.map((seat) => seat.max), events());
    expect(chart.lines.map((line) => line.values.length)).toEqual(Array(7).fill(4));
    expect(chart.lines[2]!.values).toEqual([8, 8, 0, 0]);
    expect(chart.highest).toBe(11);
  });
});

describe.each(['en', 'de'] as const)('the words of the table in %s', (lang) => {
  it('exist for every composed name', () => {
    speakIn(lang);
    const wanted = [
      ...FACES.flatMap((face) => ['', '-text', '-short'].map((end) => `dice-face-${face}${end}`)),
      ...diceCatalog.characters.flatMap(({ id }) => ['', '-text', '-help'].map((end) => `dice-character-${id}${end}`)),
      ...diceCatalog.roles.flatMap((id) => [`dice-role-${id}`, `dice-role-${id}-text`, `dice-stamp-${id}`, `dice-roles-${id}`]),
      ...['chosen', 'locked', 'kept', 'blank'].map((state) => `dice-die-${state}`),
      ...['all', 'none'].flatMap((which) => [`dice-choose-${which}`, `dice-choose-${which}-short`]),
      ...['gatling', 'hunt', 'beer', 'shot', 'blast', 'arrows', 'attack'].map((row) => `dice-chance-${row}`),
      ...['roll', 'shoot', 'drink', 'arrows', 'bless', 'bart', 'pedro'].flatMap((topic) => [`dice-prompt-${topic}`, `dice-prompt-${topic}-you`]),
      ...['law', 'outlaws', 'renegade', 'deputy', 'outlaw', 'draw'].flatMap((side) => [`dice-result-${side}`, `dice-result-${side}-why`]),
      ...['roll', 'shoot', 'gatling', 'arrow', 'indians', 'drink'].map((verb) => `dice-story-${verb}`),
    ];
    expect(wanted.filter((id) => !words.has(id))).toEqual([]);
  });
});

describe('the character whose ability acted', () => {
  beforeEach(() => speakIn('en'));
  const turn = { verb: 'turn', seat: 1 };
  const roll = { verb: 'roll', seat: 1, x: 31 };
  const back = { verb: 'return', seat: 1, x: 1 };

  function named(character: string, ...rows: Omit<GameEvent, 'n'>[]): string[] {
    const { scene } = sceneOf('dice-shoot');
    const seats = scene.view.seats.map((seat, i) => (i === 1 ? { ...seat, character } : { ...seat, character: 'nobody' }));
    const events = rows.map((row, i) => ({ n: i + 1, ...row }));
    return abilitiesBehind({ ...scene, view: { ...scene.view, seats } }, events, events.length - 1);
  }

  it.each<[string, Omit<GameEvent, 'n'>[]]>([
    ['bart_cassidy', [{ verb: 'dodge', seat: 1, x: 1 }]],
    ['el_gringo', [{ verb: 'sting', seat: 1, other: 2 }]],
    ['jesse_jones', [turn, { verb: 'drink', seat: 1, other: 1 }, { verb: 'heal', seat: 1, x: 2 }]],
    ['kit_carlson', [turn, { ...back, other: 1 }]],
    ['lucky_duke', [turn, roll, roll, roll, roll]],
    ['pedro_ramirez', [turn, { verb: 'gatling', seat: 2 }, { verb: 'hurt', seat: 1, other: 2, x: 1 }, back]],
    ['sid_ketchum', [turn, { verb: 'bless', seat: 1, other: 2 }]],
    ['slab_the_killer', [turn, { verb: 'shoot', seat: 1, other: 2, x: 2 }]],
    ['suzy_lafayette', [turn, { verb: 'heal', seat: 1, card: OWN_CHARACTER, x: 2 }]],
    ['vulture_sam', [{ verb: 'out', seat: 2 }, { verb: 'heal', seat: 1, card: OWN_CHARACTER, x: 2 }]],
  ])('%s', (character, rows) => {
    expect(named(character, ...rows)).toEqual([character]);
    expect(named('nobody', ...rows)).toEqual([]);
  });

  it('is not named when all arrows go back, nor with three throws', () => {
    expect(named('pedro_ramirez', turn, { verb: 'indians', seat: 1 }, { verb: 'hurt', seat: 1, x: 1 }, back)).toEqual([]);
    expect(named('pedro_ramirez', turn, { verb: 'gatling', seat: 1 }, back)).toEqual([]);
    expect(named('lucky_duke', turn, roll, roll, roll)).toEqual([]);
  });
});
