import type { Label } from '../label.ts';

/** Pages of a site below its own address. */
export type SitePage = 'query' | 'apply' | 'person';

/** A regional site on which people without an account apply (console specification, sections 1 and 2.1). */
export interface ApplicantSite {
  /** First segment of its address, and its name on the wire. */
  name: string;
  /** Value of the dictionary `apply_site`. */
  code: number;
  label: Label;
  /** Prefix of the submission numbers of this site. */
  prefix: string;
  pages: readonly SitePage[];
}

/** The sites. Addresses, calls, settings, dictionary and menu of the console are derived from this table. */
export const APPLICANT_SITES = [
  {
    name: 'jiangdu',
    code: 1,
    label: { zh: '江都区工地准入申请', en: 'Site admission, Jiangdu' },
    prefix: 'JD',
    pages: ['apply', 'query'],
  },
  {
    name: 'netapply',
    code: 2,
    label: { zh: '网上准入申请', en: 'Site admission online' },
    prefix: 'WS',
    pages: ['apply', 'query'],
  },
  {
    name: 'sipac',
    code: 3,
    label: { zh: '苏州工业园区工地准入申请', en: 'Site admission, Suzhou Industrial Park' },
    prefix: 'SIP',
    pages: ['apply', 'person', 'query'],
  },
  {
    name: 'taizhou',
    code: 4,
    label: { zh: '泰州市工地准入申请', en: 'Site admission, Taizhou' },
    prefix: 'TZ',
    pages: ['apply', 'person', 'query'],
  },
] as const satisfies readonly ApplicantSite[];

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
