import type { FastifyInstance } from 'fastify';
import { isDamaged } from '../store/index.ts';

/** Whether this server is ready to receive requests. */
export interface Health {
  /** Receives every error, wherever it occurred. */
  note: (error: unknown) => void;
  isReady: () => Promise<boolean>;
}

export interface HealthOptions {
  /** Runs a query that checks the database. */
  probe: () => Promise<unknown>;
  now: () => number;
  /** Timeout of the probe, milliseconds (default 3 s). */
  within?: number;
}

const WITHIN = 3_000;
/** An answer is reused for this long, ms, so that frequent checks cost nothing. */
const FRESH = 1_000;
/**
 * The server is not ready for this long after the last error about damaged data, ms. Damage does not repair itself, and
 * monitoring needs time to notice it.
 */
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

/** `/healthz`: the process answers. `/readyz`: it can serve requests, its database and stored data included. */
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
