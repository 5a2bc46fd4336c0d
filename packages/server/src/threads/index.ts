export { inThread, ThreadError } from './in-thread.ts';
export { limited } from './limited.ts';
