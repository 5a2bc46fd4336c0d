import type { QueryClient } from '@tanstack/react-query';
import { unpacked } from '../session/packed.ts';
import type { Device } from './device.ts';
import { markKept } from './kept-marks.ts';

/** Shows what the server said before, until it can be asked again. */
export function restoreAnswers(queries: QueryClient, answers: Device['answers']): void {
  for (const { key, data, at } of answers) {
    if (key[0] === 'reference') markKept(queries, key);
    // They stay however long nobody looks at them: a form may be opened hours later.
    const query = queries.getQueryCache().build(queries, { queryKey: key, gcTime: Infinity });
    query.setData(unpacked(data), { updatedAt: at, manual: true });
    // It is asked for again at once: only then does a page know that there is no network.
    query.invalidate();
  }
}
