// Whether things travel over the table in this browser; the system's own wish for less motion counts as well.
import { OnOffSetting } from './on-off-setting.svelte';

export const motion = new OnOffSetting('motion');
