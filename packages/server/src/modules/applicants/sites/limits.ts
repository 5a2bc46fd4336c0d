import type { SiteName } from '@gongdi/domain';
import type { Pool } from 'pg';
import { limiterIn, refuse, tooMany } from '../../../accounts/index.ts';
import { countedAs } from '../../../handler/index.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const MEBI = 1024 ** 2;

/** What somebody gains by solving captchas, bounded: by address, by site, and over all, in the database of all servers. */
export interface ApplicantBounds {
  /** Submissions that one address may begin in an hour; an office shares one. And that all may begin at one site. */
  ticketsPerAddress: number;
  ticketsPerSite: number;
  /** Files of one ticket: a form has room for fewer. */
  filesPerTicket: number;
  /** Bytes of one ticket, and that one address and one site take in a day. */
  ticketBytes: number;
  addressBytes: number;
  siteBytes: number;
  /** Bytes that no submission holds yet, at one site and at all of them. */
  pendingAtSite: number;
  pendingInAll: number;
}

export const defaultApplicantBounds: ApplicantBounds = {
  ticketsPerAddress: 60,
  ticketsPerSite: 1200,
  filesPerTicket: 20,
  ticketBytes: 60 * MEBI,
  addressBytes: 300 * MEBI,
  siteBytes: 4096 * MEBI,
  pendingAtSite: 512 * MEBI,
  pendingInAll: 1024 * MEBI,
};

/** Questions in an hour that find nothing: from one address, and about one number from anywhere. */
export const MISSES_PER_ADDRESS = 30;
export const MISSES_PER_NUMBER = 10;

export interface ApplicantLimits {
  /** @throws GongdiError `tooMany` */
  begin: (ip: string, site: SiteName) => Promise<void>;
  /** Whether the day of an address or a site is used up. @throws GongdiError `tooMany` */
  mayUpload: (ip: string, site: SiteName) => Promise<void>;
  /** A file of so many bytes. @throws GongdiError `tooMany` */
  upload: (ip: string, site: SiteName, bytes: number) => Promise<void>;
  /** Before a question is answered. @throws GongdiError `tooMany` */
  ask: (ip: string, number: string) => Promise<void>;
  /** A question found nothing. */
  missed: (ip: string, number: string) => Promise<void>;
}

/** Counted are whole KiB: the counters are integers of 32 bits. */
const kibi = (bytes: number): number => Math.ceil(bytes / 1024);

export function applicantLimits(pool: Pool, bounds: ApplicantBounds): ApplicantLimits {
  const tickets = limiterIn(pool, 'applicant', bounds.ticketsPerAddress, HOUR);
  const atSite = limiterIn(pool, 'applicantsite', bounds.ticketsPerSite, HOUR);
  const bytesOfAddress = limiterIn(pool, 'applicantkib', kibi(bounds.addressBytes), DAY);
  const bytesOfSite = limiterIn(pool, 'applicantsitekib', kibi(bounds.siteBytes), DAY);
  const address = limiterIn(pool, 'applicantip', MISSES_PER_ADDRESS, HOUR);
  const about = limiterIn(pool, 'applicantno', MISSES_PER_NUMBER, HOUR);
  return {
    async begin(ip, site) {
      await tickets.consume(countedAs(ip)).catch(refuse);
      await atSite.consume(site).catch(refuse);
    },
    async mayUpload(ip, site) {
      const [own, all] = await Promise.all([bytesOfAddress.get(countedAs(ip)), bytesOfSite.get(site)]);
      if (own && own.consumedPoints >= bytesOfAddress.points) throw tooMany(own);
      if (all && all.consumedPoints >= bytesOfSite.points) throw tooMany(all);
    },
    async upload(ip, site, bytes) {
      await bytesOfAddress.consume(countedAs(ip), kibi(bytes)).catch(refuse);
      await bytesOfSite.consume(site, kibi(bytes)).catch(refuse);
    },
    async ask(ip, number) {
      const [byAddress, byNumber] = await Promise.all([address.get(countedAs(ip)), about.get(number)]);
      if (byAddress && byAddress.consumedPoints >= MISSES_PER_ADDRESS) throw tooMany(byAddress);
      if (byNumber && byNumber.consumedPoints >= MISSES_PER_NUMBER) throw tooMany(byNumber);
    },
    async missed(ip, number) {
      await Promise.all([address.penalty(countedAs(ip)), about.penalty(number)]);
    },
  };
}
