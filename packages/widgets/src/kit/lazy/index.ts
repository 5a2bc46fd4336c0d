/** Late parts of the program, without antd. */
export { ChunkError, withTimeout } from './chunk.ts';
export { lazyDialog, lazyPart, type LatePart } from './lazy-part.tsx';
export { partsUnderWay } from './part.ts';
export { usePartFailure, type PartFailureProps } from './part-failure.tsx';
