// What the table shows while events are performed.
import { Shown } from '../../playback/playback-view.svelte';
import type { WyattView } from '../../wire';
import { fold } from './apply-event';

export const shown = new Shown<WyattView>(fold);
