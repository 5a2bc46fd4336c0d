const MINUTE = 60_000;

/** Waits before the next attempts, ms; after the last one, it is given up. */
export const BACKOFF: readonly number[] = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE);

/** A server that has not told the outcome after this time has stopped, ms. */
export const LOST_AFTER = 3 * MINUTE;
