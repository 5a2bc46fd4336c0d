import type { CustomField } from '@gongdi/domain';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** Most documents that are kept: each has ten megabytes, compressed less than half a one. */
const KEPT = 4;

const compressed = promisify(gzip);
const whole = promisify(gunzip);

/**
 * Keeps the documents that were asked for last, because making one takes seconds in which the server does nothing else.
 * A document follows from the fields that the caller sees, so a change of them makes another one, and companies without
 * fields share one.
 * @param make makes the document of the caller under way
 */
export function keptDocuments(make: () => string): (fields: readonly CustomField[]) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return async (fields) => {
    const key = JSON.stringify(fields);
    const found = kept.get(key);
    // The oldest comes first.
    kept.delete(key);
    if (found) {
      kept.set(key, found);
      return whole(await found);
    }
    const bytes = Buffer.from(make());
    kept.set(key, compressed(bytes));
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return bytes;
  };
}
