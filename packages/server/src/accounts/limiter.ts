import { GongdiError } from '@gongdi/domain';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Counts in SQL, so that all servers count together. Keys are hashed by nobody: they hold no secret.
 * @param keyPrefix what is counted
 * @param points within `duration` seconds
 * @param blockDuration seconds for which whoever is over is refused; 0: until the duration is over
 */
export function limiterIn(
  pool: Pool,
  keyPrefix: string,
  points: number,
  duration: number,
  blockDuration = 0,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'login_attempt',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
    blockDuration,
  });
}

/** What a limiter rejects with, as an answer. @throws GongdiError `tooMany`; whatever else went wrong as it is */
export function refuse(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? tooMany(reason) : reason;
}

/** Says how long to wait. */
export function tooMany({ msBeforeNext }: RateLimiterRes): GongdiError {
  return new GongdiError('tooMany', { values: { seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) } });
}
