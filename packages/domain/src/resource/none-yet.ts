import type { AnyResource } from './define.ts';

/**
 * Replaces `generated/resources.ts` in a browser: no definition is loaded at the start; each group is loaded when
 * needed.
 */
export const RESOURCES: readonly AnyResource[] = [];
