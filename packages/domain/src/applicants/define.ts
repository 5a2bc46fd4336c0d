import type { Label } from '../label.ts';

/** Page of a site on which applicants see how their submission stands. */
export const QUERY_PAGE = 'query';

/** A regional site on which people without an account apply (console specification, sections 1 and 2.1). */
export interface ApplicantSite {
  /** First segment of its address, and its name on the wire. */
  name: string;
  /** Value of the dictionary `apply_site`. */
  code: number;
  label: Label;
  /** Prefix of the submission numbers of this site. */
  prefix: string;
  /** Pages below its own address: `query`, and those of the submissions that it accepts. */
  pages: readonly string[];
}

/** Declares a site: addresses, calls, settings, dictionary entry and menu of the console follow from it. */
export function defineSite<const Name extends string>(
  site: ApplicantSite & { name: Name },
): ApplicantSite & { name: Name } {
  return site;
}
