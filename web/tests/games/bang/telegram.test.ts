import { beforeEach, describe, expect, it } from 'vitest';
import { card, catalog } from '../../../src/fixtures/catalog';
import { overView, people, storeChoice, storeView, turnChoice, turnView } from '../../../src/fixtures/scenes';
import { Selection } from '../../../src/games/bang/selection.svelte';
import { telegram, type Telegram } from '../../../src/games/bang/telegram';
import { plain } from '../../../src/text/rich-text';
import type { BangView, Choice } from '../../../src/wire';
import { speakIn } from '../../words';

const news = 'Belle fires at you.';

function wire(view: BangView, choice: Choice | null, act: (selection: Selection) => void = () => undefined, result: (() => void) | null = null, form: 'desk' | 'phone' = 'desk'): Telegram {
  const scene = { view, seats: people(7), catalog };
  const selection = new Selection(() => ({ choice, view, catalog, live: true, answer: () => undefined }));
  act(selection);
  return telegram(scene, choice, selection, news, result, form);
}

describe('the telegram', () => {
  beforeEach(() => speakIn('en'));

  it('says in my turn what can be played and how to end it', () => {
    const told = wire(turnView(), turnChoice());
    expect(told.hint).toBe('You can play the bright cards. Tap one.');
    expect(told.buttons.map(({ label, key }) => [plain(label), key])).toEqual([['End your turn', 'E']]);
    expect(wire(turnView(), { ...turnChoice(), options: [{ verb: 'end' }] }).hint).toBe('You cannot play any of your cards now.');
  });

  it('says whom a raised card reaches', () => {
    const told = wire(turnView(), turnChoice(), (selection) => selection.tap(card('bang/AD')));
    expect(told.hint).toBe('Tap a player with a red outline.');
    expect(told.more).toContain('reaches distance 2');
    expect(told.buttons.map(({ id }) => id)).toEqual(['o0', 'o1', 'o2', 'o3', 'cancel']);
  });

  it('lets me read the cards of the General Store before I take one', () => {
    const [first] = storeView().shelf as [number];
    expect(wire(storeView(), storeChoice())).toMatchObject({ buttons: [], hint: 'Tap a card to read what it does.', pick: true });
    const read = wire(storeView(), storeChoice(), (selection) => selection.tap(first));
    expect(read.hint).toContain('Gives 1 life point back, never');
    expect(read.brief).toBe('Get 1 life point back, even on your last hit.');
    expect(read.buttons.map(({ label, tone }) => [plain(label), tone])).toEqual([['Take Beer', 'main'], ['Cancel', 'plain']]);
    const sent: number[] = [];
    const selection = new Selection(() => ({ choice: storeChoice(), view: storeView(), catalog, live: true, answer: (option) => void sent.push(option) }));
    expect(storeView().shelf.map((id) => selection.keyOf(id))).toEqual(['1', '2', '3', '4', '5', '6']);
    selection.tap(first);
    selection.tap(first);
    expect(sent).toEqual([0]);
  });

  it('folds equal cards into one button on a phone', () => {
    const view = { ...turnView(), saves: [] };
    const hand = ['bang/AS', 'bang/2D', 'bang/3D'].map(card);
    view.seats[0] = { ...view.seats[0]!, hand };
    const duel: Choice = { ...turnChoice(), topic: 'duel', other: 1, options: [...hand.map((one) => ({ verb: 'bang', card: one })), { verb: 'take' }] };
    const labels = (form: 'desk' | 'phone'): string[] => wire(view, duel, undefined, null, form).buttons.map(({ label }) => plain(label));
    expect(labels('phone')).toEqual(['BANG! (1 of 3)', 'Give up']);
    expect(labels('desk')).toHaveLength(4);
  });

  it('calls me "yourself" when I am a target', () => {
    const choice = { ...turnChoice(), options: [{ verb: 'play', card: card('jail/JS'), seat: 0 }, { verb: 'end' }] };
    const told = wire(turnView(), choice, (selection) => selection.tap(card('jail/JS')));
    expect(plain(told.buttons[0]!.label)).toBe('Jail yourself');
  });

  it('shows the news while nobody is asked, and opens the result again at the end', () => {
    expect(wire(turnView(), null).ask).toBe(news);
    const ended = wire(overView(), null, undefined, () => undefined);
    expect([ended.ask, ended.buttons.map(({ id }) => id)]).toEqual(['The law wins', ['result']]);
  });
});
