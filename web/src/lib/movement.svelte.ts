// Whether things travel over the table in this browser; the system's own wish for less motion counts as well.
import { remember, remembered } from './prefs';

class Movement {
  private wanted = $state(remembered('motion') !== 'off');

  get on(): boolean {
    return this.wanted;
  }

  set on(to: boolean) {
    this.wanted = to;
    remember('motion', to ? 'on' : 'off');
  }
}

export const movement = new Movement();
