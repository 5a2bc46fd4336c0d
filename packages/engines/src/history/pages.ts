/** Records asked for at once. */
export const PAGE = 1000;
/** A history longer than this is cut: no diagram can show it, and no browser should hold it. */
const MOST = 100_000;

/**
 * All records of a list, page after page until one is not full. Engines sort by one field, so that records of the same
 * instant may change places between pages: each is kept once.
 *
 * @param ask records from a position, at most `PAGE`
 */
export async function everyPage<T>(idOf: (record: T) => string, ask: (start: number) => Promise<T[]>): Promise<T[]> {
  const records = new Map<string, T>();
  for (let start = 0; start < MOST; start += PAGE) {
    const page = await ask(start);
    for (const record of page) records.set(idOf(record), record);
    if (page.length < PAGE) break;
  }
  return [...records.values()];
}
