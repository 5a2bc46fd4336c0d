/** Work at a stretch, in milliseconds: less than half a frame of 60 Hz, so that a frame is not missed. */
const SLICE = 6;
/** When the page is never idle, work goes on all the same. */
const PATIENCE = 1000;

/** Does something when the page has time. @returns how to call it off */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 16);
  return () => clearTimeout(timer);
}

/** Work that yields whenever `rests` answers true. */
export type Steps = (rests: () => boolean) => Generator<void, void, void>;

/**
 * Runs a long piece of work in short slices while the page is idle. No Worker: it would have to be given the model as
 * text, and printing that takes longer than the check itself.
 * @returns how to abandon it
 */
export function runInSlices(start: Steps, idle = whenIdle): () => void {
  let deadline = 0;
  const steps = start(() => performance.now() >= deadline);
  const slice = () => {
    deadline = performance.now() + SLICE;
    if (!steps.next().done) cancel = idle(slice);
  };
  let cancel = idle(slice);
  return () => {
    cancel();
    steps.return();
  };
}
