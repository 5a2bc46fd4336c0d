// Written by `npm run generate` from the files that it lists.
import accidentrecord from '../modules/safety/accidentrecord/resource.ts';
import agerule from '../modules/labour/agerule/resource.ts';
import applysreview from '../modules/applicants/applysreview/resource.ts';
import appraiselog from '../modules/appraisal/appraiselog/resource.ts';
import appraiseplan from '../modules/appraisal/evaluationplan/appraiseplan/resource.ts';
import appraiseresult from '../modules/appraisal/evaluation/appraiseresult/resource.ts';
import archivedocument from '../modules/archives/archivedocument/resource.ts';
import archivefolder from '../modules/archives/archivefolder/resource.ts';
import archivehandover from '../modules/archives/archivehandover/resource.ts';
import archivevolume from '../modules/archives/archivevolume/resource.ts';
import attendanceaccess from '../modules/attendance/attendanceaccess/resource.ts';
import attendancechart from '../modules/attendance/attendancechart/resource.ts';
import attendancecorrection from '../modules/attendance/attendancecorrection/resource.ts';
import attendancerecord from '../modules/attendance/attendancerecord/resource.ts';
import attendanceregular from '../modules/attendance/attendanceregular/resource.ts';
import attendancesort from '../modules/attendance/attendancesort/resource.ts';
import blacklistmanagement from '../modules/labour/blacklistmanagement/resource.ts';
import blacklistmanagement_v2 from '../modules/labour/blacklistmanagement/blacklistmanagement_v2/resource.ts';
import bridgemachine from '../modules/devices/devicelist/bridgemachine/resource.ts';
import climbingpartner from '../modules/helmets/climbingpartner/resource.ts';
import codemanage from '../modules/helmets/codemanage/resource.ts';
import componentmanage from '../modules/building/componentmanage/resource.ts';
import concealacceptapply from '../modules/quality/concealacceptapply/resource.ts';
import concealacceptrecord from '../modules/quality/concealacceptrecord/resource.ts';
import conditionAcceptance from '../modules/quality/conditionAcceptance/resource.ts';
import conditionitem from '../modules/quality/conditionitem/resource.ts';
import contractbill from '../modules/contracts/contractbill/resource.ts';
import contractchange from '../modules/contracts/contractchange/resource.ts';
import contractclaim from '../modules/contracts/contractclaim/resource.ts';
import contractcost from '../modules/contracts/contractcost/resource.ts';
import contractentry from '../modules/contracts/contractentry/resource.ts';
import contractmanage from '../modules/contracts/contractmanage/resource.ts';
import contractmeasure from '../modules/contracts/contractmeasure/resource.ts';
import contractpayment from '../modules/contracts/contractpayment/resource.ts';
import contractpayout from '../modules/contracts/contractpayout/resource.ts';
import contractsafety from '../modules/contracts/contractsafety/resource.ts';
import coursemeans from '../modules/training/coursemeans/resource.ts';
import customfield from '../modules/system/customfield/resource.ts';
import designchange from '../modules/archives/designchange/resource.ts';
import deviceinstall from '../modules/devices/deviceinstall/resource.ts';
import devicelist from '../modules/devices/devicelist/resource.ts';
import devicerepair from '../modules/devices/devicerepair/resource.ts';
import disclose from '../modules/safety/disclose/resource.ts';
import discloserecord from '../modules/safety/discloserecord/resource.ts';
import drawingreview from '../modules/archives/drawingreview/resource.ts';
import drawings from '../modules/archives/drawingversion/drawings/resource.ts';
import drawingversion from '../modules/archives/drawingversion/resource.ts';
import earlywarn from '../modules/devices/earlywarn/resource.ts';
import emergencydrill from '../modules/safety/emergencydrill/resource.ts';
import emergencyplan from '../modules/safety/emergencyplan/resource.ts';
import enterprise from '../modules/system/enterprise/resource.ts';
import enterprisebank from '../modules/companies/enterprisebank/resource.ts';
import equip from '../modules/labour/equip/resource.ts';
import equip_v2 from '../modules/labour/equip/equip_v2/resource.ts';
import evaluation from '../modules/appraisal/evaluation/resource.ts';
import evaluationlibrary from '../modules/appraisal/evaluationlibrary/resource.ts';
import evaluationplan from '../modules/appraisal/evaluationplan/resource.ts';
import evaluationrecord from '../modules/appraisal/evaluation/evaluationrecord/resource.ts';
import evaluationtemplate from '../modules/appraisal/evaluationtemplate/resource.ts';
import faceconsent from '../modules/labour/faceconsent/resource.ts';
import feedback from '../modules/construction/questionreply/feedback/resource.ts';
import floorplan from '../modules/quality/floorplan/resource.ts';
import fundaccount from '../modules/funds/fundaccount/resource.ts';
import fundentry from '../modules/funds/fundentry/resource.ts';
import fundraisingapproval from '../modules/funds/fundraisingapproval/resource.ts';
import garbagesorting from '../modules/materials/garbagesorting/resource.ts';
import gatepass from '../modules/attendance/gatepass/resource.ts';
import grade from '../modules/training/grade/resource.ts';
import hangingbasket from '../modules/devices/devicelist/hangingbasket/resource.ts';
import helmetbinding from '../modules/helmets/helmetbinding/resource.ts';
import helmetcode from '../modules/helmets/helmetcode/resource.ts';
import helmetmanage from '../modules/helmets/helmetmanage/resource.ts';
import hiddenDangerRectification from '../modules/safety/hiddenDangerRectification/resource.ts';
import houseapprove from '../modules/quality/houseapprove/resource.ts';
import housedefect from '../modules/quality/housedefect/resource.ts';
import initrecord from '../modules/attendance/initrecord/resource.ts';
import inspectionlot from '../modules/quality/inspectionlot/resource.ts';
import insuranceclaim from '../modules/safety/insuranceclaim/resource.ts';
import insuredperson from '../modules/safety/insuredperson/resource.ts';
import labourprojectmanage from '../modules/labour/labourprojectmanage/resource.ts';
import library from '../modules/training/library/resource.ts';
import loginlog from '../modules/system/loginlog/resource.ts';
import logoconfig from '../modules/helmets/logoconfig/resource.ts';
import lookcheck from '../modules/quality/lookcheck/resource.ts';
import majordanger from '../modules/safety/majordanger/resource.ts';
import material from '../modules/materials/material/resource.ts';
import materialacceptapply from '../modules/materials/materialacceptapply/resource.ts';
import materialacceptlogs from '../modules/materials/materialacceptlogs/resource.ts';
import materialacceptsample from '../modules/materials/witnesssampling/materialacceptsample/resource.ts';
import materialorder from '../modules/materials/materialorder/resource.ts';
import materialrecall from '../modules/materials/materialrecall/resource.ts';
import materialuse from '../modules/materials/materialuse/resource.ts';
import measure from '../modules/quality/measure/resource.ts';
import measurestandard from '../modules/quality/measurestandard/resource.ts';
import measuretool from '../modules/quality/measuretool/resource.ts';
import messagelog from '../modules/system/messagelog/resource.ts';
import messagepublish from '../modules/notices/messagepublish/resource.ts';
import mold from '../modules/materials/mold/resource.ts';
import molduse from '../modules/materials/molduse/resource.ts';
import movement from '../modules/labour/movement/resource.ts';
import movement_v2 from '../modules/labour/movement/movement_v2/resource.ts';
import nodemanage from '../modules/progress/scheduletask/nodemanage/resource.ts';
import onlineuser from '../modules/system/onlineuser/resource.ts';
import operatelog from '../modules/system/operatelog/resource.ts';
import org from '../modules/labour/org/resource.ts';
import org_v2 from '../modules/labour/org/org_v2/resource.ts';
import organization from '../modules/system/organization/resource.ts';
import paper from '../modules/training/paper/resource.ts';
import participating from '../modules/companies/participating/resource.ts';
import participating_v2 from '../modules/companies/participating/participating_v2/resource.ts';
import partmanage from '../modules/building/partmanage/resource.ts';
import partymember from '../modules/party/partymember/resource.ts';
import patrollog from '../modules/safety/patrollog/resource.ts';
import patrolplan from '../modules/safety/patrolplan/resource.ts';
import patrolsite from '../modules/safety/patrolsite/resource.ts';
import payentry from '../modules/wages/payentry/resource.ts';
import payhistory from '../modules/wages/payhistory/resource.ts';
import payline from '../modules/wages/payline/resource.ts';
import payroll from '../modules/wages/payroll/resource.ts';
import payspecialaccount from '../modules/wages/payspecialaccount/resource.ts';
import paystatement from '../modules/wages/paystatement/resource.ts';
import personregistration from '../modules/applicants/personregistration/resource.ts';
import physicalexaminationresult from '../modules/labour/physicalexaminationresult/resource.ts';
import planwarning from '../modules/progress/scheduletask/planwarning/resource.ts';
import post from '../modules/system/post/resource.ts';
import productivetask from '../modules/building/productivetask/resource.ts';
import projectbank from '../modules/labour/labourprojectmanage/projectbank/resource.ts';
import projectlabel from '../modules/construction/projectlabel/resource.ts';
import projectmaintenance from '../modules/archives/projectmaintenance/resource.ts';
import projectmanage from '../modules/construction/projectmanage/resource.ts';
import projectprogress from '../modules/progress/scheduleplan/projectprogress/resource.ts';
import projectstaffbank from '../modules/construction/staff/projectstaffbank/resource.ts';
import projectweather from '../modules/construction/projectweather/resource.ts';
import propaganda from '../modules/party/propaganda/resource.ts';
import qualificationmanage from '../modules/labour/qualificationmanage/resource.ts';
import qualityassessment from '../modules/quality/qualityassessment/resource.ts';
import qualitycorrection from '../modules/quality/qualitycorrection/resource.ts';
import qualitylog from '../modules/quality/qualitylog/resource.ts';
import qualityplan from '../modules/quality/qualityplan/resource.ts';
import qualitypost from '../modules/quality/qualitypost/resource.ts';
import qualitysite from '../modules/quality/qualitysite/resource.ts';
import qualityupdate from '../modules/building/qualityupdate/resource.ts';
import questionreply from '../modules/construction/questionreply/resource.ts';
import reportcode from '../modules/reporting/reportcode/resource.ts';
import reportdifference from '../modules/reporting/reportdifference/resource.ts';
import reportentry from '../modules/reporting/reportentry/resource.ts';
import reportexchange from '../modules/reporting/reportexchange/resource.ts';
import reportplatform from '../modules/reporting/reportplatform/resource.ts';
import reporttarget from '../modules/reporting/reporttarget/resource.ts';
import ringlockscaffold from '../modules/devices/devicelist/ringlockscaffold/resource.ts';
import risksource from '../modules/safety/risksource/resource.ts';
import rolemanage from '../modules/system/rolemanage/resource.ts';
import ruleconfig from '../modules/labour/ruleconfig/resource.ts';
import ruleconfig_v2 from '../modules/labour/ruleconfig/ruleconfig_v2/resource.ts';
import safebehaviour from '../modules/labour/safebehaviour/resource.ts';
import safebehaviour_v2 from '../modules/labour/safebehaviour/safebehaviour_v2/resource.ts';
import safeproducemonthreportcompany from '../modules/safety/safeproducemonthreportcompany/resource.ts';
import safeproducemonthreportgroup from '../modules/safety/safeproducemonthreportgroup/resource.ts';
import safetyChecklist from '../modules/safety/safetyChecklist/resource.ts';
import safetyinsurance from '../modules/safety/safetyinsurance/resource.ts';
import samplehandling from '../modules/materials/samplehandling/resource.ts';
import samplelot from '../modules/materials/samplelot/resource.ts';
import schedulefigure from '../modules/building/schedulefigure/resource.ts';
import scheduleplan from '../modules/progress/scheduleplan/resource.ts';
import scheduletask from '../modules/progress/scheduletask/resource.ts';
import scheduleupdate from '../modules/progress/scheduleupdate/resource.ts';
import sipacreview from '../modules/applicants/applysreview/sipacreview/resource.ts';
import sitecheck from '../modules/quality/sitecheck/resource.ts';
import staff from '../modules/construction/staff/resource.ts';
import staff_v2 from '../modules/construction/staff/staff_v2/resource.ts';
import stationapply from '../modules/quality/stationapply/resource.ts';
import stationrecord from '../modules/quality/stationrecord/resource.ts';
import substitute from '../modules/processes/substitute/resource.ts';
import supervisionlog from '../modules/diary/supervisionlog/resource.ts';
import supervisionnotice from '../modules/quality/supervisionnotice/resource.ts';
import supplierbank from '../modules/companies/enterprisebank/supplierbank/resource.ts';
import suspensionorder from '../modules/quality/suspensionorder/resource.ts';
import taskmanage from '../modules/building/taskmanage/resource.ts';
import templateManage from '../modules/safety/templateManage/resource.ts';
import train from '../modules/training/train/resource.ts';
import train_v2 from '../modules/training/train/train_v2/resource.ts';
import trainsign from '../modules/training/trainsign/resource.ts';
import unitcheck from '../modules/quality/unitcheck/resource.ts';
import userinvite from '../modules/system/userinvite/resource.ts';
import usermanage from '../modules/system/usermanage/resource.ts';
import wall from '../modules/bench/wall/resource.ts';
import warningconfig from '../modules/devices/warningconfig/resource.ts';
import warrantyterm from '../modules/archives/warrantyterm/resource.ts';
import wisdompartyconfiguration from '../modules/party/wisdompartyconfiguration/resource.ts';
import witnesssampling from '../modules/materials/witnesssampling/resource.ts';
import workdiary from '../modules/diary/workdiary/resource.ts';
import type { AnyResource } from '../resource/define.ts';

export {
  accidentrecord,
  agerule,
  applysreview,
  appraiselog,
  appraiseplan,
  appraiseresult,
  archivedocument,
  archivefolder,
  archivehandover,
  archivevolume,
  attendanceaccess,
  attendancechart,
  attendancecorrection,
  attendancerecord,
  attendanceregular,
  attendancesort,
  blacklistmanagement,
  blacklistmanagement_v2,
  bridgemachine,
  climbingpartner,
  codemanage,
  componentmanage,
  concealacceptapply,
  concealacceptrecord,
  conditionAcceptance,
  conditionitem,
  contractbill,
  contractchange,
  contractclaim,
  contractcost,
  contractentry,
  contractmanage,
  contractmeasure,
  contractpayment,
  contractpayout,
  contractsafety,
  coursemeans,
  customfield,
  designchange,
  deviceinstall,
  devicelist,
  devicerepair,
  disclose,
  discloserecord,
  drawingreview,
  drawings,
  drawingversion,
  earlywarn,
  emergencydrill,
  emergencyplan,
  enterprise,
  enterprisebank,
  equip,
  equip_v2,
  evaluation,
  evaluationlibrary,
  evaluationplan,
  evaluationrecord,
  evaluationtemplate,
  faceconsent,
  feedback,
  floorplan,
  fundaccount,
  fundentry,
  fundraisingapproval,
  garbagesorting,
  gatepass,
  grade,
  hangingbasket,
  helmetbinding,
  helmetcode,
  helmetmanage,
  hiddenDangerRectification,
  houseapprove,
  housedefect,
  initrecord,
  inspectionlot,
  insuranceclaim,
  insuredperson,
  labourprojectmanage,
  library,
  loginlog,
  logoconfig,
  lookcheck,
  majordanger,
  material,
  materialacceptapply,
  materialacceptlogs,
  materialacceptsample,
  materialorder,
  materialrecall,
  materialuse,
  measure,
  measurestandard,
  measuretool,
  messagelog,
  messagepublish,
  mold,
  molduse,
  movement,
  movement_v2,
  nodemanage,
  onlineuser,
  operatelog,
  org,
  org_v2,
  organization,
  paper,
  participating,
  participating_v2,
  partmanage,
  partymember,
  patrollog,
  patrolplan,
  patrolsite,
  payentry,
  payhistory,
  payline,
  payroll,
  payspecialaccount,
  paystatement,
  personregistration,
  physicalexaminationresult,
  planwarning,
  post,
  productivetask,
  projectbank,
  projectlabel,
  projectmaintenance,
  projectmanage,
  projectprogress,
  projectstaffbank,
  projectweather,
  propaganda,
  qualificationmanage,
  qualityassessment,
  qualitycorrection,
  qualitylog,
  qualityplan,
  qualitypost,
  qualitysite,
  qualityupdate,
  questionreply,
  reportcode,
  reportdifference,
  reportentry,
  reportexchange,
  reportplatform,
  reporttarget,
  ringlockscaffold,
  risksource,
  rolemanage,
  ruleconfig,
  ruleconfig_v2,
  safebehaviour,
  safebehaviour_v2,
  safeproducemonthreportcompany,
  safeproducemonthreportgroup,
  safetyChecklist,
  safetyinsurance,
  samplehandling,
  samplelot,
  schedulefigure,
  scheduleplan,
  scheduletask,
  scheduleupdate,
  sipacreview,
  sitecheck,
  staff,
  staff_v2,
  stationapply,
  stationrecord,
  substitute,
  supervisionlog,
  supervisionnotice,
  supplierbank,
  suspensionorder,
  taskmanage,
  templateManage,
  train,
  train_v2,
  trainsign,
  unitcheck,
  userinvite,
  usermanage,
  wall,
  warningconfig,
  warrantyterm,
  wisdompartyconfiguration,
  witnesssampling,
  workdiary,
};
export const RESOURCES: readonly AnyResource[] = [
  accidentrecord,
  agerule,
  applysreview,
  appraiselog,
  appraiseplan,
  appraiseresult,
  archivedocument,
  archivefolder,
  archivehandover,
  archivevolume,
  attendanceaccess,
  attendancechart,
  attendancecorrection,
  attendancerecord,
  attendanceregular,
  attendancesort,
  blacklistmanagement,
  blacklistmanagement_v2,
  bridgemachine,
  climbingpartner,
  codemanage,
  componentmanage,
  concealacceptapply,
  concealacceptrecord,
  conditionAcceptance,
  conditionitem,
  contractbill,
  contractchange,
  contractclaim,
  contractcost,
  contractentry,
  contractmanage,
  contractmeasure,
  contractpayment,
  contractpayout,
  contractsafety,
  coursemeans,
  customfield,
  designchange,
  deviceinstall,
  devicelist,
  devicerepair,
  disclose,
  discloserecord,
  drawingreview,
  drawings,
  drawingversion,
  earlywarn,
  emergencydrill,
  emergencyplan,
  enterprise,
  enterprisebank,
  equip,
  equip_v2,
  evaluation,
  evaluationlibrary,
  evaluationplan,
  evaluationrecord,
  evaluationtemplate,
  faceconsent,
  feedback,
  floorplan,
  fundaccount,
  fundentry,
  fundraisingapproval,
  garbagesorting,
  gatepass,
  grade,
  hangingbasket,
  helmetbinding,
  helmetcode,
  helmetmanage,
  hiddenDangerRectification,
  houseapprove,
  housedefect,
  initrecord,
  inspectionlot,
  insuranceclaim,
  insuredperson,
  labourprojectmanage,
  library,
  loginlog,
  logoconfig,
  lookcheck,
  majordanger,
  material,
  materialacceptapply,
  materialacceptlogs,
  materialacceptsample,
  materialorder,
  materialrecall,
  materialuse,
  measure,
  measurestandard,
  measuretool,
  messagelog,
  messagepublish,
  mold,
  molduse,
  movement,
  movement_v2,
  nodemanage,
  onlineuser,
  operatelog,
  org,
  org_v2,
  organization,
  paper,
  participating,
  participating_v2,
  partmanage,
  partymember,
  patrollog,
  patrolplan,
  patrolsite,
  payentry,
  payhistory,
  payline,
  payroll,
  payspecialaccount,
  paystatement,
  personregistration,
  physicalexaminationresult,
  planwarning,
  post,
  productivetask,
  projectbank,
  projectlabel,
  projectmaintenance,
  projectmanage,
  projectprogress,
  projectstaffbank,
  projectweather,
  propaganda,
  qualificationmanage,
  qualityassessment,
  qualitycorrection,
  qualitylog,
  qualityplan,
  qualitypost,
  qualitysite,
  qualityupdate,
  questionreply,
  reportcode,
  reportdifference,
  reportentry,
  reportexchange,
  reportplatform,
  reporttarget,
  ringlockscaffold,
  risksource,
  rolemanage,
  ruleconfig,
  ruleconfig_v2,
  safebehaviour,
  safebehaviour_v2,
  safeproducemonthreportcompany,
  safeproducemonthreportgroup,
  safetyChecklist,
  safetyinsurance,
  samplehandling,
  samplelot,
  schedulefigure,
  scheduleplan,
  scheduletask,
  scheduleupdate,
  sipacreview,
  sitecheck,
  staff,
  staff_v2,
  stationapply,
  stationrecord,
  substitute,
  supervisionlog,
  supervisionnotice,
  supplierbank,
  suspensionorder,
  taskmanage,
  templateManage,
  train,
  train_v2,
  trainsign,
  unitcheck,
  userinvite,
  usermanage,
  wall,
  warningconfig,
  warrantyterm,
  wisdompartyconfiguration,
  witnesssampling,
  workdiary,
];
