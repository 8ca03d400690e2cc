// The view while events are played. Nothing is known of what events do, so only the turn moves; when all events of a
// step have been played, the server's view takes over.
import { PlaybackView } from '../../playback/playback-view.svelte';
import type { PlainView } from '../../wire';

export const playbackView = new PlaybackView<PlainView>((view, { verb, seat }) => (verb === 'turn' && seat !== undefined ? { ...view, turn: seat } : view));
