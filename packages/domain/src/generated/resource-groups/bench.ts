// Written by `npm run generate` from the files that it lists.
import wall from '../../modules/bench/wall/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [wall];
