/** Maximum duration of uninterrupted work before it yields to the page, ms. */
const SLICE = 12;

/**
 * Splits long work. The returned function is awaited between two pieces. It yields to the page for drawing and input
 * once the pieces since the last pause took longer than `SLICE`.
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
