// Which build of the app this page is. The server compares it with its own.

/** The address of this build's first script. */
export function entryOf(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}

/** This build as part of an address. */
export function buildQuery(): string {
  return `build=${encodeURIComponent(`${__VERSION__}:${entryOf()}`)}`;
}
