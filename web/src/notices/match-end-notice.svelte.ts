// An eliminated player has left and is notified when the match is over. A socket to the table stays open meanwhile.
import { TableSocket, tableUrl } from '../connection/socket';
import { t } from '../text/translations.svelte';

class MatchEndNotice {
  /** The table whose match has ended; shown until the player goes there. */
  over = $state<string | null>(null);
  private line: TableSocket | null = null;

  /** Waits for the end of the match. Call it from a click: only then a browser asks for permission to notify. */
  await(table: string): void {
    this.forget();
    if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission();
    this.line = new TableSocket(tableUrl(table), {
      open: () => this.line?.send({ t: 'hello', since: 0, match: null, chat: 0 }),
      message: (message) => void (message.t === 'over' && this.ring(table)),
      lost: () => undefined,
    });
  }

  /** Stops waiting. */
  forget(): void {
    this.line?.close();
    this.line = null;
    this.over = null;
  }

  private ring(table: string): void {
    this.forget();
    this.over = table;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    try {
      new Notification('Posse', { body: t('web-recall') }).onclick = () => window.focus();
    } catch {
      // Some phones allow notifications only from service workers: title and banner remain.
    }
  }
}

export const matchEndNotice = new MatchEndNotice();
