// Names under which users' browsers hold what these screens store (`npm run golden` lists them): never change one.

/** Key of a user's arrangement of the tiles of a page. */
export const tilesOn = (page: string): string => `${page}:tiles`;

/** Key of the number of days over which a user looks at trends. */
export const TREND_SPAN = 'trend-days';

/** Key of whether a user has put the first steps of a new system away. */
export const FIRST_STEPS_HIDDEN = 'first-steps-hidden';
