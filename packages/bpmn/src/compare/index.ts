export type * from './types.ts';
export { compareModels } from './compare.ts';
export { describeDiff } from './describe.ts';
