import type { SiteName } from '@gongdi/domain';
import type { Pool } from 'pg';
import { limiterIn, refuse, tooMany } from '../../../accounts/index.ts';
import { countedAs } from '../../../handler/index.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const MEBI = 1024 ** 2;

/**
 * Limits on what a client can do after it has solved captchas: per address, per site and in total. The counters are in
 * the database that all servers share.
 */
export interface ApplicantBounds {
  /** Submissions that may begin per hour from one address (an office shares one), and at one site in total. */
  ticketsPerAddress: number;
  ticketsPerSite: number;
  /** Files per ticket. The bound is above the number of files that a form can hold. */
  filesPerTicket: number;
  /** Bytes per ticket; bytes per day from one address and at one site. */
  ticketBytes: number;
  addressBytes: number;
  siteBytes: number;
  /** Bytes of uploaded files that no submission uses yet, at one site and at all sites together. */
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

/** Queries per hour that find no submission: from one address, and for one number from all addresses. */
const MISSES_PER_ADDRESS = 30;
export const MISSES_PER_NUMBER = 10;

export interface ApplicantLimits {
  /** Counts the beginning of a submission. @throws GongdiError `tooMany` */
  begin: (ip: string, site: SiteName) => Promise<void>;
  /** Checks that neither the address nor the site has used up its bytes of the day. @throws GongdiError `tooMany` */
  mayUpload: (ip: string, site: SiteName) => Promise<void>;
  /** Counts the bytes of an uploaded file. @throws GongdiError `tooMany` */
  upload: (ip: string, site: SiteName, bytes: number) => Promise<void>;
  /** Checks the numbers of misses before a query is answered. @throws GongdiError `tooMany` */
  ask: (ip: string, number: string) => Promise<void>;
  /** Counts a query that found nothing. */
  missed: (ip: string, number: string) => Promise<void>;
}

/** Converts bytes to whole KiB, rounded up: the counters are 32-bit integers. */
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
