import { beforeEach, describe, expect, it } from 'vitest';
import { card, events, paidEvents, view, wyattCatalog, wyattScenes } from '../../../src/fixtures/wyatt';
import { chip } from '../../../src/games/wyatt/card-chip';
import { tell } from '../../../src/games/wyatt/log';
import { lastSettlement } from '../../../src/games/wyatt/settlement';
import { Selection } from '../../../src/games/wyatt/selection.svelte';
import { orderOf, summaryOf, testsOf, titleOf } from '../../../src/games/wyatt/payment-reasons';
import { rulesAbout } from '../../../src/games/wyatt/rules/rules-about';
import { moneyChart, standings, story } from '../../../src/games/wyatt/story';
import { telegram } from '../../../src/games/wyatt/telegram';
import { reason, settled, verdictOf } from '../../../src/games/wyatt/poster-verdict';
import type { WyattScene } from '../../../src/games/wyatt/wording';
import { LogBook } from '../../../src/log/log-book';
import { plain } from '../../../src/text/rich-text';
import type { Choice } from '../../../src/wire';
import { speakIn } from '../../words';

function sceneOf(name: string): { scene: WyattScene; choice: Choice | null } {
  const made = wyattScenes[name]!();
  return { scene: { view: made.view, seats: made.table.seats, catalog: wyattCatalog }, choice: made.choice };
}

function asked(name: string, act: (selection: Selection) => void = () => undefined): ReturnType<typeof telegram> {
  const { scene, choice } = sceneOf(name);
  const selection = new Selection(() => ({ choice, view: scene.view, catalog: wyattCatalog, live: true, answer: () => undefined }));
  act(selection);
  return telegram(scene, choice, selection, 'news', null);
}

const tap = (text: string) => (selection: Selection) => selection.tap(selection.stacks.find(({ first }) => first === card(text))!);
const labels = (wire: ReturnType<typeof telegram>): string[] => wire.buttons.map(({ label }) => plain(label));

describe('the telegram', () => {
  beforeEach(() => speakIn('en'));

  it('shows on one main button what laying does', () => {
    const wire = asked('wyatt', tap('BD'));
    expect([wire.ask, wire.stepper]).toEqual(['Lay three Bob Dalton?', { n: 3, of: 3, less: false, more: false }]);
    expect(wire.buttons.map(({ label, note, tone }) => [label, note, tone])).toEqual([
      ['Lay 3 as a set', '2 bills go on the poster, 6 points in your row', 'main'], ['Cancel', '', 'plain'], ['Go on to discard', 'Ends your turn', 'plain'],
    ]);
  });

  it('asks where to draw, with both cards to see', () => {
    const wire = asked('wyatt-draw');
    expect(wire.buttons.map(({ label, picture }) => [label, picture])).toEqual([['Draw two cards', null], ['Take Butch Cassidy', card('BC7')]]);
    expect(asked('wyatt-stop').buttons[0]!.note).toBe('There are too few: the round ends at once');
  });

  it('discards only after two taps and a button', () => {
    const choosing = asked('wyatt', (selection) => selection.discard(true));
    expect([choosing.ask, labels(choosing), choosing.step]).toEqual(['Which card do you discard?', ['Play on'], 'discard']);
    const chosen = asked('wyatt', (selection) => {
      selection.discard(true);
      tap('WH')(selection);
    });
    expect(chosen.buttons[0]).toMatchObject({ label: 'Discard Wes Hardin', note: 'Ends your turn; Rosa is next', tone: 'main' });
  });

  it('asks for the direction, or shoots and steals after a hit', () => {
    expect(asked('wyatt-wanted').buttons).toMatchObject([{ label: 'Shoot to steal a card', note: 'After a hit you choose it' }]);
    expect(asked('wyatt-steal').buttons).toMatchObject([{ disabled: true, label: 'Choose a row' }, { label: 'Steal nothing' }]);
    expect(asked('wyatt-steal', (selection) => selection.tapCell(1, 4)).buttons[0]).toMatchObject({ label: 'Steal Rosa’s Jesse James' });
    expect(asked('wyatt-free', (selection) => selection.tapCell(0, 4)).buttons[0]).toMatchObject({ label: 'Clear the Hideout on Jesse James' });
    const wire = asked('wyatt-wanted', (selection) => selection.tapPoster(4));
    expect(wire.buttons.map(({ label, note }) => [label, note])).toEqual([
      ['Ask Rosa first', 'then Henry, Ada'], ['Ask Ada first', 'then Henry, Rosa'],
    ]);
  });

  it('has words for the other questions', () => {
    expect(asked('wyatt-hideout').buttons[0]).toMatchObject({ disabled: true, label: 'Choose a row' });
    expect(asked('wyatt-hideout', (selection) => selection.tapCell(3, 0)).buttons[0]).toMatchObject({ label: 'Hide Ada’s Belle Starr', note: 'With a hit, 10 points count nothing' });
    expect(asked('wyatt-search').shelf).toBe(true);
    expect(labels(asked('wyatt-now', (selection) => selection.tapCell(0, 4)))).toEqual(['Bank Robbery on Jesse James', 'Keep Bank Robbery']);
    expect([asked('wyatt-reply').ask, labels(asked('wyatt-reply'))]).toEqual([
      'Rosa hides your Jesse James: 11 points. Use Wyatt Earp?', ['Use Wyatt Earp', 'Do nothing'],
    ]);
  });

  it('offers nothing while others are asked', () => {
    expect(asked('wyatt-wait')).toMatchObject({ mine: false, waiting: true, buttons: [] });
  });

  it.each(['en', 'de'] as const)('has words for everything in %s', (lang) => {
    speakIn(lang);
    for (const name of Object.keys(wyattScenes)) {
      const wire = asked(name);
      const said = [wire.ask, wire.hint, ...wire.buttons.flatMap(({ label, note }) => [label, note])].map(plain).join('\n');
      expect(said).not.toMatch(/wyatt-|\{/);
    }
  });
});

describe('verdicts', () => {
  beforeEach(() => speakIn('en'));
  const { scene } = sceneOf('wyatt');

  it('says who would be paid, short and long', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((outlaw) => verdictOf(scene, outlaw).text)).toEqual([
      'Ada leads by 6 and takes everything', 'Shared: Henry 4, you 2', 'No set yet', '6 of 8 points: the money stays', 'You lead by 5 and take everything',
      'Shared: Rosa 4, Ada 3', 'No set yet',
    ]);
    expect(verdictOf(scene, 4)).toMatchObject({ mine: true, none: false });
    const over = { ...scene, view: settled({ ...scene.view, result: { winners: [0] } as unknown as WyattScene['view']['result'] }) };
    expect([verdictOf(over, 4).text, reason(over, 3), over.view.posters.flatMap(({ pays }) => pays).some((n) => n > 0)]).toEqual(['', '', false]);
    expect(reason(scene, 3)).toBe('6 points in total, 8 are needed. The money stays. Under a Hideout: Rosa.');
  });

  it('explains a payment test by test', () => {
    const { sums } = lastSettlement(wyattCatalog, 4, paidEvents())!;
    expect(titleOf(scene, sums[5]!)).toBe('Rosa and Ada share $7,000');
    expect(orderOf(sums[5]!)).toBe('Two bills for the leader, then one each in turn');
    expect(testsOf(scene, sums[5]!)).toEqual([
      { ok: true, text: '11 points lie here; 8 are enough to pay.' }, { ok: false, text: 'Rosa leads by 1. A lead of 5 would take everything.' }, { ok: true, text: 'Ada is 1 behind and shares.' },
    ]);
    expect(testsOf(scene, sums[4]!).map(({ text }) => text)).toEqual([
      '19 points lie here; 8 are enough to pay.', 'You lead by 5: a lead of 5 takes everything.', 'Rosa is 5 behind and gets nothing.', 'Henry is 9 behind and gets nothing.',
    ]);
    expect(titleOf(scene, sums[3]!)).toBe('Nobody is paid: $7,000 stays');
    expect(summaryOf(scene, sums[4]!)).toBe('19 points lie here; 8 are enough to pay. You lead by 5: a lead of 5 takes everything.');
    expect(summaryOf(scene, sums[3]!)).toMatch(/needed\..*Rosa’s 7 points lie under a Hideout/u);
  });

  it('writes money as the language does', () => {
    speakIn('de');
    expect(titleOf(scene, lastSettlement(wyattCatalog, 4, paidEvents())!.sums[5]!)).toBe('Rosa und Ada teilen 7.000\u00a0$');
  });
});

describe('the log and the story', () => {
  beforeEach(() => speakIn('en'));
  const scene: WyattScene = { view: view(), seats: wyattScenes.wyatt!().table.seats, catalog: wyattCatalog };

  it('puts a law card and its shot into one line, and logs no deal', () => {
    const lines = new LogBook<WyattScene>(tell).read(scene, events()).map(({ text }) => plain(text));
    expect(lines.some((line) => line.startsWith('Ada draws 2 cards'))).toBe(true);
    expect(lines.some((line) => line.startsWith('Ada plays Stagecoach Robbery. Ada turns up Wes Hardin: a hit. Stagecoach Robbery joins'))).toBe(true);
    expect(lines.at(-1)).toBe('You draw Bob Dalton Bob Dalton');
  });

  it('logs each poster of a pay day in one line', () => {
    const lines = new LogBook<WyattScene>(tell).read(scene, paidEvents()).map(({ text }) => plain(text));
    expect(lines).toContain('Jesse James You lead by 5 and take $7,000.');
    expect(lines).toContain('Butch Cassidy 6 points, 8 are needed. $7,000 stays.');
    expect(lines).toContain('Sundance Kid Rosa $4,000, Ada $3,000.');
  });

  it('draws money over rounds and ranks by money', () => {
    expect(moneyChart(scene, paidEvents())).toMatchObject({ highest: 25, every: 5 });
    expect(moneyChart(scene, paidEvents()).lines[1]!.values).toEqual([0, 9, 13, 17]);
    expect(standings(scene, paidEvents()).map(({ seat, score }) => [seat, score])).toEqual([[1, '$13,000'], [0, '$11,000'], [3, '$10,000'], [2, '$8,000']]);
  });

  it('says who won, and the best poster', () => {
    const over = sceneOf('wyatt-over').scene;
    const told = story(over, paidEvents());
    expect([told.title, told.facts.map(plain).at(-1)]).toEqual(['Rosa wins', 'Best poster: $9,000 for Rosa, Jesse James']);
    expect(told.moments.map(plain)[0]).toContain('Round 1:');
  });

  it('names cards by portrait and colour', () => {
    expect(chip(wyattCatalog, card('JJ'))).toMatchObject({ sign: 'o-jj', cloth: 'jj' });
    expect(chip(wyattCatalog, card('photoBC'))).toMatchObject({ sign: 'i-photo-camera', cloth: 'bc' });
    expect(chip(wyattCatalog, card('hideout'))).toMatchObject({ sign: 'i-wood-cabin' });
  });

  it('finds the rules about a card', () => {
    const rules = ['set-first', 'bank-hit'].map((id) => ({ id, text: '', where: '', pack: '' }));
    expect(['bank', 'lay'].map((verb) => rulesAbout(rules, verb).map(({ id }) => id))).toEqual([['bank-hit'], ['set-first']]);
  });
});
