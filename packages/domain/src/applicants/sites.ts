import { SITES } from '../generated/applicant-sites.ts';
import type { ApplicantSite } from './define.ts';

/** The sites, in the order of their codes. */
export const APPLICANT_SITES = SITES.toSorted((one, other) => one.code - other.code);

export type SiteName = (typeof APPLICANT_SITES)[number]['name'];

export const SITE_NAMES = APPLICANT_SITES.map(({ name }) => name) as [SiteName, ...SiteName[]];

/** @throws Error when there is no such site */
export function siteOf(name: SiteName): ApplicantSite {
  return APPLICANT_SITES.find((one) => one.name === name)!;
}

/** Returns every address of the sites with the page that it shows; the address of a site itself has no page. */
export function sitePaths(): { site: (typeof APPLICANT_SITES)[number]; page?: string; path: string }[] {
  return APPLICANT_SITES.flatMap((site) => [
    { site, path: `/${site.name}` },
    ...site.pages.map((page) => ({ site, page, path: `/${site.name}/${page}` })),
  ]);
}
