/** Records per request. */
export const PAGE = 1000;
/** A longer history is truncated: no diagram can show it, and it would need too much memory in a browser. */
const MOST = 100_000;

/**
 * Returns all records of a list, page after page until a page is not full. Engines sort by one field only, so records
 * of the same instant may change places between two pages: the result contains each record once.
 *
 * @param ask returns the records from a position on, at most `PAGE`
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
