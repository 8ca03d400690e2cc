import { expect, it } from 'vitest';
import { shotView } from '../../../src/fixtures/scenes';
import { statusLine } from '../../../src/games/bang/status-line';
import { speakIn } from '../../words';

it('counts the players in play, without the eliminated and without ghosts', () => {
  speakIn('en');
  const view = shotView();
  const seats = view.seats.map((seat, i) => ({ ...seat, out: i === 1, life: i === 1 || i === 2 ? 0 : 3 }));
  expect(statusLine({ ...view, seats })).toContain('5 of 7');
});
