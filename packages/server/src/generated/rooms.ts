// Written by `npm run generate` from the files that it lists.
import access from '../modules/system/access/room.ts';
import accounts from '../accounts/room.ts';
import administration from '../modules/system/administration/room.ts';
import admission from '../modules/labour/admission/room.ts';
import attendanceaccess from '../modules/attendance/attendanceaccess/room.ts';
import buildpositionstatistics from '../modules/building/buildpositionstatistics/room.ts';
import climbingpartner from '../modules/helmets/climbingpartner/room.ts';
import codemanage from '../modules/helmets/codemanage/room.ts';
import columns from '../modules/labourv2/columns/room.ts';
import concealacceptapply from '../modules/quality/concealacceptapply/room.ts';
import conditionAcceptance from '../modules/quality/conditionAcceptance/room.ts';
import contracts from '../modules/contracts/contracts/room.ts';
import courses from '../modules/training/courses/room.ts';
import customfield from '../modules/system/customfield/room.ts';
import datastatistic from '../modules/helmets/datastatistic/room.ts';
import days from '../modules/attendance/days/room.ts';
import deliveries from '../modules/materials/deliveries/room.ts';
import dictionary from '../dictionary/room.ts';
import emergencydrill from '../modules/safety/emergencydrill/room.ts';
import equip from '../modules/labour/equip/room.ts';
import exams from '../modules/training/exams/room.ts';
import faceconsent from '../modules/labour/faceconsent/room.ts';
import files from '../files/room.ts';
import floorPlan from '../modules/quality/floor-plan/room.ts';
import fundraisingapproval from '../modules/funds/fundraisingapproval/room.ts';
import helmetmanage from '../modules/helmets/helmetmanage/room.ts';
import helmetvideo from '../modules/helmets/helmetvideo/room.ts';
import house from '../modules/quality/house/room.ts';
import initrecord from '../modules/attendance/initrecord/room.ts';
import inspectionlot from '../modules/quality/inspectionlot/room.ts';
import keeping from '../modules/archives/keeping/room.ts';
import labourprojectmanage from '../modules/labour/labourprojectmanage/room.ts';
import logoconfig from '../modules/helmets/logoconfig/room.ts';
import majordanger from '../modules/safety/majordanger/room.ts';
import maps from '../maps/room.ts';
import material from '../modules/materials/material/room.ts';
import measure from '../modules/quality/measure/room.ts';
import menu from '../menu/room.ts';
import messagepublish from '../modules/notices/messagepublish/room.ts';
import messages from '../modules/system/messages/room.ts';
import monitored from '../modules/areas/monitored/room.ts';
import monthreport from '../modules/safety/monthreport/room.ts';
import notify from '../notify/room.ts';
import partmanage from '../modules/building/partmanage/room.ts';
import patrols from '../modules/safety/patrols/room.ts';
import payroll from '../modules/wages/payroll/room.ts';
import physicalexaminationresult from '../modules/labour/physicalexaminationresult/room.ts';
import process from '../process/room.ts';
import productivetask from '../modules/building/productivetask/room.ts';
import projectlabel from '../modules/construction/projectlabel/room.ts';
import projectmanage from '../modules/construction/projectmanage/room.ts';
import projectoverview from '../modules/helmets/projectoverview/room.ts';
import propaganda from '../modules/party/propaganda/room.ts';
import qualificationmanage from '../modules/labour/qualificationmanage/room.ts';
import qualityPatrols from '../modules/quality/quality-patrols/room.ts';
import qualityassessment from '../modules/quality/qualityassessment/room.ts';
import qualitypost from '../modules/quality/qualitypost/room.ts';
import questionreply from '../modules/construction/questionreply/room.ts';
import realname from '../modules/reporting/realname/room.ts';
import recalls from '../modules/materials/recalls/room.ts';
import recordPage from '../record-page/room.ts';
import reportstatistics from '../modules/attendance/reportstatistics/room.ts';
import resources from '../resources/room.ts';
import results from '../modules/appraisal/results/room.ts';
import risksource from '../modules/safety/risksource/room.ts';
import safebehaviour from '../modules/labour/safebehaviour/room.ts';
import safetyChecklist from '../modules/safety/safety-checklist/room.ts';
import safetyinsurance from '../modules/safety/safetyinsurance/room.ts';
import sampling from '../modules/materials/sampling/room.ts';
import scan from '../modules/bench/scan/room.ts';
import schedulefigure from '../modules/building/schedulefigure/room.ts';
import scheduleplan from '../modules/progress/scheduleplan/room.ts';
import search from '../search/room.ts';
import settings from '../settings/room.ts';
import sites from '../modules/applicants/sites/room.ts';
import staff from '../modules/construction/staff/room.ts';
import stationrecord from '../modules/quality/stationrecord/room.ts';
import supervisionnotice from '../modules/quality/supervisionnotice/room.ts';
import telemetry from '../telemetry/room.ts';
import trackmanagement from '../modules/helmets/trackmanagement/room.ts';
import trainings from '../modules/training/trainings/room.ts';
import unitcheck from '../modules/quality/unitcheck/room.ts';
import units from '../modules/companies/units/room.ts';
import wall from '../modules/bench/wall/room.ts';
import warranty from '../modules/archives/warranty/room.ts';
import waste from '../modules/materials/waste/room.ts';
import waysIn from '../modules/entry/ways-in/room.ts';
import weather from '../weather/room.ts';
import wisdompartyconfiguration from '../modules/party/wisdompartyconfiguration/room.ts';
import workbench from '../modules/bench/workbench/room.ts';
import workdiary from '../modules/diary/workdiary/room.ts';
import type { Room } from '../room.ts';

export const ROOMS: readonly Room[] = [
  access,
  accounts,
  administration,
  admission,
  attendanceaccess,
  buildpositionstatistics,
  climbingpartner,
  codemanage,
  columns,
  concealacceptapply,
  conditionAcceptance,
  contracts,
  courses,
  customfield,
  datastatistic,
  days,
  deliveries,
  dictionary,
  emergencydrill,
  equip,
  exams,
  faceconsent,
  files,
  floorPlan,
  fundraisingapproval,
  helmetmanage,
  helmetvideo,
  house,
  initrecord,
  inspectionlot,
  keeping,
  labourprojectmanage,
  logoconfig,
  majordanger,
  maps,
  material,
  measure,
  menu,
  messagepublish,
  messages,
  monitored,
  monthreport,
  notify,
  partmanage,
  patrols,
  payroll,
  physicalexaminationresult,
  process,
  productivetask,
  projectlabel,
  projectmanage,
  projectoverview,
  propaganda,
  qualificationmanage,
  qualityPatrols,
  qualityassessment,
  qualitypost,
  questionreply,
  realname,
  recalls,
  recordPage,
  reportstatistics,
  resources,
  results,
  risksource,
  safebehaviour,
  safetyChecklist,
  safetyinsurance,
  sampling,
  scan,
  schedulefigure,
  scheduleplan,
  search,
  settings,
  sites,
  staff,
  stationrecord,
  supervisionnotice,
  telemetry,
  trackmanagement,
  trainings,
  unitcheck,
  units,
  wall,
  warranty,
  waste,
  waysIn,
  weather,
  wisdompartyconfiguration,
  workbench,
  workdiary,
];
