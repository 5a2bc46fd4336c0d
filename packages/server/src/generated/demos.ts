// Written by `npm run generate` from the files that it lists.
import agerule from '../modules/labour/agerule/demo.ts';
import attendanceaccess from '../modules/attendance/attendanceaccess/demo.ts';
import blacklistmanagement from '../modules/labour/blacklistmanagement/demo.ts';
import bpm from '../modules/processes/bpm/demo.ts';
import climbingpartner from '../modules/helmets/climbingpartner/demo.ts';
import codemanage from '../modules/helmets/codemanage/demo.ts';
import componentmanage from '../modules/building/componentmanage/demo.ts';
import concealacceptapply from '../modules/quality/concealacceptapply/demo.ts';
import conditionAcceptance from '../modules/quality/conditionAcceptance/demo.ts';
import contracts from '../modules/contracts/contracts/demo.ts';
import courses from '../modules/training/courses/demo.ts';
import days from '../modules/attendance/days/demo.ts';
import deliveries from '../modules/materials/deliveries/demo.ts';
import devicelist from '../modules/devices/devicelist/demo.ts';
import devicerepair from '../modules/devices/devicerepair/demo.ts';
import disclose from '../modules/safety/disclose/demo.ts';
import drawings from '../modules/archives/drawings/demo.ts';
import emergencyplan from '../modules/safety/emergencyplan/demo.ts';
import equip from '../modules/labour/equip/demo.ts';
import exams from '../modules/training/exams/demo.ts';
import faceconsent from '../modules/labour/faceconsent/demo.ts';
import floorPlan from '../modules/quality/floor-plan/demo.ts';
import fundraisingapproval from '../modules/funds/fundraisingapproval/demo.ts';
import helmetmanage from '../modules/helmets/helmetmanage/demo.ts';
import hiddenDangerRectification from '../modules/safety/hidden-danger-rectification/demo.ts';
import house from '../modules/quality/house/demo.ts';
import inspectionlot from '../modules/quality/inspectionlot/demo.ts';
import keeping from '../modules/archives/keeping/demo.ts';
import labourprojectmanage from '../modules/labour/labourprojectmanage/demo.ts';
import logoconfig from '../modules/helmets/logoconfig/demo.ts';
import material from '../modules/materials/material/demo.ts';
import measure from '../modules/quality/measure/demo.ts';
import messagepublish from '../modules/notices/messagepublish/demo.ts';
import monitored from '../modules/areas/monitored/demo.ts';
import monthreport from '../modules/safety/monthreport/demo.ts';
import org from '../modules/labour/org/demo.ts';
import partmanage from '../modules/building/partmanage/demo.ts';
import partymember from '../modules/party/partymember/demo.ts';
import patrols from '../modules/safety/patrols/demo.ts';
import payroll from '../modules/wages/payroll/demo.ts';
import physicalexaminationresult from '../modules/labour/physicalexaminationresult/demo.ts';
import projectlabel from '../modules/construction/projectlabel/demo.ts';
import projectmanage from '../modules/construction/projectmanage/demo.ts';
import projectweather from '../modules/construction/projectweather/demo.ts';
import propaganda from '../modules/party/propaganda/demo.ts';
import qualificationmanage from '../modules/labour/qualificationmanage/demo.ts';
import qualityPatrols from '../modules/quality/quality-patrols/demo.ts';
import qualityassessment from '../modules/quality/qualityassessment/demo.ts';
import qualitypost from '../modules/quality/qualitypost/demo.ts';
import questionreply from '../modules/construction/questionreply/demo.ts';
import realname from '../modules/reporting/realname/demo.ts';
import recalls from '../modules/materials/recalls/demo.ts';
import results from '../modules/appraisal/results/demo.ts';
import risksource from '../modules/safety/risksource/demo.ts';
import ruleconfig from '../modules/labour/ruleconfig/demo.ts';
import safebehaviour from '../modules/labour/safebehaviour/demo.ts';
import safetyChecklist from '../modules/safety/safety-checklist/demo.ts';
import safetyinsurance from '../modules/safety/safetyinsurance/demo.ts';
import sampling from '../modules/materials/sampling/demo.ts';
import schedulefigure from '../modules/building/schedulefigure/demo.ts';
import scheduleplan from '../modules/progress/scheduleplan/demo.ts';
import sites from '../modules/applicants/sites/demo.ts';
import staff from '../modules/construction/staff/demo.ts';
import stationrecord from '../modules/quality/stationrecord/demo.ts';
import supervisionlog from '../modules/diary/supervisionlog/demo.ts';
import supervisionnotice from '../modules/quality/supervisionnotice/demo.ts';
import taskmanage from '../modules/building/taskmanage/demo.ts';
import trainings from '../modules/training/trainings/demo.ts';
import unitcheck from '../modules/quality/unitcheck/demo.ts';
import units from '../modules/companies/units/demo.ts';
import wall from '../modules/bench/wall/demo.ts';
import warranty from '../modules/archives/warranty/demo.ts';
import waste from '../modules/materials/waste/demo.ts';
import wisdompartyconfiguration from '../modules/party/wisdompartyconfiguration/demo.ts';
import workdiary from '../modules/diary/workdiary/demo.ts';
import type { Demo } from '../demo/define.ts';

export const DEMOS: readonly Demo[] = [
  agerule,
  attendanceaccess,
  blacklistmanagement,
  bpm,
  climbingpartner,
  codemanage,
  componentmanage,
  concealacceptapply,
  conditionAcceptance,
  contracts,
  courses,
  days,
  deliveries,
  devicelist,
  devicerepair,
  disclose,
  drawings,
  emergencyplan,
  equip,
  exams,
  faceconsent,
  floorPlan,
  fundraisingapproval,
  helmetmanage,
  hiddenDangerRectification,
  house,
  inspectionlot,
  keeping,
  labourprojectmanage,
  logoconfig,
  material,
  measure,
  messagepublish,
  monitored,
  monthreport,
  org,
  partmanage,
  partymember,
  patrols,
  payroll,
  physicalexaminationresult,
  projectlabel,
  projectmanage,
  projectweather,
  propaganda,
  qualificationmanage,
  qualityPatrols,
  qualityassessment,
  qualitypost,
  questionreply,
  realname,
  recalls,
  results,
  risksource,
  ruleconfig,
  safebehaviour,
  safetyChecklist,
  safetyinsurance,
  sampling,
  schedulefigure,
  scheduleplan,
  sites,
  staff,
  stationrecord,
  supervisionlog,
  supervisionnotice,
  taskmanage,
  trainings,
  unitcheck,
  units,
  wall,
  warranty,
  waste,
  wisdompartyconfiguration,
  workdiary,
];
