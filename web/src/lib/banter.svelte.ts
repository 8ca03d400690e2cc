// Whether bots speak in this browser.
import { remember, remembered } from './prefs';

class Banter {
  private wanted = $state(remembered('banter') !== 'off');

  get on(): boolean {
    return this.wanted;
  }

  set on(to: boolean) {
    this.wanted = to;
    remember('banter', to ? 'on' : 'off');
  }
}

export const banter = new Banter();
