// Written by `npm run generate` from the files that it lists.
import accidentrecord from '../../modules/safety/accidentrecord/resource.ts';
import disclose from '../../modules/safety/disclose/resource.ts';
import discloserecord from '../../modules/safety/discloserecord/resource.ts';
import emergencydrill from '../../modules/safety/emergencydrill/resource.ts';
import emergencyplan from '../../modules/safety/emergencyplan/resource.ts';
import hiddenDangerRectification from '../../modules/safety/hiddenDangerRectification/resource.ts';
import insuranceclaim from '../../modules/safety/insuranceclaim/resource.ts';
import insuredperson from '../../modules/safety/insuredperson/resource.ts';
import majordanger from '../../modules/safety/majordanger/resource.ts';
import patrollog from '../../modules/safety/patrollog/resource.ts';
import patrolplan from '../../modules/safety/patrolplan/resource.ts';
import patrolsite from '../../modules/safety/patrolsite/resource.ts';
import risksource from '../../modules/safety/risksource/resource.ts';
import safeproducemonthreportcompany from '../../modules/safety/safeproducemonthreportcompany/resource.ts';
import safeproducemonthreportgroup from '../../modules/safety/safeproducemonthreportgroup/resource.ts';
import safetyChecklist from '../../modules/safety/safetyChecklist/resource.ts';
import safetyinsurance from '../../modules/safety/safetyinsurance/resource.ts';
import templateManage from '../../modules/safety/templateManage/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  accidentrecord,
  disclose,
  discloserecord,
  emergencydrill,
  emergencyplan,
  hiddenDangerRectification,
  insuranceclaim,
  insuredperson,
  majordanger,
  patrollog,
  patrolplan,
  patrolsite,
  risksource,
  safeproducemonthreportcompany,
  safeproducemonthreportgroup,
  safetyChecklist,
  safetyinsurance,
  templateManage,
];
