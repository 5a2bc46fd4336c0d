export type * from './types.ts';
export { compareModels, compareTrees } from './compare.ts';
export { describeDiff } from './describe.ts';
export { CHANGE_NAMES, elementChanges, type ElementChange } from './element-changes.ts';
export { typeName } from './type-names.ts';
