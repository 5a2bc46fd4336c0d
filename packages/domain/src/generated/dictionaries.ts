// Written by `npm run generate` from the files that it lists.
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
