// Tells a player who looks elsewhere that it is their turn: in the tab's title, and if wanted by vibration and a notification.
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

  /** Switches notices on or off. A browser asks for permission only during a click. */
  async switch(to: boolean): Promise<void> {
    this.wanted = to;
    remember('call', to ? 'on' : 'off');
    if (to && 'Notification' in globalThis && Notification.permission === 'default') await Notification.requestPermission();
    if (to) this.buzz();
  }

  /** The browser shows no notifications: title and vibration remain. */
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
      // Some phones allow notifications only from service workers: the vibration remains.
    }
  }
}

export const turnNotice = new TurnNotice();
