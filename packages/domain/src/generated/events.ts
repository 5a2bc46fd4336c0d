// Written by `npm run generate` from the files that it lists.
import attendancerecord from '../modules/attendance/attendancerecord/events.ts';
import bpmProcessInstance from '../modules/processes/bpm-process-instance/events.ts';
import bpmTask from '../modules/processes/bpm-task/events.ts';
import contractmanage from '../modules/contracts/contractmanage/events.ts';
import download from '../modules/system/download/events.ts';
import earlywarn from '../modules/devices/earlywarn/events.ts';
import enterprisebank from '../modules/companies/enterprisebank/events.ts';
import equip from '../modules/labour/equip/events.ts';
import grade from '../modules/training/grade/events.ts';
import helmetmanage from '../modules/helmets/helmetmanage/events.ts';
import majordanger from '../modules/safety/majordanger/events.ts';
import materialrecall from '../modules/materials/materialrecall/events.ts';
import messagepublish from '../modules/notices/messagepublish/events.ts';
import movement from '../modules/labour/movement/events.ts';
import payroll from '../modules/wages/payroll/events.ts';
import payspecialaccount from '../modules/wages/payspecialaccount/events.ts';
import qualificationmanage from '../modules/labour/qualificationmanage/events.ts';
import registration from '../modules/entry/registration/events.ts';
import rolemanage from '../modules/system/rolemanage/events.ts';
import safeproducemonthreportcompany from '../modules/safety/safeproducemonthreportcompany/events.ts';
import safetyinsurance from '../modules/safety/safetyinsurance/events.ts';
import substitute from '../modules/processes/substitute/events.ts';
import train from '../modules/training/train/events.ts';
import userinvite from '../modules/system/userinvite/events.ts';
import usermanage from '../modules/system/usermanage/events.ts';
import warrantyterm from '../modules/archives/warrantyterm/events.ts';
import witnesssampling from '../modules/materials/witnesssampling/events.ts';

export const MODULE_EVENTS = [
  attendancerecord,
  bpmProcessInstance,
  bpmTask,
  contractmanage,
  download,
  earlywarn,
  enterprisebank,
  equip,
  grade,
  helmetmanage,
  majordanger,
  materialrecall,
  messagepublish,
  movement,
  payroll,
  payspecialaccount,
  qualificationmanage,
  registration,
  rolemanage,
  safeproducemonthreportcompany,
  safetyinsurance,
  substitute,
  train,
  userinvite,
  usermanage,
  warrantyterm,
  witnesssampling,
] as const;
