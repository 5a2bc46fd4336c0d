import type { Label } from '../label.ts';

/** Pages of a site below its own address. */
export type SitePage = 'query' | 'apply' | 'person';

/** A regional site on which people from outside apply without an account (console specification, sections 1 and 2.1). */
export interface ApplicantSite {
  /** First segment of its address, and what it is called on the wire. */
  name: string;
  /** Value of the dictionary `apply_site`. */
  code: number;
  label: Label;
  /** Begins the numbers that it gives. */
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

/** Every address of the sites, with what is shown there; the page of a site itself has none. */
export function sitePaths(): { site: (typeof APPLICANT_SITES)[number]; page?: SitePage; path: string }[] {
  return APPLICANT_SITES.flatMap((site) => [
    { site, path: `/${site.name}` },
    ...site.pages.map((page) => ({ site, page, path: `/${site.name}/${page}` })),
  ]);
}

/** What somebody hands in: an application, or the registration of a person. */
export type Submission = 'application' | 'person';

/** Letters of a number: none that look like others (0 O 1 I). */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 40 bits: nobody guesses another's number. */
const NUMBER_LETTERS = 8;

/** Between the parts of a number: day, and `R` before those of persons. */
const NUMBER_PATTERN = /^[A-Z]{2,3}-(R?)\d{8}-[2-9A-HJ-NP-Z]{8}$/;

/**
 * A new number, `JD-20261121-7K3M9QXW`; of a person `SIP-R20261121-7K3M9QXW`.
 * @param day `YYYY-MM-DD`
 * @param random eight unpredictable bytes
 */
export function submissionNumber(site: ApplicantSite, what: Submission, day: string, random: Uint8Array): string {
  // 256 is a multiple of the alphabet's 32.
  const letters = Array.from(random.subarray(0, NUMBER_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${site.prefix}-${what === 'person' ? 'R' : ''}${day.replaceAll('-', '')}-${letters}`;
}

/** What a number stands for; undefined when it is none. */
export function submissionOf(number: string): Submission | undefined {
  const found = NUMBER_PATTERN.exec(number);
  if (!found) return undefined;
  return found[1] === 'R' ? 'person' : 'application';
}

/** A number as people type it: small letters, spaces, wide dashes. */
export function cleanNumber(given: string): string {
  return given
    .replaceAll(/\s/g, '')
    .replaceAll(/[－—–]/g, '-')
    .toUpperCase();
}
