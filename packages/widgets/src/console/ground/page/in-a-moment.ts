/** Time after which a page that was opened has usually been drawn with its rows, ms. */
export const MOMENT = 250;

/**
 * Does what nobody waits for a moment after a page was opened: what it costs is not missing for the page then. A title,
 * for example, has the browser draw its row of tabs, in a process of its own.
 * @returns a function that gives it up
 */
export function inAMoment(work: () => void): () => void {
  const timer = setTimeout(work, MOMENT);
  return () => clearTimeout(timer);
}
