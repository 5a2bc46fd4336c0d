// Written by `npm run generate` from the files that it lists.
import bpmProcessInstance from '../modules/processes/bpm-process-instance/events.ts';
import bpmTask from '../modules/processes/bpm-task/events.ts';
import download from '../modules/system/download/events.ts';
import earlywarn from '../modules/devices/earlywarn/events.ts';
import messagepublish from '../modules/notices/messagepublish/events.ts';
import registration from '../modules/entry/registration/events.ts';
import rolemanage from '../modules/system/rolemanage/events.ts';
import usermanage from '../modules/system/usermanage/events.ts';

export const MODULE_EVENTS = [
  bpmProcessInstance,
  bpmTask,
  download,
  earlywarn,
  messagepublish,
  registration,
  rolemanage,
  usermanage,
] as const;
