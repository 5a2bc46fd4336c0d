import type { WriteContext } from '../resources/index.ts';
import { qualityRefusal } from './text/index.ts';

/**
 * Checks that steps were taken one after the other: a phone without a network sends when they were, and nothing is dated
 * back.
 * @param moments of the steps so far, the last one being that of this step
 * @param path field of the last one
 * @throws GongdiError `invalid`
 */
export function checkInOrder(
  moments: readonly (string | null | undefined)[],
  path: string,
  context: Pick<WriteContext, 'lang'>,
): void {
  const known = moments.flatMap((one) => (one ? [Date.parse(one)] : []));
  const last = known.at(-1) ?? 0;
  if (known.some((one) => one > last)) throw qualityRefusal(context, path, 'order');
}
