// How long each part of an animation lasts at normal speed, in milliseconds. How long a whole event is shown:
// playback/event-durations.ts.

/** A card flies from one place to another. */
export const FLIGHT = 280;
/** The delay between cards that fly to different places. */
export const STAGGER = 60;
/** A line is drawn from the attacker to the target. */
export const LINE = 220;
/** A line fades. */
export const FADE = 160;
/** A seat shakes, or a loss is stamped on it. */
export const MARK = 220;
/** The lamp moves to the seat whose turn begins. */
export const LAMP = 420;
/** A card is turned face up. */
export const TURN_OVER = 420;

/**
 * Gestures that run beside an event. Each ends before its event leaves the screen, in every pace (tests/playback/gestures.test.ts). `shrug`: a Barrel
 * that did not help.
 */
export const GESTURES = { barrel: 220, shrug: FADE, burst: 620, arrows: 420, steam: 400, role: 1500 };
