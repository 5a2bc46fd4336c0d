import { GongdiError } from '@gongdi/domain';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ReadSetting } from '../settings/index.ts';

/** Failures of one account from anywhere within an hour after which everyone is asked for a captcha. */
const ACCOUNT_CAPTCHA_AFTER = 20;
const MINUTE = 60;

/** Counts failed logins, in SQL so that all servers count together. Keys are hashed by nobody: they hold no secret. */
export interface Attempts {
  /**
   * Counts a try before it is judged, so that tries made at the same time cannot outrun the count.
   * @returns whether a captcha is needed
   * @throws GongdiError `tooMany`
   */
  begin: (account: string, ip: string) => Promise<{ captcha: boolean }>;
  /** The try was not judged. */
  takeBack: (account: string, ip: string) => Promise<void>;
  failed: (account: string, ip: string) => Promise<void>;
  succeeded: (account: string, ip: string) => Promise<void>;
}

/** @param setting how many failures of one account from one address ask for a captcha, and lock, for how long */
export function attemptsIn(pool: Pool, setting: ReadSetting): Attempts {
  const limiter = (keyPrefix: string, points: number, duration: number, blockDuration: number) =>
    new RateLimiterPostgres({
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
  const pairs = new Map<string, RateLimiterPostgres>();
  /** Counts go on in the same rows when the bounds change. */
  const pair = (): RateLimiterPostgres => {
    const [after, minutes] = [setting('lock_after'), setting('lock_minutes')];
    const key = `${after} ${minutes}`;
    const found = pairs.get(key) ?? limiter('pair', after, minutes * MINUTE, minutes * MINUTE);
    if (!pairs.has(key)) pairs.clear();
    pairs.set(key, found);
    return found;
  };
  const address = limiter('ip', 100, 24 * 60 * MINUTE, 60 * MINUTE);
  const account = limiter('account', ACCOUNT_CAPTCHA_AFTER, 60 * MINUTE, 0);
  const pairKey = (name: string, ip: string) => `${ip} ${name}`;

  return {
    async begin(name, ip) {
      const [byAddress, byAccount] = await Promise.all([address.get(ip), account.get(name)]);
      if (byAddress && byAddress.consumedPoints > 100) throw wait(byAddress);
      const tried = await pair().consume(pairKey(name, ip)).catch(refuse);
      const anywhere = byAccount?.consumedPoints ?? 0;
      return { captcha: tried.consumedPoints > setting('captcha_after') || anywhere >= ACCOUNT_CAPTCHA_AFTER };
    },
    async takeBack(name, ip) {
      await pair().reward(pairKey(name, ip));
    },
    async failed(name, ip) {
      // Both only count; whoever is over is refused at the next `begin`.
      await Promise.all([address.penalty(ip), account.penalty(name)]);
    },
    async succeeded(name, ip) {
      await pair().delete(pairKey(name, ip));
    },
  };
}

function refuse(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? wait(reason) : reason;
}

function wait(state: RateLimiterRes): GongdiError {
  return new GongdiError('tooMany', { values: { seconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) } });
}
