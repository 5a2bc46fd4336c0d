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

/** Declares a site: addresses, calls, settings, dictionary entry and menu of the console follow from it. */
export function defineSite<const Name extends string>(
  site: ApplicantSite & { name: Name },
): ApplicantSite & { name: Name } {
  return site;
}
