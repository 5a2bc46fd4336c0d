// Names under which users' browsers hold what these screens store (`npm run golden` lists them): never change one.

/** IndexedDB database of exams that are being sat: their questions, and answers that the server does not have yet. */
export const EXAMS = { database: 'gongdi-exams', version: 1, store: 'exams', key: 'key', index: 'owner' } as const;
