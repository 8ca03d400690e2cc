// What the table shows while events are performed.
import { PlaybackView } from '../../playback/playback-view.svelte';
import type { BangView } from '../../wire';
import { applyEvent } from './apply-event';

export const playbackView = new PlaybackView<BangView>(applyEvent);
