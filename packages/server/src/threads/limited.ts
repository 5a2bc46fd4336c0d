import { GongdiError } from '@gongdi/domain';

/**
 * Returns a function that does so many pieces of work at once; further ones wait in order.
 * @param atOnce pieces of work that run together
 * @param waiting most that wait; a further one is refused
 * @param refusal what it is refused with
 */
export function limited(
  atOnce: number,
  waiting: number,
  refusal = () => new GongdiError('tooMany'),
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refusal();
      await new Promise<void>((go) => queue.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The first that waits takes the place over; a new one could come in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
