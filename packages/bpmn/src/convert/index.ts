export type * from './types.ts';
export { convertModel } from './convert.ts';
export { NEWEST_VERSIONS } from './version.ts';
