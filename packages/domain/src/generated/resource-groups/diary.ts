// Written by `npm run generate` from the files that it lists.
import supervisionlog from '../../modules/diary/supervisionlog/resource.ts';
import workdiary from '../../modules/diary/workdiary/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [supervisionlog, workdiary];
