// Whether the server answers, by the last answer. A page at a table has a socket and says so itself.
import { reached } from '../connection/api';

class Offline {
  now = $state(false);

  constructor() {
    reached((yes) => (this.now = !yes));
  }
}

export const offline = new Offline();
