import { GongdiError } from '@gongdi/domain';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Counts in SQL, so that all servers share the counters. Keys are not hashed, because they hold no secret.
 * @param keyPrefix what is counted
 * @param points limit within `duration` seconds
 * @param blockDuration seconds for which a key over the limit is refused; 0: until the duration is over
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

/** Converts the rejection of a limiter. @throws GongdiError `tooMany`; any other error unchanged */
export function refuse(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? tooMany(reason) : reason;
}

/** Returns the error `tooMany` with the seconds to wait. */
export function tooMany({ msBeforeNext }: RateLimiterRes): GongdiError {
  return new GongdiError('tooMany', { values: { seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) } });
}
