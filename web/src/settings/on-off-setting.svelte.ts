// A setting of this browser that is on until a person switches it off.
import { remember, remembered } from './storage';

export class OnOffSetting {
  private wanted = $state(true);

  constructor(private readonly key: string) {
    this.wanted = remembered(key) !== 'off';
  }

  get on(): boolean {
    return this.wanted;
  }

  set on(to: boolean) {
    this.wanted = to;
    remember(this.key, to ? 'on' : 'off');
  }
}
