import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { ReadSetting } from '../settings/index.ts';
import { countedAs } from '../handler/index.ts';
import { limiterIn, refuse } from './limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many of something within so many seconds. */
type Bound = readonly [count: number, seconds: number];

/**
 * Wrong guesses that are let through. Solving captchas moves none of these: a captcha slows a machine down, the bounds
 * stop it.
 */
export interface GuessBounds {
  /** About one account from one address. */
  pair: readonly Bound[];
  /** About one account from all addresses together that it does not know. */
  account: readonly Bound[];
  /** From one address about all accounts together that do not know it: an office shares one. */
  address: readonly Bound[];
}

/** Of passwords, with what the settings say about one account and one address. */
export const PASSWORD_ACCOUNT: GuessBounds['account'] = [
  [20, HOUR],
  [60, DAY],
];
export const PASSWORD_ADDRESS: GuessBounds['address'] = [
  [100, HOUR],
  [300, DAY],
];
/** An account asks everyone from an address that it does not know for a captcha after so many failures in an hour. */
export const ACCOUNT_CAPTCHA_AFTER = 5;

/** Of codes by SMS, over all that are sent: each is one of a million, so a day is worth 20 in a million. */
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

/** A guess under way: it counts as wrong unless it is taken back or turns out to be right. */
export interface Guess {
  /** Guesses about the account from this address, this one included, … */
  fromHere: number;
  /** … and from all addresses that it does not know; 0 from one that it knows. */
  fromAnywhere: number;
  /** It was not judged. */
  takeBack: () => Promise<void>;
  /** It was right: nothing counts against this address and this account any more. */
  right: () => Promise<void>;
}

export interface Guesses {
  /**
   * Counts a guess before it is judged, so that guesses made at the same time cannot outrun the count.
   * @param known the account has logged in from this address: what others guess elsewhere does not lock it out here
   * @throws GongdiError `tooMany`
   */
  begin: (subject: string, ip: string, known: boolean) => Promise<Guess>;
}

/**
 * Counts in SQL, so that all servers count together.
 * @param kind what is guessed: each has counts of its own
 * @param bounds asked each time, since settings change; counts go on in the same rows
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
      // An address runs out before an account: one that guesses about many locks few.
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

/** Guesses of passwords: at the login, and of the old one where it is changed. */
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

/** Nothing that was guessed about an account counts any more: whoever has the database has given it another password. */
export async function forgetPasswordGuesses(db: Kysely<unknown>, subject: string): Promise<void> {
  const ends = (ending: string) => sql`right(key, ${ending.length}) = ${ending}`;
  await sql`delete from login_attempt where key like 'passwordaccount%' and ${ends(`:${subject}`)}
    or key like 'passwordpair%' and ${ends(` ${subject}`)}`.execute(db);
}
