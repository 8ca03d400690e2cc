// Whether things move in this browser. A system setting for reduced motion counts as well.
import { OnOffSetting } from './on-off-setting.svelte';

export const motion = new OnOffSetting('motion');
