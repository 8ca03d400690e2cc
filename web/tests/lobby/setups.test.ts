import { lastPlayed } from '../../src/lobby/last-played';
import { beforeEach, describe, expect, it } from 'vitest';
import { card, catalog, games } from '../../src/fixtures/catalog';
import { threeView } from '../../src/fixtures/dodge';
import { people } from '../../src/fixtures/scenes';
import { GAME_ICONS, OWN_ICONS } from '../../src/controls/icon-names';
import { indexOf } from '../../src/games/bang/rules/card-index';
import { kindIcon, SOME_CARD } from '../../src/games/bang/catalog';
import { characterIcon, SOMEBODY } from '../../src/games/sheriff/character-icons';
import { story } from '../../src/games/bang/story';
import { eventSentence, goal, optionWords } from '../../src/games/bang/wording';
import { plain } from '../../src/text/rich-text';
import { counts, nearest, postersOf, sameSetup, setupOf, spansOf, toggled, type Poster } from '../../src/lobby/setups';
import { gameName, posterText, setupName, titleOf } from '../../src/text/game-titles';
import { citationParts } from '../../src/rules/citation';
import { speakIn } from '../words';

beforeEach(() => speakIn('en'));

describe('posters', () => {
  const posters = postersOf(games);

  it('are in the order of the server: a game, then the packs that are not in its usual set-up', () => {
    expect(posters.map(({ id }) => id)).toEqual(['bang', 'dodge_city', 'great_train_robbery', 'dice', 'wyatt']);
  });

  it('start the set-ups whose last pack they are, and are closed if there are none', () => {
    expect(posters.map(({ setups }) => setups.map(({ packs }) => packs.join('+')))).toEqual([
      ['base'], ['dodge_city', 'base+dodge_city'], ['base+great_train_robbery', 'dodge_city+great_train_robbery', 'base+dodge_city+great_train_robbery'], [''], [],
    ]);
    expect(posters.map(({ players }) => players)).toEqual([[4, 7], [3, 8], [3, 8], [3, 8], [2, 4]]);
  });

  it('of packs that are not ready hold the set-ups with these packs', () => {
    const packs = [...games[0]!.packs, { id: 'high_noon', players: [4, 8] as [number, number], ready: false }];
    const bang = { ...games[0]!, packs, setups: [...games[0]!.setups, { packs: ['base', 'high_noon'], players: [4, 8] as [number, number], house: [] }] };
    expect(postersOf([bang])[3]!.setups).toHaveLength(1);
  });
});

describe('the wall', () => {
  const small = (n: number): Poster[] => Array.from({ length: n }, (_, i) => ({ id: `g${i}`, game: `g${i}`, setups: [], players: [2, 4] }));

  it('has its former order with five posters', () => {
    expect(spansOf(postersOf(games), false)).toEqual([3, 3, 2, 2, 2]);
    expect(spansOf(postersOf(games), true)).toEqual([3, 3, 6, 3, 3]);
  });

  it('has no hole with any number of posters', () => {
    expect(spansOf(small(6), false)).toEqual([3, 3, 2, 2, 2, 6]);
    expect(spansOf(small(7), false)).toEqual([3, 3, 2, 2, 2, 3, 3]);
    for (let n = 1; n < 20; n++) expect(spansOf(small(n), n % 2 === 0).reduce((sum, span) => sum + span, 0) % 6).toBe(0);
    expect(spansOf([...postersOf(games), ...small(2)], true).reduce((sum, span) => sum + span, 0) % 6).toBe(0);
  });
});

describe('packs that are ticked', () => {
  const { setups } = games[0]!;

  it('lead to the set-up that differs least', () => {
    expect(toggled(setups, ['base'], 'dodge_city')?.packs).toEqual(['base', 'dodge_city']);
    expect(toggled(setups, ['base', 'dodge_city'], 'base')?.packs).toEqual(['dodge_city']);
    expect(toggled(setups, ['base'], 'great_train_robbery')?.packs).toEqual(['base', 'great_train_robbery']);
    expect(toggled(setups, ['base'], 'base')?.packs).toEqual(['dodge_city']);
  });

  it('cannot be unticked where every set-up has them', () => {
    expect(toggled(setups.slice(0, 1), ['base'], 'base')).toBeNull();
  });
});

describe('set-ups', () => {
  it('are found whatever the order of their packs', () => {
    expect(setupOf(games[0], ['dodge_city', 'base'])?.players).toEqual([3, 8]);
    expect([setupOf(games[0], ['nothing']), setupOf(undefined, [])]).toEqual([undefined, undefined]);
    expect(sameSetup(['a'], ['a', 'b'])).toBe(false);
  });

  it('know how many can play', () => {
    expect([counts([3, 5]), nearest([3, 7], 8), nearest([3, 7], 5)]).toEqual([[3, 4, 5], 7, 5]);
  });

  it('have names everywhere', () => {
    expect([titleOf('bang', ['base']), titleOf('bang', ['base', 'dodge_city']), titleOf('dice', [])]).toEqual(['BANG!', 'BANG! + Dodge City', 'The Dice Game']);
    expect([setupName('dodge_city', ['dodge_city']), setupName('dodge_city', ['base', 'dodge_city'])]).toEqual(['alone', 'with BANG!']);
    expect([gameName('new_pack'), posterText('line', 'new_pack')]).toEqual(['New pack', '']);
  });
});

describe('figures', () => {
  const known = new Set<string>([...GAME_ICONS, ...Object.keys(OWN_ICONS)]);

  it('exist for every card and character of every pack, all different', () => {
    const kinds = catalog.kinds.map(({ id }) => kindIcon(id));
    const people = catalog.characters.map(({ id }) => characterIcon(id));
    expect([...kinds, ...people].filter((icon) => !known.has(icon) || icon === SOME_CARD || icon === SOMEBODY)).toEqual([]);
    // The design uses the Schofield, the revolver of BANG! with its range.
    const own = [...kinds.filter((_, i) => catalog.kinds[i]!.id !== 'schofield'), ...people];
    expect(own.filter((icon, i) => own.indexOf(icon) !== i)).toEqual([]);
  });

  it('are neutral where no icon exists', () => {
    expect([kindIcon('of_tomorrow'), characterIcon('of_tomorrow')]).toEqual([SOME_CARD, SOMEBODY]);
  });
});

describe('the index of cards', () => {
  const packs = indexOf(catalog, () => true);

  it('lists a kind once, with the copies of each pack', () => {
    const names = packs.flatMap(({ kinds }) => kinds.map(({ kind }) => kind));
    expect(new Set(names).size).toBe(names.length);
    expect(packs[0]!.kinds.find(({ kind }) => kind === 'bang')!.copies).toEqual([{ pack: 'base', n: 25 }, { pack: 'dodge_city', n: 4 }]);
    expect(packs[1]!.more.find(({ kind }) => kind === 'beer')).toEqual({ kind: 'beer', n: 2 });
  });

  it('leaves out cards without words', () => {
    expect(indexOf(catalog, (id) => !id.includes('knife'))[1]!.kinds.some(({ kind }) => kind === 'knife')).toBe(false);
  });
});

describe('three players', () => {
  const scene = { view: threeView({ result: { side: 'renegade', winners: [2], scores: [0, 0, 1] } }), seats: people(3), catalog };

  it('have goals of their own', () => {
    expect(goal(scene, 'deputy')).toContain('renegade');
    expect(goal({ ...scene, view: { ...scene.view, seats: [...scene.view.seats, scene.view.seats[0]!] } }, 'deputy')).toContain('sheriff');
  });

  it('have their own reasons for a win', () => {
    expect(story(scene, []).why).toContain('outlaw');
    for (const side of ['deputy', 'outlaw']) {
      const told = story({ ...scene, view: threeView({ result: { side, winners: [0], scores: [1, 0, 0] } }) }, []);
      expect([told.title, told.why].join()).not.toMatch(/bang-|undefined/);
    }
  });
});

describe('words of a pack', () => {
  const scene = { view: threeView(), seats: people(3), catalog };
  const said = (verb: string, kind: string, other?: number) => plain(eventSentence(scene, { n: 1, verb, seat: 1, card: card(kind), other }));

  it('replace the general words', () => {
    expect(said('use', 'knife/8H', 0)).toBe('Henry throws Knife at you.');
    expect(said('play', 'punch/10S', 2)).toBe('Henry swings at Cole with Punch.');
    expect(said('use', 'can_can/JC', 1)).toContain('Can Can');
  });

  it('explain a check whose heart does not count, and hearts that are too few', () => {
    const barrel = (over: object) => plain(eventSentence(scene, { n: 1, verb: 'barrel', seat: 0, ...over }));
    expect(barrel({ card: -2, x: 1 })).not.toMatch(/barrel/i);
    expect(barrel({ card: card('barrel/QS'), x: 2 })).toContain('not enough');
    expect(barrel({ card: card('barrel/QS'), x: 1 })).toContain('saves you');
  });

  it('say what Calamity Janet fires, and leave unknown cards without a note', () => {
    const choice = { number: 1, seat: 0, topic: 'play', options: [{ verb: 'play', card: card('missed/10C'), seat: 1 }] };
    expect(optionWords(scene, choice, choice.options[0]!).note).toBe('Costs 1 life point if it hits');
    const strange = { verb: 'play', card: card('scope/AS'), seat: 1 };
    expect(optionWords(scene, choice, strange).note).toBe('');
  });

  it('word every new event', () => {
    for (const verb of ['use', 'bleed', 'aim', 'trade', 'mimic', 'immune', 'choose']) {
      const text = eventSentence(scene, { n: 1, verb, seat: 1, card: card('knife/8H'), other: 2, x: 1 });
      expect(text).not.toMatch(/bang-event/);
    }
  });
});

it('the source of a rule links to our own decisions', () => {
  expect(citationParts('000 Hinweis; B27', 'boxes').filter(({ ruling }) => ruling)).toEqual([{ text: 'B27', ruling: 'B27' }]);
  expect(citationParts('our ruling', 'boxes')).toEqual([{ text: 'our ruling', ruling: 'boxes' }]);
  expect(citationParts('002 Inhalt', 'boxes')).toEqual([{ text: '002 Inhalt', ruling: null }]);
});

describe('play now', () => {
  const setup = (...packs: string[]) => ({ packs, players: [4, 7] as [number, number], house: [] });
  const posters = [
    { id: 'bang', game: 'bang', setups: [setup('base')], players: [4, 7] as [number, number] },
    { id: 'dodge_city', game: 'bang', setups: [setup('dodge_city'), setup('base', 'dodge_city')], players: [3, 8] as [number, number] },
    { id: 'dice', game: 'dice', setups: [setup()], players: [3, 8] as [number, number] },
  ];

  it('starts what was played last', () => {
    expect(lastPlayed(posters, 'bang base dodge_city')?.setup.packs).toEqual(['base', 'dodge_city']);
    expect(lastPlayed(posters, 'dice')?.poster.id).toBe('dice');
  });

  it('starts the first open set-up if none was played or it no longer exists', () => {
    expect(lastPlayed(posters, null)?.poster.id).toBe('bang');
    expect(lastPlayed(posters, 'wyatt')?.poster.id).toBe('bang');
    expect(lastPlayed([], 'wyatt')).toBeNull();
  });
});
