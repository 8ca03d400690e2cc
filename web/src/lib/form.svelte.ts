// The window's size as state, and the form of the table that follows from it.
import { formOf, hasColumn, isLow } from './forms';

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  form = $derived(formOf(this.width, this.height));
  low = $derived(isLow(this.width, this.height));
  column = $derived(this.form === 'desk' && hasColumn(this.width));

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

export const screenForm = new Screen();
