import './styles';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { newBuild } from './app/new-build.svelte';
import { firstLang, speak } from './text/translations.svelte';

newBuild.watch();
const target = document.getElementById('app');

try {
  await speak(firstLang());
  if (target) mount(App, { target });
} catch {
  // No translations could be loaded, so these two sentences are the only ones in the code.
  if (target) target.textContent = 'Posse cannot reach its server. Posse erreicht seinen Server nicht.';
}
