import { GongdiError } from '@gongdi/domain';
import { httpLabel } from './text/index.ts';

/** Deepest nesting that any call takes; real records have four. */
const MAX_DEPTH = 32;

/** PostgreSQL stores no NUL, and half a character is nobody's text. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * Refuses what no call could mean: texts that cannot be stored and nesting that only costs. Walks without recursion,
 * since the input decides how deep it is.
 * @throws GongdiError `badRequest`
 */
export function refuseInsane(input: unknown): void {
  const waiting: [value: unknown, depth: number][] = [[input, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string') {
      if (UNSTORABLE.test(value)) throw new GongdiError('badRequest', { label: httpLabel('badCharacters') });
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= MAX_DEPTH) throw new GongdiError('badRequest', { label: httpLabel('tooDeep') });
      for (const [key, child] of Object.entries(value)) waiting.push([key, depth + 1], [child, depth + 1]);
    }
  }
}
