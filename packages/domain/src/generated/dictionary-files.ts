// Written by `npm run generate` from the files that it lists.
import * as appraisal from '../modules/appraisal/dictionary.ts';
import * as archives from '../modules/archives/dictionary.ts';
import * as attendance from '../modules/attendance/dictionary.ts';
import * as componentmanage from '../modules/building/componentmanage/dictionary.ts';
import * as building from '../modules/building/dictionary.ts';
import * as partmanage from '../modules/building/partmanage/dictionary.ts';
import * as schedulefigure from '../modules/building/schedulefigure/dictionary.ts';
import * as taskmanage from '../modules/building/taskmanage/dictionary.ts';
import * as companies from '../modules/companies/dictionary.ts';
import * as enterprisebank from '../modules/companies/enterprisebank/dictionary.ts';
import * as participating from '../modules/companies/participating/dictionary.ts';
import * as projectlabel from '../modules/construction/projectlabel/dictionary.ts';
import * as projectmanage from '../modules/construction/projectmanage/dictionary.ts';
import * as projectweather from '../modules/construction/projectweather/dictionary.ts';
import * as questionreply from '../modules/construction/questionreply/dictionary.ts';
import * as staff from '../modules/construction/staff/dictionary.ts';
import * as contractchange from '../modules/contracts/contractchange/dictionary.ts';
import * as contractclaim from '../modules/contracts/contractclaim/dictionary.ts';
import * as contractcost from '../modules/contracts/contractcost/dictionary.ts';
import * as contractentry from '../modules/contracts/contractentry/dictionary.ts';
import * as contractmanage from '../modules/contracts/contractmanage/dictionary.ts';
import * as contractmeasure from '../modules/contracts/contractmeasure/dictionary.ts';
import * as contractpayment from '../modules/contracts/contractpayment/dictionary.ts';
import * as contractpayout from '../modules/contracts/contractpayout/dictionary.ts';
import * as contractsafety from '../modules/contracts/contractsafety/dictionary.ts';
import * as contracts from '../modules/contracts/dictionary.ts';
import * as devicelist from '../modules/devices/devicelist/dictionary.ts';
import * as devicerepair from '../modules/devices/devicerepair/dictionary.ts';
import * as earlywarn from '../modules/devices/earlywarn/dictionary.ts';
import * as diary from '../modules/diary/dictionary.ts';
import * as funds from '../modules/funds/dictionary.ts';
import * as helmets from '../modules/helmets/dictionary.ts';
import * as agerule from '../modules/labour/agerule/dictionary.ts';
import * as blacklistmanagement from '../modules/labour/blacklistmanagement/dictionary.ts';
import * as labour from '../modules/labour/dictionary.ts';
import * as equip from '../modules/labour/equip/dictionary.ts';
import * as faceconsent from '../modules/labour/faceconsent/dictionary.ts';
import * as labourprojectmanage from '../modules/labour/labourprojectmanage/dictionary.ts';
import * as movement from '../modules/labour/movement/dictionary.ts';
import * as org from '../modules/labour/org/dictionary.ts';
import * as physicalexaminationresult from '../modules/labour/physicalexaminationresult/dictionary.ts';
import * as qualificationmanage from '../modules/labour/qualificationmanage/dictionary.ts';
import * as materials from '../modules/materials/dictionary.ts';
import * as garbagesorting from '../modules/materials/garbagesorting/dictionary.ts';
import * as material from '../modules/materials/material/dictionary.ts';
import * as materialacceptapply from '../modules/materials/materialacceptapply/dictionary.ts';
import * as materialacceptlogs from '../modules/materials/materialacceptlogs/dictionary.ts';
import * as materialorder from '../modules/materials/materialorder/dictionary.ts';
import * as materialrecall from '../modules/materials/materialrecall/dictionary.ts';
import * as mold from '../modules/materials/mold/dictionary.ts';
import * as samplehandling from '../modules/materials/samplehandling/dictionary.ts';
import * as samplelot from '../modules/materials/samplelot/dictionary.ts';
import * as witnesssampling from '../modules/materials/witnesssampling/dictionary.ts';
import * as messagepublish from '../modules/notices/messagepublish/dictionary.ts';
import * as party from '../modules/party/dictionary.ts';
import * as processes from '../modules/processes/dictionary.ts';
import * as substitute from '../modules/processes/substitute/dictionary.ts';
import * as progress from '../modules/progress/dictionary.ts';
import * as quality from '../modules/quality/dictionary.ts';
import * as floorplan from '../modules/quality/floorplan/dictionary.ts';
import * as houseapprove from '../modules/quality/houseapprove/dictionary.ts';
import * as inspectionlot from '../modules/quality/inspectionlot/dictionary.ts';
import * as measure from '../modules/quality/measure/dictionary.ts';
import * as measurestandard from '../modules/quality/measurestandard/dictionary.ts';
import * as measuretool from '../modules/quality/measuretool/dictionary.ts';
import * as qualityassessment from '../modules/quality/qualityassessment/dictionary.ts';
import * as stationrecord from '../modules/quality/stationrecord/dictionary.ts';
import * as supervisionnotice from '../modules/quality/supervisionnotice/dictionary.ts';
import * as suspensionorder from '../modules/quality/suspensionorder/dictionary.ts';
import * as unitcheck from '../modules/quality/unitcheck/dictionary.ts';
import * as reporting from '../modules/reporting/dictionary.ts';
import * as safety from '../modules/safety/dictionary.ts';
import * as disclose from '../modules/safety/disclose/dictionary.ts';
import * as emergencydrill from '../modules/safety/emergencydrill/dictionary.ts';
import * as emergencyplan from '../modules/safety/emergencyplan/dictionary.ts';
import * as insuranceclaim from '../modules/safety/insuranceclaim/dictionary.ts';
import * as majordanger from '../modules/safety/majordanger/dictionary.ts';
import * as risksource from '../modules/safety/risksource/dictionary.ts';
import * as safetyChecklist from '../modules/safety/safetyChecklist/dictionary.ts';
import * as safetyinsurance from '../modules/safety/safetyinsurance/dictionary.ts';
import * as customfield from '../modules/system/customfield/dictionary.ts';
import * as enterprise from '../modules/system/enterprise/dictionary.ts';
import * as loginlog from '../modules/system/loginlog/dictionary.ts';
import * as rolemanage from '../modules/system/rolemanage/dictionary.ts';
import * as userinvite from '../modules/system/userinvite/dictionary.ts';
import * as coursemeans from '../modules/training/coursemeans/dictionary.ts';
import * as training from '../modules/training/dictionary.ts';
import * as grade from '../modules/training/grade/dictionary.ts';
import * as library from '../modules/training/library/dictionary.ts';
import * as paper from '../modules/training/paper/dictionary.ts';
import * as train from '../modules/training/train/dictionary.ts';
import * as trainsign from '../modules/training/trainsign/dictionary.ts';
import * as wages from '../modules/wages/dictionary.ts';
import * as payline from '../modules/wages/payline/dictionary.ts';
import * as payroll from '../modules/wages/payroll/dictionary.ts';
import * as payspecialaccount from '../modules/wages/payspecialaccount/dictionary.ts';
import * as paystatement from '../modules/wages/paystatement/dictionary.ts';
import type { DictionaryFile } from '../dictionary/define.ts';

export const DICTIONARY_FILES: readonly DictionaryFile[] = [
  appraisal,
  archives,
  attendance,
  componentmanage,
  building,
  partmanage,
  schedulefigure,
  taskmanage,
  companies,
  enterprisebank,
  participating,
  projectlabel,
  projectmanage,
  projectweather,
  questionreply,
  staff,
  contractchange,
  contractclaim,
  contractcost,
  contractentry,
  contractmanage,
  contractmeasure,
  contractpayment,
  contractpayout,
  contractsafety,
  contracts,
  devicelist,
  devicerepair,
  earlywarn,
  diary,
  funds,
  helmets,
  agerule,
  blacklistmanagement,
  labour,
  equip,
  faceconsent,
  labourprojectmanage,
  movement,
  org,
  physicalexaminationresult,
  qualificationmanage,
  materials,
  garbagesorting,
  material,
  materialacceptapply,
  materialacceptlogs,
  materialorder,
  materialrecall,
  mold,
  samplehandling,
  samplelot,
  witnesssampling,
  messagepublish,
  party,
  processes,
  substitute,
  progress,
  quality,
  floorplan,
  houseapprove,
  inspectionlot,
  measure,
  measurestandard,
  measuretool,
  qualityassessment,
  stationrecord,
  supervisionnotice,
  suspensionorder,
  unitcheck,
  reporting,
  safety,
  disclose,
  emergencydrill,
  emergencyplan,
  insuranceclaim,
  majordanger,
  risksource,
  safetyChecklist,
  safetyinsurance,
  customfield,
  enterprise,
  loginlog,
  rolemanage,
  userinvite,
  coursemeans,
  training,
  grade,
  library,
  paper,
  train,
  trainsign,
  wages,
  payline,
  payroll,
  payspecialaccount,
  paystatement,
];
