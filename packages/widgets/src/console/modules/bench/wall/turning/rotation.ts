/** How long a touch or a key stops the pages from turning, ms. */
export const PAUSE = 120_000;
/** Data older than this is said to be old, ms: the wall asks several times in this time. */
export const STALE = 90_000;

/** Returns the page `by` pages further; the first follows the last. */
export const turned = (page: number, by: number, count: number): number =>
  count === 0 ? 0 : (((page + by) % count) + count) % count;

/** Returns whether data of a moment has become old. @param at epoch milliseconds of the last answer; 0: none yet */
export const isStale = (at: number, now: number): boolean => at > 0 && now - at > STALE;
