// What the table shows while events are performed.
import { Shown } from '../../playback/playback-view.svelte';
import type { BangView } from '../../wire';
import { fold } from './apply-event';

export const shown = new Shown<BangView>(fold);
