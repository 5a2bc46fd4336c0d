/** Parts of the program that come late, free of antd. */
export { ChunkError, CHUNK_TIMEOUT, withTimeout } from './chunk.ts';
export { lazyDialog, lazyPart } from './lazy-part.tsx';
export { usePartFailure, type PartFailureProps } from './part-failure.tsx';
