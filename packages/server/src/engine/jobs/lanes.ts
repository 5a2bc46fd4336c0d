/** Work that runs at the same time, by company. Each piece of work occupies one lane of its company. */
export interface Lanes {
  total: () => number;
  of: (company: string) => number;
  /** Companies that occupy a lane. */
  companies: () => string[];
  /** Occupies a lane until the work has ended; then calls `onEnd` with its result. The work must not reject. */
  add: <T>(company: string, work: Promise<T>, onEnd: (result: T) => void) => void;
  /** Resolves when the work of all lanes has ended. */
  ended: () => Promise<void>;
}

export function companyLanes(): Lanes {
  const active = new Map<string, Set<Promise<void>>>();
  return {
    total: () => [...active.values()].reduce((sum, lanes) => sum + lanes.size, 0),
    of: (company) => active.get(company)?.size ?? 0,
    companies: () => [...active.keys()],
    add: (company, work, onEnd) => {
      const lanes = active.get(company) ?? new Set();
      active.set(company, lanes);
      const lane = work.then((result) => {
        lanes.delete(lane);
        if (lanes.size === 0) active.delete(company);
        onEnd(result);
      });
      lanes.add(lane);
    },
    ended: async () => {
      await Promise.allSettled([...active.values()].flatMap((lanes) => [...lanes]));
    },
  };
}
