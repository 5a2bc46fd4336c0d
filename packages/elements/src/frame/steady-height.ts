/** Growths in a row, each right after the frame has followed the one before, that mean that the content follows the frame. */
const ROUNDS = 8;
/** A growth that comes later than this is one of the content, ms. */
const PROMPT = 150;

/**
 * Decides which heights are told. Content that is sized by its window grows with the frame that grows with it; after
 * some rounds the frame stays as it is until the content gets smaller or rests.
 * @returns a function that gets each measured height and its time in ms, and returns whether to tell it
 */
export function growthGuard(): (height: number, at: number) => boolean {
  let told = 0;
  let last = 0;
  let rounds = 0;
  return (height, at) => {
    if (height === told) return false;
    const chases = height > told && told > 0 && at - last < PROMPT;
    rounds = chases ? rounds + 1 : 0;
    last = at;
    if (rounds >= ROUNDS) return false;
    told = height;
    return true;
  };
}

/** Tells the height of an element, in whole CSS pixels, when it changes. */
export function steadyHeight(element: HTMLElement, tell: (height: number) => void, signal: AbortSignal): void {
  const passes = growthGuard();
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (passes(height, performance.now())) tell(height);
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
