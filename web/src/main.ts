import './styles';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { newBuild } from './app/new-build.svelte';
import { holdBuild } from './offline/hold-build';
import { firstLang, speak } from './text/translations.svelte';

newBuild.watch();
holdBuild();
const target = document.getElementById('app');
const LETTERS = ['1em Rye', '1em "Bitter Variable"'];
/** Milliseconds. */
const PATIENCE = 1000;
/** Then the page has what it needs, and keeps itself for times without network. */
const LATER = 5000;

/** A page that is drawn in other letters moves when its own come. Slow ones are not waited for. */
async function letters(): Promise<void> {
  const there = Promise.allSettled(LETTERS.map((font) => document.fonts.load(font)));
  await Promise.race([there, new Promise((late) => setTimeout(late, PATIENCE))]);
}

/** Not in private windows of some browsers: there the app needs the network. */
function keep(): void {
  import('./offline/keep.svelte').then(({ keepApp }) => keepApp()).catch(() => undefined);
}

try {
  await Promise.all([speak(firstLang()), letters()]);
  if (target) mount(App, { target });
  if (import.meta.env.PROD && navigator.serviceWorker) setTimeout(keep, LATER);
} catch {
  // No translations could be loaded, so these two sentences are the only ones in the code.
  if (target) target.textContent = 'Posse cannot reach its server. Posse erreicht seinen Server nicht.';
}
