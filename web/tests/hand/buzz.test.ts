import { afterEach, describe, expect, it, vi } from 'vitest';
import { buzz, canBuzz } from '../../src/hand/buzz';

afterEach(() => void vi.unstubAllGlobals());

describe('a phone that is called', () => {
  it('vibrates twice for a moment when I am asked, once and longer when it is my turn, longest when I am eliminated', () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate });
    buzz('asked');
    buzz('turn');
    buzz('out');
    expect(vibrate.mock.calls).toEqual([[[60, 80, 60]], [[180]], [[400]]]);
  });

  it('does not try before the first tap, nor where it cannot', () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
    buzz('asked');
    expect(vibrate).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', {});
    expect(canBuzz()).toBe(false);
    buzz('asked');
  });
});
