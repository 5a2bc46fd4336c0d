export interface GroupLimits {
  /** Groups that are under way at once (default 2): while one is stored, the next one is already sent. */
  lanes?: number;
  /** Most items of a group (default 200). */
  most?: number;
}

interface Waiting<T, R> {
  item: T;
  settle: (result: R) => void;
  fail: (reason: unknown) => void;
}

/**
 * Makes one statement of what many callers ask at the same moment. Who comes alone is served at once; what arrives while
 * all lanes are busy waits for the next group, so groups grow with the load and never delay a quiet server. No group
 * begins before its items have arrived, so nobody gets an answer that is older than the question.
 * @param run returns one result for each item, in order. It must be harmless to repeat: if a group fails, each of its
 *   items is run alone, so that nobody fails because of somebody else
 * @param hopeless tells errors that concern every item alike, such as a lost connection; nothing is repeated then
 */
export function inGroups<T, R>(
  run: (items: readonly T[]) => Promise<readonly R[]>,
  hopeless: (error: unknown) => boolean,
  { lanes = 2, most = 200 }: GroupLimits = {},
): (item: T) => Promise<R> {
  const line: Waiting<T, R>[] = [];
  let busy = 0;

  const serve = async (group: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await run(group.map(({ item }) => item));
      for (const [at, one] of group.entries()) one.settle(results[at]!);
    } catch (error) {
      if (group.length === 1 || hopeless(error)) for (const one of group) one.fail(error);
      else for (const one of group) await serve([one]);
    }
  };
  const next = (): void => {
    if (busy >= lanes || line.length === 0) return;
    busy += 1;
    void serve(line.splice(0, most)).finally(() => {
      busy -= 1;
      next();
    });
  };
  return (item) =>
    new Promise((settle, fail) => {
      line.push({ item, settle, fail });
      next();
    });
}
