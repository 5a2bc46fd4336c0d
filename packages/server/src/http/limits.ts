import { GongdiError } from '@gongdi/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { countedAs } from '../handler/index.ts';

/** Calls that one address may make per minute. */
export interface RateLimits {
  /** All calls together. */
  calls: number;
  /** Calls without a session: login, captcha, dictionaries. */
  public: number;
}

/** An office of a hundred people shares one address. */
export const defaultRateLimits: RateLimits = { calls: 6000, public: 240 };

const MINUTE = 60_000;

export type Limiter = (request: FastifyRequest, isPublic: boolean) => Promise<void>;

/** @returns a check that throws GongdiError `tooMany` if a limit is exceeded */
export async function addRateLimits(app: FastifyInstance, limits: RateLimits): Promise<Limiter> {
  await app.register(rateLimit, { global: false, keyGenerator: (request) => countedAs(request.ip) });
  const calls = app.createRateLimit({ max: limits.calls, timeWindow: MINUTE });
  const open = app.createRateLimit({ max: limits.public, timeWindow: MINUTE });
  return async (request, isPublic) => {
    for (const limiter of isPublic ? [calls, open] : [calls]) {
      const state = await limiter(request);
      if (!state.isAllowed && state.isExceeded)
        throw new GongdiError('tooMany', { values: { seconds: Math.max(1, state.ttlInSeconds) } });
    }
  };
}
