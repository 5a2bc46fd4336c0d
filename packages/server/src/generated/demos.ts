// Written by `npm run generate` from the files that it lists.
import bpm from '../modules/processes/bpm/demo.ts';
import devicelist from '../modules/devices/devicelist/demo.ts';
import devicerepair from '../modules/devices/devicerepair/demo.ts';
import disclose from '../modules/safety/disclose/demo.ts';
import hiddenDangerRectification from '../modules/safety/hidden-danger-rectification/demo.ts';
import material from '../modules/materials/material/demo.ts';
import messagepublish from '../modules/notices/messagepublish/demo.ts';
import monitored from '../modules/areas/monitored/demo.ts';
import patrols from '../modules/safety/patrols/demo.ts';
import projectmanage from '../modules/construction/projectmanage/demo.ts';
import safetyChecklist from '../modules/safety/safety-checklist/demo.ts';
import sites from '../modules/applicants/sites/demo.ts';
import staff from '../modules/construction/staff/demo.ts';
import type { Demo } from '../demo/define.ts';

export const DEMOS: readonly Demo[] = [
  bpm,
  devicelist,
  devicerepair,
  disclose,
  hiddenDangerRectification,
  material,
  messagepublish,
  monitored,
  patrols,
  projectmanage,
  safetyChecklist,
  sites,
  staff,
];
