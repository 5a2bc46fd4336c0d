// Names under which users' browsers hold what these screens store (`npm run golden` lists them): never change one.

export const LISTS = { workPoints: 'work-points' } as const;
