// Whether bots speak in this browser.
import { Switch } from './switch.svelte';

export const banter = new Switch('banter');
