import { describe, expect, it } from 'vitest';
import { printsOf, rowsOf, widthOf, type Strip } from '../../../src/games/bang/screen/front-cards';

const card = (name: string, reach = 0): Strip => ({ name, reach });
const BLUE = [card('Barrel'), card('Mustang'), card('Scope'), card('Hideout'), card('Jail'), card('Dynamite')];

describe('cards before a player on the big screen', () => {
  it('carry their names while there are few', () => {
    expect(printsOf([card('Schofield', 2), card('Mustang'), card('Jail')])).toEqual(['name', 'name', 'name']);
  });

  it('are figures from four on, only the weapon keeps its name', () => {
    expect(printsOf([card('Rev. Carabine', 4), ...BLUE.slice(0, 3)])).toEqual(['name', 'figure', 'figure', 'figure']);
  });

  it('are figures earlier where names are long', () => {
    expect(printsOf([card('Winchester', 5), card('Zehn-Gallonen-Hut'), card('Conestoga-Wagen')])).toEqual(['name', 'figure', 'figure']);
  });

  it('never fill more than two rows, however many lie there', () => {
    for (let count = 0; count < 20; count++) {
      const strips = Array.from({ length: count }, (_, i) => card(i === 0 ? 'Rev. Carabine' : 'Ten Gallon Hat', i === 0 ? 4 : 0));
      const prints = printsOf(strips);
      const shown = strips.map((strip, i) => widthOf(strip, prints[i]!)).filter((width) => width > 0);
      const hidden = count - shown.length;
      expect(rowsOf(hidden > 0 ? [...shown, 58] : shown)).toBeLessThanOrEqual(2);
    }
  });
});
