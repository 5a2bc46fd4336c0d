export { connectRuntime } from './connect-runtime.ts';
export type * from './types.ts';
