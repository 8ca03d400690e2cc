// The view of the table while events are played.
import { PlaybackView } from '../../playback/playback-view.svelte';
import type { BangView } from '../../wire';
import { applyEvent } from './apply-event';

export const playbackView = new PlaybackView<BangView>(applyEvent);
