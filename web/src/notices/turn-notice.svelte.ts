// My turn, said to somebody who looks elsewhere: in the tab's title, and if wanted by vibration and a notice of the system.
import { remember, remembered } from '../settings/storage';
import { t } from '../text/translations.svelte';

const BUZZ = [90, 60, 90];

class TurnNotice {
  /** I am asked now. */
  asked = $state(false);
  private wanted = $state(remembered('call') === 'on');

  get on(): boolean {
    return this.wanted;
  }

  /** Switching it on is when the browser may ask for leave. */
  async switch(to: boolean): Promise<void> {
    this.wanted = to;
    remember('call', to ? 'on' : 'off');
    if (to && 'Notification' in globalThis && Notification.permission === 'default') await Notification.requestPermission();
    if (to) this.buzz();
  }

  /** The browser shows no notices: the title and the vibration are left. */
  get mute(): boolean {
    return !('Notification' in globalThis) || Notification.permission === 'denied';
  }

  /** A question for me has come. */
  ring(question: string): void {
    if (!this.wanted) return;
    this.buzz();
    if (document.visibilityState === 'hidden' && !this.mute) this.notify(question);
  }

  private buzz(): void {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  }

  private notify(question: string): void {
    try {
      const notice = new Notification(t('web-your-turn'), { body: question, icon: '/icon-192.png', tag: 'posse' });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // Some browsers of phones know notices only from service workers: the vibration has to do.
    }
  }
}

export const turnNotice = new TurnNotice();
