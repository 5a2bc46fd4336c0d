export { inThread, ThreadError, type ThreadLimits } from './in-thread.ts';
export { limited } from './limited.ts';
