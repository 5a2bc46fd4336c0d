// Written by `npm run generate` from the files that it lists.
import applicants from '../applicants/settings.ts';
import appraisal from '../modules/appraisal/settings.ts';
import attendance from '../modules/attendance/attendance/settings.ts';
import attendanceaccess from '../modules/attendance/attendanceaccess/settings.ts';
import climbingpartner from '../modules/helmets/climbingpartner/settings.ts';
import contracts from '../modules/contracts/settings.ts';
import faceconsent from '../modules/labour/faceconsent/settings.ts';
import garbagesorting from '../modules/materials/garbagesorting/settings.ts';
import helmetmanage from '../modules/helmets/helmetmanage/settings.ts';
import houseapprove from '../modules/quality/houseapprove/settings.ts';
import labour from '../settings/labour/settings.ts';
import login from '../settings/login/settings.ts';
import materials from '../modules/materials/settings.ts';
import measure from '../modules/quality/measure/settings.ts';
import messages from '../settings/messages/settings.ts';
import password from '../settings/password/settings.ts';
import platform from '../settings/platform/settings.ts';
import progress from '../modules/progress/settings.ts';
import quality from '../modules/quality/settings.ts';
import questionreply from '../modules/construction/questionreply/settings.ts';
import reporttarget from '../modules/reporting/reporttarget/settings.ts';
import retention from '../settings/retention/settings.ts';
import risksource from '../modules/safety/risksource/settings.ts';
import safeproducemonthreportgroup from '../modules/safety/safeproducemonthreportgroup/settings.ts';
import safetyinsurance from '../modules/safety/safetyinsurance/settings.ts';
import session from '../settings/session/settings.ts';
import sms from '../settings/sms/settings.ts';
import tracks from '../settings/tracks/settings.ts';
import train from '../modules/training/train/settings.ts';
import upload from '../settings/upload/settings.ts';
import wages from '../settings/wages/settings.ts';
import warrantyterm from '../modules/archives/warrantyterm/settings.ts';

export const SETTINGS = [
  applicants,
  appraisal,
  attendance,
  attendanceaccess,
  climbingpartner,
  contracts,
  faceconsent,
  garbagesorting,
  helmetmanage,
  houseapprove,
  labour,
  login,
  materials,
  measure,
  messages,
  password,
  platform,
  progress,
  quality,
  questionreply,
  reporttarget,
  retention,
  risksource,
  safeproducemonthreportgroup,
  safetyinsurance,
  session,
  sms,
  tracks,
  train,
  upload,
  wages,
  warrantyterm,
] as const;
