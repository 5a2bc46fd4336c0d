/** Bytes of a file. MS Project writes about 6 KB for a task with its assignments. */
export const MOST_BYTES = 50 * 1024 * 1024;
/** Elements of a file; counted before anything is made of them. */
export const MOST_ELEMENTS = 3_000_000;
export const MOST_TASKS = 20_000;
export const MOST_DEPTH = 40;
