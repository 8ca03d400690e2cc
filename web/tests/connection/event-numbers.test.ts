import { describe, expect, it } from 'vitest';
import { withNumbers, withNumberedSteps } from '../../src/connection/event-numbers';
import type { Replay } from '../../src/wire';

describe('the numbers of events', () => {
  it('end with the number of the message', () => {
    expect(withNumbers([{ verb: 'turn' }, { verb: 'draw' }], 9)).toEqual([{ verb: 'turn', n: 8 }, { verb: 'draw', n: 9 }]);
    expect(withNumbers([], 9)).toEqual([]);
  });

  it('continue from step to step of a replay', () => {
    const steps = [['turn', 'draw'], [], ['play']].map((verbs) => ({ view: null, choice: null, events: verbs.map((verb) => ({ verb })) }));
    const replay = withNumberedSteps({ steps } as unknown as Replay);
    expect(replay.steps.map(({ events }) => events.map(({ n }) => n))).toEqual([[1, 2], [], [3]]);
  });
});
