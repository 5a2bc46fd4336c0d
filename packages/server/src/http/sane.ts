import { GongdiError } from '@gongdi/domain';
import { httpLabel } from './text/index.ts';

/** Deepest nesting that is accepted; real records have four levels. */
const MAX_DEPTH = 32;

/** PostgreSQL cannot store NUL, and a lone surrogate is no valid text. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * Refuses input that no call can accept: texts that cannot be stored, and excessive nesting. The walk is not recursive,
 * because the input determines the depth.
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
