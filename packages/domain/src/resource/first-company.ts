/** What the company of a new installation is called until somebody names it. */
export const FIRST_COMPANY = '总公司';
