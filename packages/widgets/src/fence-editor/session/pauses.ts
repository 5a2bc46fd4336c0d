/** Work holds the page up for so long at most before it lets go, ms. */
const SLICE = 12;

/**
 * Splits long work: what is returned is awaited between two pieces, and lets the page draw and take what people do once
 * the pieces since the last pause took long enough.
 */
export function pauses(): (before?: () => void) => Promise<void> {
  let began = performance.now();
  return async (before) => {
    if (performance.now() - began <= SLICE) return;
    before?.();
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  };
}
