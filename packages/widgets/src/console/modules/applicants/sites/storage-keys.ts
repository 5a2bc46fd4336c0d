// Names under which users' browsers hold what these screens store (`npm run golden` lists them): never change one.

/** Local storage: input that a person without an account has typed on a site's form. */
export const applicantDraftKey = (site: string, what: string): string => `gongdi:draft:${site}:${what}`;
