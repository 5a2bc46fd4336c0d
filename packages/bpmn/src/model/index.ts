export type * from './types.ts';
export { DEFAULT_LIMITS } from './limits.ts';
export { ENGINE_FLAVOURS, engineOf, NAMESPACES } from './namespaces.ts';
export { DESCRIPTORS, moddleFor } from './moddle.ts';
export { readModel } from './read.ts';
export { writeModel } from './write.ts';
export type { WriteOptions } from './write.ts';
export { describeLoss } from './losses.ts';
export { childrenOf, walk } from './walk.ts';
