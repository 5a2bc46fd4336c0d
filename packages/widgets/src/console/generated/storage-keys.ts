// Written by `npm run generate` from the files that it lists.
import * as sites from '../modules/applicants/sites/storage-keys.ts';
import * as monitored from '../modules/areas/monitored/storage-keys.ts';
import * as kept from '../modules/bench/workbench/kept/storage-keys.ts';
import * as workPoints from '../modules/construction/projectmanage/work-points/storage-keys.ts';
import * as messagepublish from '../modules/notices/messagepublish/storage-keys.ts';
import * as stored from '../modules/processes/bpm/stored/storage-keys.ts';
import * as download from '../modules/system/download/storage-keys.ts';
import * as organization from '../modules/system/organization/storage-keys.ts';
import * as recyclebin from '../modules/system/recyclebin/storage-keys.ts';
import * as sit from '../modules/training/grade/sit/storage-keys.ts';
import type { ModuleKeys } from '../ground/storage-keys.ts';

export const MODULE_KEYS: readonly ModuleKeys[] = [
  sites,
  monitored,
  kept,
  workPoints,
  messagepublish,
  stored,
  download,
  organization,
  recyclebin,
  sit,
];
