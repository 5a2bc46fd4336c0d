import type { Pool } from 'pg';
import { limiterIn, refuse, tooMany } from '../accounts/index.ts';

const HOUR = 3600;
/** Submissions that one address may begin in an hour; an office shares one. */
export const TICKETS_PER_HOUR = 60;
/** Questions in an hour that find nothing: from one address, and about one number from anywhere. */
export const MISSES_PER_ADDRESS = 30;
export const MISSES_PER_NUMBER = 10;

export interface ApplicantLimits {
  /** @throws GongdiError `tooMany` */
  begin: (ip: string) => Promise<void>;
  /** Before a question is answered. @throws GongdiError `tooMany` */
  ask: (ip: string, number: string) => Promise<void>;
  /** A question found nothing. */
  missed: (ip: string, number: string) => Promise<void>;
}

export function applicantLimits(pool: Pool): ApplicantLimits {
  const tickets = limiterIn(pool, 'applicant', TICKETS_PER_HOUR, HOUR);
  const address = limiterIn(pool, 'applicantip', MISSES_PER_ADDRESS, HOUR);
  const about = limiterIn(pool, 'applicantno', MISSES_PER_NUMBER, HOUR);
  return {
    async begin(ip) {
      await tickets.consume(ip).catch(refuse);
    },
    async ask(ip, number) {
      const [byAddress, byNumber] = await Promise.all([address.get(ip), about.get(number)]);
      if (byAddress && byAddress.consumedPoints >= MISSES_PER_ADDRESS) throw tooMany(byAddress);
      if (byNumber && byNumber.consumedPoints >= MISSES_PER_NUMBER) throw tooMany(byNumber);
    },
    async missed(ip, number) {
      await Promise.all([address.penalty(ip), about.penalty(number)]);
    },
  };
}
