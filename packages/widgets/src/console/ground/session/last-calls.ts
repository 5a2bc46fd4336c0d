/** A promise that never settles: code that awaits it never continues, and is discarded with the page. */
const NEVER = new Promise<never>(() => {});

export interface LastCalls {
  /** Sends the calls of the console. */
  fetch: typeof fetch;
  /**
   * Stops all calls: new calls are not sent, and pending calls never settle, so that a page that is left shows no
   * failures.
   */
  stop(): void;
  /** Allows calls again. */
  resume(): void;
}

/**
 * Creates the switch that stops the console's calls at logout. Between 退出登录 and the login page the pages are still
 * mounted, and the server would refuse each of their calls.
 */
export function createLastCalls(): LastCalls {
  let life = new AbortController();
  return {
    fetch: async (input, init) => {
      const { signal } = life;
      if (signal.aborted) return NEVER;
      const given = init?.signal;
      try {
        return await fetch(input, { ...init, signal: given ? AbortSignal.any([given, signal]) : signal });
      } catch (error) {
        if (signal.aborted) return NEVER;
        throw error;
      }
    },
    stop: () => life.abort(),
    resume: () => {
      life = new AbortController();
    },
  };
}
