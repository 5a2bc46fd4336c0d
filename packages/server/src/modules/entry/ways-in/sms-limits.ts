import type { Pool } from 'pg';
import { limiterIn, refuse } from '../../../accounts/index.ts';
import { countedAs } from '../../../handler/index.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Codes per day to one number, for all purposes together. */
export const CODES_PER_NUMBER = 10;
/** Codes that one address may request; an office shares one address. */
export const CODES_PER_ADDRESS_HOUR = 30;
const CODES_PER_ADDRESS_DAY = 100;

/**
 * Limits the requests for codes, because an SMS costs money and disturbs its receiver. A request counts also if no code
 * is sent to the number.
 * @returns a check that throws GongdiError `tooMany`
 */
export function smsLimits(pool: Pool): (phone_number: string, ip: string) => Promise<void> {
  const number = limiterIn(pool, 'smsno', CODES_PER_NUMBER, DAY);
  const hour = limiterIn(pool, 'smsip0', CODES_PER_ADDRESS_HOUR, HOUR);
  const day = limiterIn(pool, 'smsip1', CODES_PER_ADDRESS_DAY, DAY);
  return async (phone_number, ip) => {
    const from = countedAs(ip);
    // The limits of the address come first: an address with many requests then uses up the limits of few numbers.
    for (const [limiter, key] of [
      [hour, from],
      [day, from],
      [number, phone_number],
    ] as const)
      await limiter.consume(key).catch(refuse);
  };
}
