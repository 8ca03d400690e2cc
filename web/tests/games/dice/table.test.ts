import { beforeEach, describe, expect, it } from 'vitest';
import { diceCatalog, diceScenes } from '../../../src/fixtures/dice';
import { canDouble, freeDice, offered, rollOption, stopOption, targetsOf } from '../../../src/games/dice/options';
import { diceIn } from '../../../src/games/dice/faces';
import { columnsOf, formOf } from '../../../src/games/dice/layout';
import { Selection } from '../../../src/games/dice/selection.svelte';
import { rulesAbout } from '../../../src/games/dice/rules/rules-about';
import { telegram } from '../../../src/games/dice/telegram';
import type { DiceScene } from '../../../src/games/dice/wording';
import { plain } from '../../../src/text/rich-text';
import type { Choice } from '../../../src/wire';
import { speakIn } from '../../words';

function sceneOf(name: string): { scene: DiceScene; choice: Choice } {
  const made = diceScenes[name]!();
  return { scene: { view: made.view, seats: made.table.seats, catalog: diceCatalog }, choice: made.choice! };
}

describe('choosing dice and seats', () => {
  it('finds the dice that may be thrown and the option of a set of them', () => {
    const { choice } = sceneOf('dice');
    expect(diceIn(freeDice(choice))).toEqual([2, 3, 4, 5]);
    expect(choice.options![rollOption(choice, 0b01100)!]).toEqual({ verb: 'roll', x: 12 });
    expect(rollOption(choice, 0b00001)).toBeNull();
    expect(choice.options![stopOption(choice)!]!.verb).toBe('stop');
  });

  it('offers a doubled shot in place of the plain one', () => {
    const { choice } = sceneOf('dice-shoot');
    expect(canDouble(choice)).toBe(true);
    expect(offered(choice, false).map(({ option }) => option.verb)).toEqual(['shoot', 'shoot']);
    expect([...targetsOf(choice, true)]).toEqual([[1, 2], [6, 3]]);
  });

  it('throws the chosen dice only and refuses a locked one', () => {
    const { scene, choice } = sceneOf('dice');
    const answers: number[] = [];
    const selection = new Selection(() => ({ choice, view: scene.view, live: true, events: [], answer: (option) => answers.push(option) }));
    selection.roll();
    selection.tap(1);
    expect([selection.chosen, selection.refused, answers]).toEqual([0, 1, []]);
    selection.tap(3);
    selection.tap(5);
    selection.tap(4);
    selection.tap(5);
    expect([diceIn(selection.chosen), selection.refused]).toEqual([[3, 4], null]);
    selection.roll();
    expect(choice.options![answers[0]!]).toEqual({ verb: 'roll', x: 0b01100 });
    selection.tapAll();
    expect(diceIn(selection.chosen)).toEqual([2, 3, 4, 5]);
    selection.tapAll();
    expect(selection.chosen).toBe(0);
  });

  it('asks a spectator nothing', () => {
    const { scene, choice } = sceneOf('dice');
    const selection = new Selection(() => ({ choice, view: { ...scene.view, me: null }, live: true, events: [], answer: () => undefined }));
    selection.tap(3);
    expect([selection.choice, selection.chosen, selection.targets.size]).toEqual([null, 0, 0]);
  });
});

describe('the telegram', () => {
  beforeEach(() => speakIn('en'));

  function asked(name: string, act: (selection: Selection) => void = () => undefined): ReturnType<typeof telegram> {
    const { scene, choice } = sceneOf(name);
    const selection = new Selection(() => ({ choice, view: scene.view, live: true, events: [], answer: () => undefined }));
    act(selection);
    return telegram(scene, choice, selection, null);
  }

  it('has one main button: to stop, or to roll what is chosen', () => {
    const [roll, stop] = asked('dice').buttons;
    expect([roll!.disabled, roll!.tone, stop!.tone]).toEqual([true, 'plain', 'main']);
    const chosen = asked('dice', (selection) => selection.tap(3)).buttons;
    expect(chosen.map(({ label, tone }) => [label, tone])).toEqual([['Roll 1 die (2 left)', 'main'], ['Stop here', 'plain']]);
  });

  it('says why a locked die cannot be thrown', () => {
    expect(asked('dice', (selection) => selection.tap(1)).hint).toBe('Dynamite stays where it fell.');
  });

  it('turns the targets into doubled shots', () => {
    const labels = (act?: (selection: Selection) => void): string[] => asked('dice-shoot', act).buttons.map(({ label }) => plain(label));
    expect(labels()).toEqual(['Shoot Henry', 'Shoot Tom', 'Double with a beer']);
    expect(labels((selection) => (selection.doubling = true))).toEqual(['Shoot Henry with double effect', 'Shoot Tom with double effect', 'Double with a beer']);
  });

  it('offers every beer to everybody in play', () => {
    expect(plain(asked('dice-eight').ask)).toBe('2 beers. Who drinks the first one?');
    expect(asked('dice-eight').buttons).toHaveLength(7);
  });
});

describe('layout and rules', () => {
  it('seats two to seven others in rows on a phone', () => {
    expect([2, 3, 4, 5, 6, 7].map(columnsOf)).toEqual([2, 3, 2, 3, 3, 4]);
  });

  it('shows the sheet only where it fits in full size', () => {
    expect([formOf(1440, 900), formOf(1440, 914), formOf(820, 1180), formOf(390, 844)]).toEqual(['laptop', 'desk', 'tablet', 'phone']);
  });

  it('finds the rules about a face and a character', () => {
    const rules = ['box-dice', 'indians-loss', 'lucky'].map((id) => ({ id, text: '', where: '', pack: '' }));
    expect(rulesAbout(rules, 'arrow').map(({ id }) => id)).toEqual(['indians-loss']);
    expect(rulesAbout(rules, 'lucky_duke').map(({ id }) => id)).toEqual(['lucky']);
  });
});
