// Names under which users' browsers hold what these screens store (`npm run golden` lists them): never change one.

export const LISTS = { noticeReaders: 'notice-readers' } as const;
