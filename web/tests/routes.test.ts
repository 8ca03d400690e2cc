import { expect, it } from 'vitest';
import { formOf, fitOf } from '../src/lib/forms';
import { parseRoute } from '../src/lib/routes';

it('addresses lead to their pages', () => {
  expect(parseRoute('/')).toEqual({ page: 'lobby' });
  expect(parseRoute('/t/OkaChHlOiCrOzY0U')).toEqual({ page: 'table', id: 'OkaChHlOiCrOzY0U' });
  expect(parseRoute('/r/m%201')).toEqual({ page: 'replay', id: 'm 1' });
  expect(parseRoute('/rules/bang/')).toEqual({ page: 'rules', game: 'bang' });
  expect(parseRoute('/about')).toEqual({ page: 'about' });
});

it('anything else is lost, broken escapes included', () => {
  for (const path of ['/t', '/x/y', '/t/a/b', '/about/us']) expect(parseRoute(path)).toEqual({ page: 'lost' });
  expect(parseRoute('/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' });
});

it('narrow and upright windows get the phone form', () => {
  expect([[390, 844], [820, 1180], [1024, 1366]].map(([w = 0, h = 0]) => formOf(w, h))).toEqual(['phone', 'phone', 'phone']);
  expect([[1024, 768], [1440, 900]].map(([w = 0, h = 0]) => formOf(w, h))).toEqual(['desk', 'desk']);
});

it('the desk sheet always fits its room, within limits', () => {
  expect(fitOf(1128, 856)).toBe(1);
  expect(fitOf(1024, 724)).toBeCloseTo(0.846, 2);
  expect(fitOf(4000, 3000)).toBe(1.5);
});
