// Written by `npm run generate` from the files that it lists.
import material from '../../modules/materials/material/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [material];
