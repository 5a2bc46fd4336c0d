// Written by `npm run generate` from the files that it lists.
import org from '../../modules/labour/org/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [org];
