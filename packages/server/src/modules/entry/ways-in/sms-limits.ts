import type { Pool } from 'pg';
import { limiterIn, refuse } from '../../../accounts/index.ts';
import { countedAs } from '../../../handler/index.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Codes that go to one number in a day, whatever for … */
export const CODES_PER_NUMBER = 10;
/** … and those that one address asks for: an office shares one. */
export const CODES_PER_ADDRESS_HOUR = 30;
export const CODES_PER_ADDRESS_DAY = 100;

/**
 * Before a code is sent, or not sent to a number that nobody here has: an SMS costs money and rings somebody.
 * @returns a check that throws GongdiError `tooMany`
 */
export function smsLimits(pool: Pool): (phone_number: string, ip: string) => Promise<void> {
  const number = limiterIn(pool, 'smsno', CODES_PER_NUMBER, DAY);
  const hour = limiterIn(pool, 'smsip0', CODES_PER_ADDRESS_HOUR, HOUR);
  const day = limiterIn(pool, 'smsip1', CODES_PER_ADDRESS_DAY, DAY);
  return async (phone_number, ip) => {
    const from = countedAs(ip);
    // An address runs out before a number: one that asks for many shuts few out.
    for (const [limiter, key] of [
      [hour, from],
      [day, from],
      [number, phone_number],
    ] as const)
      // prettier-ignore
      await limiter.consume(key).catch(refuse);
  };
}
