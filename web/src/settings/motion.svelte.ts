// Whether things travel over the table in this browser; the system's own wish for less motion counts as well.
import { Switch } from './on-off-setting.svelte';

export const movement = new Switch('motion');
