// Whether bots speak in this browser.
import { OnOffSetting } from './on-off-setting.svelte';

export const botRemarks = new OnOffSetting('banter');
