import type { Pool } from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { ReadSetting } from '../settings/index.ts';
import { countedAs } from '../handler/index.ts';
import type { Db } from '../store/index.ts';
import { limiterIn, refuse } from './limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limit: at most `count` guesses within `seconds`. */
type Bound = readonly [count: number, seconds: number];

/**
 * Limits on wrong guesses. A solved captcha changes none of them: captchas slow an automated attacker down, the limits
 * stop it.
 */
export interface GuessBounds {
  /** For one account and one address. */
  pair: readonly Bound[];
  /** For one account, over all addresses that the account does not know. */
  account: readonly Bound[];
  /** For one address, over all accounts that do not know it; an office shares one address. */
  address: readonly Bound[];
}

/** Limits for passwords. The limits for an account and address pair come from the settings. */
export const PASSWORD_ACCOUNT: GuessBounds['account'] = [
  [20, HOUR],
  [60, DAY],
];
export const PASSWORD_ADDRESS: GuessBounds['address'] = [
  [100, HOUR],
  [300, DAY],
];
/** After this many failures in an hour, an account requires a captcha from every address that it does not know. */
export const ACCOUNT_CAPTCHA_AFTER = 5;

/**
 * Limits for SMS codes, counted over all codes sent: a code is one of a million, so 20 guesses a day succeed with a
 * chance of 20 in a million.
 */
export const CODE_BOUNDS: GuessBounds = {
  pair: [
    [10, 15 * MINUTE],
    [20, DAY],
  ],
  account: [
    [10, HOUR],
    [20, DAY],
  ],
  address: [
    [40, HOUR],
    [120, DAY],
  ],
};

/** A guess in progress. It counts as wrong unless `takeBack` or `right` is called. */
export interface Guess {
  /** Number of guesses for the account from this address, this one included. */
  fromHere: number;
  /** Number of guesses for the account from all addresses that it does not know; 0 if it knows this address. */
  fromAnywhere: number;
  /** Removes the guess from the counters, because it was not checked. */
  takeBack: () => Promise<void>;
  /** Records a right guess: resets the counters of this address and account. */
  right: () => Promise<void>;
}

export interface Guesses {
  /**
   * Counts a guess before it is checked, so that simultaneous guesses cannot exceed the limits.
   * @param known the account has logged in from this address before, so guesses from elsewhere do not lock it out here
   * @throws GongdiError `tooMany`
   */
  begin: (subject: string, ip: string, known: boolean) => Promise<Guess>;
}

/**
 * Keeps the counters in SQL, so that all servers share them.
 * @param kind what is guessed; each kind has separate counters
 * @param bounds called for each guess, because settings change; the counters continue in the same rows
 */
export function guessesIn(pool: Pool, kind: string, bounds: () => GuessBounds): Guesses {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiter = (what: string, [count, seconds]: Bound, place: number): RateLimiterPostgres => {
    const prefix = `${kind}${what}${place}`;
    let found = limiters.get(prefix);
    if (found?.points !== count || found.duration !== seconds) {
      found = limiterIn(pool, prefix, count, seconds);
      limiters.set(prefix, found);
    }
    return found;
  };

  return {
    async begin(subject, ip, known) {
      const { pair, account, address } = bounds();
      const from = countedAs(ip);
      const of = (what: string, key: string, list: readonly Bound[]) =>
        list.map((bound, place) => ({ what, key, limiter: limiter(what, bound, place) }));
      // The address counter is checked before the account counter, so an address that guesses at many accounts locks
      // few of them.
      const pairs = of('pair', `${from} ${subject}`, pair);
      const counters = known ? pairs : [...of('ip', from, address), ...pairs, ...of('account', subject, account)];
      const counts = { pair: 0, account: 0, ip: 0 } as Record<string, number>;
      for (const { what, key, limiter: one } of counters) {
        const { consumedPoints } = await one.consume(key).catch(refuse);
        counts[what] = Math.max(counts[what] ?? 0, consumedPoints);
      }
      const giveBack = (which: typeof counters) => Promise.all(which.map((one) => one.limiter.reward(one.key)));
      return {
        fromHere: counts['pair'] ?? 0,
        fromAnywhere: counts['account'] ?? 0,
        takeBack: async () => void (await giveBack(counters)),
        right: async () => {
          await Promise.all(pairs.map((one) => one.limiter.delete(one.key)));
          await giveBack(counters.filter((one) => one.what !== 'pair'));
        },
      };
    },
  };
}

/** Guesses of passwords: at login, and of the old password when a user changes it. */
export function passwordGuesses(pool: Pool, setting: ReadSetting): Guesses {
  return guessesIn(pool, 'password', () => ({
    pair: [
      [setting('lock_after'), setting('lock_minutes') * MINUTE],
      [Math.max(30, 3 * setting('lock_after')), DAY],
    ],
    account: PASSWORD_ACCOUNT,
    address: PASSWORD_ADDRESS,
  }));
}

/** Resets the guess counters of an account after an operator with database access has set a new password. */
export async function forgetPasswordGuesses(db: Db, subject: string): Promise<void> {
  await db
    .deleteFrom('login_attempt')
    .where(({ and, eb, fn, or, val }) => {
      const counts = (what: string, ending: string) =>
        and([eb('key', 'like', `${what}%`), eb(fn<string>('right', ['key', val(ending.length)]), '=', ending)]);
      return or([counts('passwordaccount', `:${subject}`), counts('passwordpair', ` ${subject}`)]);
    })
    .execute();
}
