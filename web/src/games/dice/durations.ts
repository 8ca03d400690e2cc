// How long each animation of the Dice Game lasts at normal speed, in milliseconds.

/** Dice tumble through the air. */
export const TUMBLE = 620;
/** One die comes to rest after another. */
export const NEXT_DIE = 110;
/** The last die comes to rest. */
export const SETTLE = 340;
/** A spark runs along the fuse round a die with dynamite. */
export const FUSE = 520;
/** A stamp comes down. */
export const STAMP = 220;
/** The word that is stamped across the dice stays. */
export const STAMP_HOLD = 620;
/** An arrow or a beer flies over the table. */
export const FLIGHT = 420;
/** The delay between arrows that fly together. */
export const STAGGER = 70;
/** The dice of other players roll so many times faster than mine. */
export const OTHERS_HASTE = 1.5;
