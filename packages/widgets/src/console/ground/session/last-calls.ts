/** Nothing that waits for this goes on; whoever waits is forgotten with the page. */
const NEVER = new Promise<never>(() => {});

export interface LastCalls {
  /** Carries the calls of the console. */
  fetch: typeof fetch;
  /** From now on nothing is asked any more, and what was asked is not answered: a page that is left shows no failures. */
  stop(): void;
  /** Calls are carried again. */
  resume(): void;
}

/** Between 退出登录 and the login page the pages still stand; what they go on asking would be refused one by one. */
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
