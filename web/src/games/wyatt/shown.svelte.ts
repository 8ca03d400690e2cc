// What the table shows while events are performed.
import { Shown } from '../../lib/shown.svelte';
import type { WyattView } from '../../wire';
import { fold } from './fold';

export const shown = new Shown<WyattView>(fold);
