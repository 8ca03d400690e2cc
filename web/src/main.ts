import './styles/all';
import { mount } from 'svelte';
import App from './App.svelte';
import { firstLang, speak } from './lib/words.svelte';

const target = document.getElementById('app');

try {
  await speak(firstLang());
  if (target) mount(App, { target });
} catch {
  // No words could be loaded, so these two are the only ones in the code.
  if (target) target.textContent = 'Posse cannot reach its server. Posse erreicht seinen Server nicht.';
}
