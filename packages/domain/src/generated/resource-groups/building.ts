// Written by `npm run generate` from the files that it lists.
import componentmanage from '../../modules/building/componentmanage/resource.ts';
import partmanage from '../../modules/building/partmanage/resource.ts';
import productivetask from '../../modules/building/productivetask/resource.ts';
import qualityupdate from '../../modules/building/qualityupdate/resource.ts';
import schedulefigure from '../../modules/building/schedulefigure/resource.ts';
import taskmanage from '../../modules/building/taskmanage/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  componentmanage,
  partmanage,
  productivetask,
  qualityupdate,
  schedulefigure,
  taskmanage,
];
