// Whether this browser shows the remarks of bots.
import { OnOffSetting } from './on-off-setting.svelte';

export const botRemarks = new OnOffSetting('banter');
