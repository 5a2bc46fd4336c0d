const HOUR = 3_600_000;

/**
 * Returns the earliest moment for which a notice may ask, epoch milliseconds.
 * @param told when the notice was given, by the clock of the server
 * @param hours how long ahead it has to be given
 */
export const earliestAfter = (told: number, hours: number): number => told + hours * HOUR;

/** Returns how late something was recorded, in whole hours after it ended. */
export const hoursLate = (ended: number, recorded: number): number =>
  Math.max(0, Math.floor((recorded - ended) / HOUR));

/** Returns whether two spans of time have a moment in common; one that ends when the other begins has none. */
export const overlaps = (one: readonly [number, number], other: readonly [number, number]): boolean =>
  one[0] < other[1] && other[0] < one[1];
