import { entryOf } from '../connection/build';
import { lockOf } from './decisions';

/** This page tells the service worker that its build lives: a lock that it holds until it is gone. */
export function holdBuild(): void {
  void navigator.locks?.request(lockOf(entryOf()), { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined);
}
