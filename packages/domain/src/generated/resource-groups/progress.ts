// Written by `npm run generate` from the files that it lists.
import nodemanage from '../../modules/progress/scheduletask/nodemanage/resource.ts';
import planwarning from '../../modules/progress/scheduletask/planwarning/resource.ts';
import projectprogress from '../../modules/progress/scheduleplan/projectprogress/resource.ts';
import scheduleplan from '../../modules/progress/scheduleplan/resource.ts';
import scheduletask from '../../modules/progress/scheduletask/resource.ts';
import scheduleupdate from '../../modules/progress/scheduleupdate/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  nodemanage,
  planwarning,
  projectprogress,
  scheduleplan,
  scheduletask,
  scheduleupdate,
];
