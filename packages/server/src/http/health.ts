import type { FastifyInstance } from 'fastify';
import { isDamaged } from '../store/index.ts';

/** Whether this server should be sent work. */
export interface Health {
  /** Told of everything that went wrong, wherever it did. */
  note: (error: unknown) => void;
  isReady: () => Promise<boolean>;
}

export interface HealthOptions {
  /** Asks the database something. */
  probe: () => Promise<unknown>;
  now: () => number;
  /** Milliseconds that the question may take (default 3 s). */
  within?: number;
}

const WITHIN = 3_000;
/** An answer holds this long, so that asking often costs nothing, ms. */
const FRESH = 1_000;
/** Damaged data heals by nobody's waiting: whoever watches has this long to see it, from the last time it was met, ms. */
export const DAMAGE_SHOWN = 15 * 60_000;

export function healthOf({ probe, now, within = WITHIN }: HealthOptions): Health {
  let damagedAt: number | undefined;
  let last: { at: number; answer: Promise<boolean> } | undefined;
  const note = (error: unknown): void => {
    if (isDamaged(error)) damagedAt = now();
  };
  const ask = async (): Promise<boolean> => {
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>((resolve) => (late = setTimeout(() => resolve(false), within)));
    const found = probe().then(
      () => true,
      (error: unknown) => (note(error), false),
    );
    const answer = await Promise.race([found, tooLate]);
    clearTimeout(late);
    return answer;
  };
  return {
    note,
    isReady: async () => {
      if (!last || now() - last.at >= FRESH || now() < last.at) last = { at: now(), answer: ask() };
      const answers = await last.answer;
      return answers && (damagedAt === undefined || now() - damagedAt >= DAMAGE_SHOWN);
    },
  };
}

/** `/healthz`: the process answers. `/readyz`: it can serve, its database and what is stored included. */
export function addHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady();
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' });
  });
}
