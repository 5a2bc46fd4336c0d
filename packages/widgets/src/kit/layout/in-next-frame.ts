/**
 * Does work that measures, such as scrolling to an element, with the next frame: done at once, it has the browser lay
 * out a page that is about to change again.
 * @returns a function that gives it up
 */
export function inNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
