// Written by `npm run generate` from the files that it lists.
import accesswhy from '../modules/system/accesswhy/routes.tsx';
import attendance from '../modules/attendance/attendance/routes.tsx';
import bpm from '../modules/processes/bpm/routes.tsx';
import buildplan from '../modules/progress/buildplan/routes.tsx';
import buildpositionstatistics from '../modules/building/buildpositionstatistics/routes.tsx';
import center from '../modules/system/center/routes.tsx';
import codemanage from '../modules/helmets/codemanage/routes.tsx';
import contractmanage from '../modules/contracts/contractmanage/routes.tsx';
import coursemeans from '../modules/training/coursemeans/routes.tsx';
import datafill from '../modules/bench/datafill/routes.tsx';
import datastatistic from '../modules/helmets/datastatistic/routes.tsx';
import devicelist from '../modules/devices/devicelist/routes.tsx';
import dictionary from '../modules/system/dictionary/routes.tsx';
import download from '../modules/system/download/routes.tsx';
import embeddedPage from '../modules/entry/embedded-page/routes.tsx';
import engineeringarchive from '../modules/archives/engineeringarchive/routes.tsx';
import evaluation from '../modules/appraisal/evaluation/routes.tsx';
import garbagesorting from '../modules/materials/garbagesorting/routes.tsx';
import grade from '../modules/training/grade/routes.tsx';
import helmetmanage from '../modules/helmets/helmetmanage/routes.tsx';
import helmetvideo from '../modules/helmets/helmetvideo/routes.tsx';
import houseapprove from '../modules/quality/houseapprove/routes.tsx';
import initrecord from '../modules/attendance/initrecord/routes.tsx';
import join from '../modules/entry/join/routes.tsx';
import labourprojectmanage from '../modules/labour/labourprojectmanage/routes.tsx';
import learnevaluation from '../modules/training/learnevaluation/routes.tsx';
import login from '../modules/entry/login/routes.tsx';
import mapmanage from '../modules/system/mapmanage/routes.tsx';
import material from '../modules/materials/material/routes.tsx';
import measure from '../modules/quality/measure/routes.tsx';
import menumanage from '../modules/system/menumanage/routes.tsx';
import messagesetting from '../modules/system/messagesetting/routes.tsx';
import monitored from '../modules/areas/monitored/routes.tsx';
import organization from '../modules/system/organization/routes.tsx';
import paper from '../modules/training/paper/routes.tsx';
import payslip from '../modules/wages/payslip/routes.tsx';
import printtemplate from '../modules/system/printtemplate/routes.tsx';
import projectmanage from '../modules/construction/projectmanage/routes.tsx';
import projectoverview from '../modules/helmets/projectoverview/routes.tsx';
import publicData from '../modules/areas/public-data/routes.tsx';
import questionreply from '../modules/construction/questionreply/routes.tsx';
import recyclebin from '../modules/system/recyclebin/routes.tsx';
import registration from '../modules/entry/registration/routes.tsx';
import reportstatistics from '../modules/attendance/reportstatistics/routes.tsx';
import risksource from '../modules/safety/risksource/routes.tsx';
import rolemanage from '../modules/system/rolemanage/routes.tsx';
import safetyinsurance from '../modules/safety/safetyinsurance/routes.tsx';
import schedulefigure from '../modules/building/schedulefigure/routes.tsx';
import scheduleplan from '../modules/progress/scheduleplan/routes.tsx';
import scheduleupdate from '../modules/progress/scheduleupdate/routes.tsx';
import sites from '../modules/applicants/sites/routes.tsx';
import staff from '../modules/construction/staff/routes.tsx';
import systemsetting from '../modules/system/systemsetting/routes.tsx';
import trackmanagement from '../modules/helmets/trackmanagement/routes.tsx';
import train from '../modules/training/train/routes.tsx';
import wall from '../modules/bench/wall/routes.tsx';
import wisdompartyconfiguration from '../modules/party/wisdompartyconfiguration/routes.tsx';
import workbench from '../modules/bench/workbench/routes.tsx';
import workdiary from '../modules/diary/workdiary/routes.tsx';
import type { ModuleRoutes } from '../ground/route/module-routes.ts';

export const MODULE_ROUTES: readonly ModuleRoutes[] = [
  accesswhy,
  attendance,
  bpm,
  buildplan,
  buildpositionstatistics,
  center,
  codemanage,
  contractmanage,
  coursemeans,
  datafill,
  datastatistic,
  devicelist,
  dictionary,
  download,
  embeddedPage,
  engineeringarchive,
  evaluation,
  garbagesorting,
  grade,
  helmetmanage,
  helmetvideo,
  houseapprove,
  initrecord,
  join,
  labourprojectmanage,
  learnevaluation,
  login,
  mapmanage,
  material,
  measure,
  menumanage,
  messagesetting,
  monitored,
  organization,
  paper,
  payslip,
  printtemplate,
  projectmanage,
  projectoverview,
  publicData,
  questionreply,
  recyclebin,
  registration,
  reportstatistics,
  risksource,
  rolemanage,
  safetyinsurance,
  schedulefigure,
  scheduleplan,
  scheduleupdate,
  sites,
  staff,
  systemsetting,
  trackmanagement,
  train,
  wall,
  wisdompartyconfiguration,
  workbench,
  workdiary,
];
