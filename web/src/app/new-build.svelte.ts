// A page that stays open while the server gets a new build: the parts it would fetch later are gone. It loads itself
// again, once, because a reload comes back to the same seat. A page that misses nothing only offers to do so, and
// never during a match.
import { entryOf } from '../connection/build';

/** sessionStorage: the build that last loaded the page again. If the page still has this build, reloading did not help. */
const RELOADED = 'posse.reloaded';

interface Missing {
  /** The address of this build's first script. */
  entry: string;
  /** The server's page as it is now; null if the server does not answer. */
  now: string | null;
  /** The build that has loaded itself again, if any. */
  reloaded: string | null;
  /** Somebody is writing: a reload would lose the words. */
  writing: boolean;
}

/** What to do about a part that could not be fetched: load the page again, or tell it and leave it to the person. */
export function onMissing({ entry, now, reloaded, writing }: Missing): 'reload' | 'tell' {
  const newer = now !== null && entry !== '' && !now.includes(entry);
  return newer && !writing && reloaded !== entry ? 'reload' : 'tell';
}

class NewBuild {
  /** A part of this page could not be fetched, and loading again by itself would not help. */
  missing = $state(false);
  /** The page is at a table whose match goes on, or is still shown. */
  playing = $state(false);
  /** Whether the server has a newer app; null: the person stays with this one. */
  #newer = $state<boolean | null>(false);
  #asked = false;

  /** A newer app is there, and this is a moment to load it. */
  get offered(): boolean {
    return !!this.#newer && !this.playing;
  }

  /** The server says that it has a newer app than this page. */
  hear(): void {
    if (this.#newer !== null) this.#newer = true;
  }

  /** The person stays with this build. */
  decline(): void {
    this.#newer = null;
  }

  /** Listens for parts that cannot be fetched. */
  watch(): void {
    addEventListener('vite:preloadError', () => void this.#decide());
  }

  /** Several parts may be missing at once: the server is asked once. */
  async #decide(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const entry = entryOf();
    const todo = onMissing({ entry, now: await servedPage(), reloaded: reloadedBuild(), writing: isWriting() });
    if (todo === 'reload' && keepReloaded(entry)) return location.reload();
    this.missing = true;
    this.#asked = false;
  }
}

async function servedPage(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

function reloadedBuild(): string | null {
  try {
    return sessionStorage.getItem(RELOADED);
  } catch {
    return null;
  }
}

/** False if the browser forbids storage: then nothing would keep the page from loading itself for ever. */
function keepReloaded(entry: string): boolean {
  try {
    sessionStorage.setItem(RELOADED, entry);
    return true;
  } catch {
    return false;
  }
}

function isWriting(): boolean {
  const field = document.activeElement;
  const written = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !field.readOnly && field.type === 'text');
  return written && field.value !== '';
}

export const newBuild = new NewBuild();
