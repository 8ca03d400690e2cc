// How fast things are shown in this browser: the first match is calm.
import { PACES, type Pace } from './director';
import { remember, remembered } from './prefs';

class Chosen {
  private chosen = $state<Pace>(PACES.find((known) => known === remembered('pace')) ?? 'calm');

  get now(): Pace {
    return this.chosen;
  }

  set now(to: Pace) {
    this.chosen = to;
    remember('pace', to);
  }
}

export const pace = new Chosen();
