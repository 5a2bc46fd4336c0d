// Written by `npm run generate` from the files that it lists.
import * as projectmanage from '../modules/construction/projectmanage/dictionary.ts';
import * as staff from '../modules/construction/staff/dictionary.ts';
import * as devicelist from '../modules/devices/devicelist/dictionary.ts';
import * as devicerepair from '../modules/devices/devicerepair/dictionary.ts';
import * as earlywarn from '../modules/devices/earlywarn/dictionary.ts';
import * as material from '../modules/materials/material/dictionary.ts';
import * as messagepublish from '../modules/notices/messagepublish/dictionary.ts';
import * as processes from '../modules/processes/dictionary.ts';
import * as safety from '../modules/safety/dictionary.ts';
import * as disclose from '../modules/safety/disclose/dictionary.ts';
import * as hiddenDangerRectification from '../modules/safety/hiddenDangerRectification/dictionary.ts';
import * as patrollog from '../modules/safety/patrollog/dictionary.ts';
import * as patrolplan from '../modules/safety/patrolplan/dictionary.ts';
import * as patrolsite from '../modules/safety/patrolsite/dictionary.ts';
import * as safetyChecklist from '../modules/safety/safetyChecklist/dictionary.ts';
import * as enterprise from '../modules/system/enterprise/dictionary.ts';
import * as loginlog from '../modules/system/loginlog/dictionary.ts';
import type { DictionaryRoom } from '../dictionary/define.ts';

export * from '../modules/construction/projectmanage/dictionary.ts';
export * from '../modules/construction/staff/dictionary.ts';
export * from '../modules/devices/devicelist/dictionary.ts';
export * from '../modules/devices/devicerepair/dictionary.ts';
export * from '../modules/devices/earlywarn/dictionary.ts';
export * from '../modules/materials/material/dictionary.ts';
export * from '../modules/notices/messagepublish/dictionary.ts';
export * from '../modules/processes/dictionary.ts';
export * from '../modules/safety/dictionary.ts';
export * from '../modules/safety/disclose/dictionary.ts';
export * from '../modules/safety/hiddenDangerRectification/dictionary.ts';
export * from '../modules/safety/patrollog/dictionary.ts';
export * from '../modules/safety/patrolplan/dictionary.ts';
export * from '../modules/safety/patrolsite/dictionary.ts';
export * from '../modules/safety/safetyChecklist/dictionary.ts';
export * from '../modules/system/enterprise/dictionary.ts';
export * from '../modules/system/loginlog/dictionary.ts';

export const MODULE_DICTIONARIES: readonly DictionaryRoom[] = [
  projectmanage,
  staff,
  devicelist,
  devicerepair,
  earlywarn,
  material,
  messagepublish,
  processes,
  safety,
  disclose,
  hiddenDangerRectification,
  patrollog,
  patrolplan,
  patrolsite,
  safetyChecklist,
  enterprise,
  loginlog,
];
