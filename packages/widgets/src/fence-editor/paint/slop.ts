/** Pixels that a pointer moves before it drags. */
export const SLOP = 3;
