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
import * as customfield from '../modules/system/customfield/dictionary.ts';
import * as enterprise from '../modules/system/enterprise/dictionary.ts';
import * as loginlog from '../modules/system/loginlog/dictionary.ts';
import * as rolemanage from '../modules/system/rolemanage/dictionary.ts';
import type { DictionaryFile } from '../dictionary/define.ts';

export const DICTIONARY_FILES: readonly DictionaryFile[] = [
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
  customfield,
  enterprise,
  loginlog,
  rolemanage,
];
