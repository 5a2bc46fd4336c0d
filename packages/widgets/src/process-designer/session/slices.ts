/**
 * Maximum duration of one slice of work in milliseconds: less than half a frame of 60 Hz, so that no frame is missed.
 */
const SLICE = 6;
/** Maximum waiting time in milliseconds if the page is never idle. */
const PATIENCE = 1000;

/** Calls `act` when the page is idle. @returns a function that cancels the call */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 16);
  return () => clearTimeout(timer);
}

/** A generator that yields whenever `rests` returns true. */
export type Steps = (rests: () => boolean) => Generator<void, void, void>;

/**
 * Runs a long piece of work in short slices while the page is idle. It is not run in a Worker: the model would have to
 * be sent as text, and printing takes longer than the check itself.
 * @returns a function that stops the work
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
