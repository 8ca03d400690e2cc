import { describe, expect, it } from 'vitest';
import { rounded } from '../../build/path';

describe('outlines with whole numbers', () => {
  it('rounds each point where it lies, so that no error adds up', () => {
    expect(rounded('M0 0l.4 0 .4 0 .4 0 .4 0z')).toBe('m0 0l0 0l1 0l0 0l1 0z');
  });

  it('understands absolute points, lines along an axis and numbers without gaps', () => {
    expect(rounded('M10.2 20.6H30v-5.4C1 2-3.5.4 10 10')).toBe('m10 21h20v-6c-29-13-33-15-20-5');
  });

  it('reads the flags of an arc, also without gaps', () => {
    expect(rounded('M8 8a4.04 4 0 011.6.5')).toBe('m8 8a4 4 0 0 1 2 1');
  });

  it('goes back to where the outline began', () => {
    expect(rounded('m5 5l10 0zl0 3')).toBe('m5 5l10 0zl0 3');
  });

  it('names what is no outline', () => {
    expect(() => rounded('M1 x')).toThrow('not a path');
  });
});
