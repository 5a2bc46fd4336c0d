import type { AnyResource } from './define.ts';

/** What a browser knows of resources at its start, in the place of `generated/resources.ts`: they come by group. */
export const RESOURCES: readonly AnyResource[] = [];
