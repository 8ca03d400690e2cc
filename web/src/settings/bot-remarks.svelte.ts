// Whether bots speak in this browser.
import { Switch } from './on-off-setting.svelte';

export const banter = new Switch('banter');
