/** Pixels that a pointer must move before a drag begins. */
export const SLOP = 3;
