// Written by `npm run generate` from the files that it lists.
import substitute from '../../modules/processes/substitute/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [substitute];
