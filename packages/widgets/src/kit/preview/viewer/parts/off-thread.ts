/** Time after which work counts as endless and is ended, ms. */
const LIMIT = 60_000;

/** What a worker answers: the result, or the name of the failure. */
export type Answer<T> = { value: T } | { failure: string };

/**
 * Runs work in a worker of its own, so that the page stays fluid and the work can be ended. Where no worker can start (a
 * page that loads the elements from another origin), `here` does the same work in the page.
 * @throws Error with the name of the failure
 */
export async function offThread<T>(
  start: () => Worker,
  input: unknown,
  transfer: readonly Transferable[],
  signal: AbortSignal,
  here: () => Promise<Answer<T>>,
): Promise<T> {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    return valueOf(await here());
  }
  const answer = await new Promise<Answer<T> | 'absent'>((resolve) => {
    const timer = setTimeout(() => resolve({ failure: 'slow' }), LIMIT);
    const done = (result: Answer<T> | 'absent') => {
      clearTimeout(timer);
      resolve(result);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Answer<T>>) => done(data));
    // The script could not be loaded, or memory ran out.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      done('absent');
    });
    signal.addEventListener('abort', () => done({ failure: 'aborted' }), { once: true });
    worker.postMessage(input, [...transfer]);
  });
  worker.terminate();
  if (answer === 'absent' && transfer.length > 0) throw new Error('worker');
  return valueOf(answer === 'absent' ? await here() : answer);
}

function valueOf<T>(answer: Answer<T>): T {
  if ('failure' in answer) throw new Error(answer.failure);
  return answer.value;
}
