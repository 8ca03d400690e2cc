import { expect, it } from 'vitest';
import { fitOf, fourForms, logPlacement } from '../../src/table/table-form';
import { parseRoute } from '../../src/app/routes';

it('addresses lead to their pages', () => {
  expect(parseRoute('/')).toEqual({ page: 'lobby' });
  expect(parseRoute('/t/OkaChHlOiCrOzY0U')).toEqual({ page: 'table', id: 'OkaChHlOiCrOzY0U' });
  expect(parseRoute('/r/m%201')).toEqual({ page: 'replay', id: 'm 1' });
  expect(parseRoute('/rules/bang/')).toEqual({ page: 'rules', game: 'bang', part: '', pack: '' });
  expect(parseRoute('/rules/bang/cards/dodge_city')).toEqual({ page: 'rules', game: 'bang', part: 'cards', pack: 'dodge_city' });
  expect([parseRoute('/rules/rulings/x').page, parseRoute('/rules/bang/a/b/c').page]).toEqual(['lost', 'lost']);
  expect(parseRoute('/about')).toEqual({ page: 'about' });
  expect([parseRoute('/reach').page, parseRoute('/reach/x').page]).toEqual(['reach', 'lost']);
  expect(parseRoute('/move')).toEqual({ page: 'move' });
  expect(parseRoute('/admin')).toEqual({ page: 'admin' });
  expect(parseRoute('/club')).toEqual({ page: 'club' });
  expect([parseRoute('/screen/WXYZ'), parseRoute('/SCREEN/WXYZ')]).toEqual(Array(2).fill({ page: 'screen', id: 'WXYZ' }));
  expect([parseRoute('/j/WXYZ'), parseRoute('/J/WXYZ')]).toEqual(Array(2).fill({ page: 'join', code: 'WXYZ' }));
  expect(parseRoute('/j')).toEqual({ page: 'join', code: '' });
  expect(parseRoute('/privacy')).toEqual({ page: 'privacy' });
});

it('every other address leads to the page "not found", also one with broken escapes', () => {
  for (const path of ['/t', '/x/y', '/t/a/b', '/about/us']) expect(parseRoute(path)).toEqual({ page: 'lost' });
  expect(parseRoute('/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' });
});

it('the table has another form below the size of a desk', () => {
  const forms = (sizes: [number, number][]) => sizes.map(([w, h]) => fourForms(w, h));
  expect(forms([[1440, 900], [1920, 1080]])).toEqual(['desk', 'desk']);
  expect(forms([[1431, 900], [1440, 899]])).toEqual(['laptop', 'laptop']);
  expect(fourForms(1440, 900, { width: 1120, height: 870 })).toBe('laptop');
  expect(forms([[1366, 650], [1280, 720], [1440, 800], [1024, 768]])).toEqual(Array(4).fill('laptop'));
  expect(forms([[820, 1180], [1024, 1366], [768, 1024]])).toEqual(Array(3).fill('tablet'));
  expect(forms([[390, 844], [844, 390], [800, 900], [1280, 540]])).toEqual(Array(4).fill('phone'));
});

it('the log is shown where there is room for it', () => {
  expect([logPlacement('desk', 1440), logPlacement('laptop', 1280), logPlacement('laptop', 1024)]).toEqual(['column', 'column', 'drawer']);
  expect([logPlacement('tablet', 820), logPlacement('phone', 390), logPlacement('desk', 1300)]).toEqual(['below', 'drawer', 'drawer']);
});

it('the sheet of the desk grows with the window and is never made smaller', () => {
  expect(fitOf(1128, 856)).toBe(1);
  expect(fitOf(1400, 963)).toBeCloseTo(1.125, 2);
  expect(fitOf(1024, 724)).toBe(1);
  expect(fitOf(4000, 3000)).toBe(1.5);
});
