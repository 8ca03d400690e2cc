// The window's size as state.
import { isLow } from '../table/table-form';

class WindowSize {
  width = $state(innerWidth);
  height = $state(innerHeight);
  low = $derived(isLow(this.width, this.height));

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

export const windowSize = new WindowSize();
