import type { Pool } from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { ReadSetting } from '../settings/index.ts';
import { limiterIn, refuse, tooMany } from './limiter.ts';

/** Failures of one account from anywhere within an hour after which everyone is asked for a captcha. */
const ACCOUNT_CAPTCHA_AFTER = 20;
const MINUTE = 60;

/** Counts failed logins. */
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
  let pairs: RateLimiterPostgres | undefined;
  /** Counts go on in the same rows when the bounds change. */
  const pair = (): RateLimiterPostgres => {
    const [after, seconds] = [setting('lock_after'), setting('lock_minutes') * MINUTE];
    if (pairs?.points !== after || pairs.duration !== seconds) pairs = limiterIn(pool, 'pair', after, seconds, seconds);
    return pairs;
  };
  const address = limiterIn(pool, 'ip', 100, 24 * 60 * MINUTE, 60 * MINUTE);
  const account = limiterIn(pool, 'account', ACCOUNT_CAPTCHA_AFTER, 60 * MINUTE);
  const pairKey = (name: string, ip: string) => `${ip} ${name}`;

  return {
    async begin(name, ip) {
      const [byAddress, byAccount] = await Promise.all([address.get(ip), account.get(name)]);
      if (byAddress && byAddress.consumedPoints > 100) throw tooMany(byAddress);
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
