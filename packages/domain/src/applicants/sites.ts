import { SITES } from '../generated/applicant-sites.ts';
import type { ApplicantSite, SitePage } from './define.ts';

/** The sites, in the order of their codes. */
export const APPLICANT_SITES = SITES.toSorted((one, other) => one.code - other.code);

export type SiteName = (typeof APPLICANT_SITES)[number]['name'];

export const SITE_NAMES = APPLICANT_SITES.map(({ name }) => name) as [SiteName, ...SiteName[]];

/** @throws Error when there is no such site */
export function siteOf(name: SiteName): ApplicantSite {
  return APPLICANT_SITES.find((one) => one.name === name)!;
}

/** Returns every address of the sites with the page that it shows; the address of a site itself has no page. */
export function sitePaths(): { site: (typeof APPLICANT_SITES)[number]; page?: SitePage; path: string }[] {
  return APPLICANT_SITES.flatMap((site) => [
    { site, path: `/${site.name}` },
    ...site.pages.map((page) => ({ site, page, path: `/${site.name}/${page}` })),
  ]);
}

/** Kind of submission: an application, or the registration of a person. */
export type Submission = 'application' | 'person';

/** Characters of a submission number, without those that are easily confused (0 O 1 I). */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 8 characters of 5 bits are 40 bits, so that nobody can guess another applicant's number. */
const NUMBER_LETTERS = 8;

/**
 * Submission number: site prefix, then the day (after an `R` for registrations of persons), then the random characters.
 */
const NUMBER_PATTERN = /^[A-Z]{2,3}-(R?)\d{8}-[2-9A-HJ-NP-Z]{8}$/;

/**
 * Returns a new number, `JD-20261121-7K3M9QXW`; for a person `SIP-R20261121-7K3M9QXW`.
 * @param day `YYYY-MM-DD`
 * @param random eight unpredictable bytes
 */
export function submissionNumber(site: ApplicantSite, what: Submission, day: string, random: Uint8Array): string {
  // 256 is a multiple of 32, the size of the alphabet, so every character is equally probable.
  const letters = Array.from(random.subarray(0, NUMBER_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${site.prefix}-${what === 'person' ? 'R' : ''}${day.replaceAll('-', '')}-${letters}`;
}

/** Returns the kind of submission that a number belongs to; undefined when it is not a submission number. */
export function submissionOf(number: string): Submission | undefined {
  const found = NUMBER_PATTERN.exec(number);
  if (!found) return undefined;
  return found[1] === 'R' ? 'person' : 'application';
}

/** Normalises a number as people type it: lower-case letters, spaces, wide dashes. */
export function cleanNumber(given: string): string {
  return given
    .replaceAll(/\s/g, '')
    .replaceAll(/[－—–]/g, '-')
    .toUpperCase();
}
