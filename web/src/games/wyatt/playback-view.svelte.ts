// The view of the table while events are played.
import { PlaybackView } from '../../playback/playback-view.svelte';
import type { WyattView } from '../../wire';
import { applyEvent } from './apply-event';

export const playbackView = new PlaybackView<WyattView>(applyEvent);
