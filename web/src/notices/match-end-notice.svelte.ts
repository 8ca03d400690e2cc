// Somebody who is out has left and wants to be called when the match is over: a line to the table stays open meanwhile.
import { TableSocket, tableUrl } from '../connection/socket';
import { t } from '../text/translations.svelte';

class MatchEndNotice {
  /** The table whose match has ended meanwhile; shown until somebody goes there. */
  over = $state<string | null>(null);
  private line: TableSocket | null = null;

  /** From a click: only then a browser may be asked for leave to notify. */
  await(table: string): void {
    this.forget();
    if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission();
    this.line = new TableSocket(tableUrl(table), {
      open: () => this.line?.send({ t: 'hello', since: 0, match: null, chat: 0 }),
      message: (message) => void (message.t === 'over' && this.ring(table)),
      lost: () => undefined,
    });
  }

  /** Back at a table, nobody need be called. */
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
      // Some phones know notices only from service workers: title and banner have to do.
    }
  }
}

export const matchEndNotice = new MatchEndNotice();
