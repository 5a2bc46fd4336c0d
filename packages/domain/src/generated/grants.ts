// Written by `npm run generate` from the files that it lists.
import applysreview from '../modules/applicants/applysreview/grants.ts';
import sipacreview from '../modules/applicants/applysreview/sipacreview/grants.ts';
import personregistration from '../modules/applicants/personregistration/grants.ts';
import appraiselog from '../modules/appraisal/appraiselog/grants.ts';
import appraiseresult from '../modules/appraisal/evaluation/appraiseresult/grants.ts';
import evaluationrecord from '../modules/appraisal/evaluation/evaluationrecord/grants.ts';
import evaluation from '../modules/appraisal/evaluation/grants.ts';
import evaluationlibrary from '../modules/appraisal/evaluationlibrary/grants.ts';
import appraiseplan from '../modules/appraisal/evaluationplan/appraiseplan/grants.ts';
import evaluationplan from '../modules/appraisal/evaluationplan/grants.ts';
import evaluationtemplate from '../modules/appraisal/evaluationtemplate/grants.ts';
import archivedocument from '../modules/archives/archivedocument/grants.ts';
import archivefolder from '../modules/archives/archivefolder/grants.ts';
import archivehandover from '../modules/archives/archivehandover/grants.ts';
import archivevolume from '../modules/archives/archivevolume/grants.ts';
import deliveryarchive from '../modules/archives/deliveryarchive/grants.ts';
import designarchive from '../modules/archives/designarchive/grants.ts';
import designchange from '../modules/archives/designchange/grants.ts';
import drawingreview from '../modules/archives/drawingreview/grants.ts';
import drawings from '../modules/archives/drawingversion/drawings/grants.ts';
import drawingversion from '../modules/archives/drawingversion/grants.ts';
import engineeringarchive from '../modules/archives/engineeringarchive/grants.ts';
import projectmaintenance from '../modules/archives/projectmaintenance/grants.ts';
import warrantyterm from '../modules/archives/warrantyterm/grants.ts';
import attendance_v2 from '../modules/attendance/attendance/attendance_v2/grants.ts';
import attendance from '../modules/attendance/attendance/grants.ts';
import attendanceaccess from '../modules/attendance/attendanceaccess/grants.ts';
import attendancechart from '../modules/attendance/attendancechart/grants.ts';
import attendancecorrection from '../modules/attendance/attendancecorrection/grants.ts';
import attendancerecord from '../modules/attendance/attendancerecord/grants.ts';
import attendanceregular from '../modules/attendance/attendanceregular/grants.ts';
import attendancesort from '../modules/attendance/attendancesort/grants.ts';
import gatepass from '../modules/attendance/gatepass/grants.ts';
import initrecord from '../modules/attendance/initrecord/grants.ts';
import reportstatistics from '../modules/attendance/reportstatistics/grants.ts';
import datafill from '../modules/bench/datafill/grants.ts';
import home from '../modules/bench/home/grants.ts';
import wall from '../modules/bench/wall/grants.ts';
import workbench from '../modules/bench/workbench/grants.ts';
import buildpositionstatistics from '../modules/building/buildpositionstatistics/grants.ts';
import componentmanage from '../modules/building/componentmanage/grants.ts';
import partmanage from '../modules/building/partmanage/grants.ts';
import productivetask from '../modules/building/productivetask/grants.ts';
import qualityupdate from '../modules/building/qualityupdate/grants.ts';
import schedulefigure from '../modules/building/schedulefigure/grants.ts';
import taskmanage from '../modules/building/taskmanage/grants.ts';
import enterprisebank from '../modules/companies/enterprisebank/grants.ts';
import supplierbank from '../modules/companies/enterprisebank/supplierbank/grants.ts';
import participating from '../modules/companies/participating/grants.ts';
import participating_v2 from '../modules/companies/participating/participating_v2/grants.ts';
import projectlabel from '../modules/construction/projectlabel/grants.ts';
import projectmanage from '../modules/construction/projectmanage/grants.ts';
import projectweather from '../modules/construction/projectweather/grants.ts';
import feedback from '../modules/construction/questionreply/feedback/grants.ts';
import questionreply from '../modules/construction/questionreply/grants.ts';
import staff from '../modules/construction/staff/grants.ts';
import projectstaffbank from '../modules/construction/staff/projectstaffbank/grants.ts';
import staff_v2 from '../modules/construction/staff/staff_v2/grants.ts';
import contractbill from '../modules/contracts/contractbill/grants.ts';
import contractchange from '../modules/contracts/contractchange/grants.ts';
import contractclaim from '../modules/contracts/contractclaim/grants.ts';
import contractcost from '../modules/contracts/contractcost/grants.ts';
import contractentry from '../modules/contracts/contractentry/grants.ts';
import contractmanage from '../modules/contracts/contractmanage/grants.ts';
import contractmeasure from '../modules/contracts/contractmeasure/grants.ts';
import contractpayment from '../modules/contracts/contractpayment/grants.ts';
import contractpayout from '../modules/contracts/contractpayout/grants.ts';
import contractsafety from '../modules/contracts/contractsafety/grants.ts';
import deviceinstall from '../modules/devices/deviceinstall/grants.ts';
import bridgemachine from '../modules/devices/devicelist/bridgemachine/grants.ts';
import devicelist from '../modules/devices/devicelist/grants.ts';
import hangingbasket from '../modules/devices/devicelist/hangingbasket/grants.ts';
import ringlockscaffold from '../modules/devices/devicelist/ringlockscaffold/grants.ts';
import devicerepair from '../modules/devices/devicerepair/grants.ts';
import earlywarn from '../modules/devices/earlywarn/grants.ts';
import warningconfig from '../modules/devices/warningconfig/grants.ts';
import supervisionlog from '../modules/diary/supervisionlog/grants.ts';
import workdiary from '../modules/diary/workdiary/grants.ts';
import registration from '../modules/entry/registration/grants.ts';
import fundaccount from '../modules/funds/fundaccount/grants.ts';
import fundentry from '../modules/funds/fundentry/grants.ts';
import fundraisingapproval from '../modules/funds/fundraisingapproval/grants.ts';
import climbingpartner from '../modules/helmets/climbingpartner/grants.ts';
import codemanage from '../modules/helmets/codemanage/grants.ts';
import datastatistic from '../modules/helmets/datastatistic/grants.ts';
import helmetbinding from '../modules/helmets/helmetbinding/grants.ts';
import helmetcode from '../modules/helmets/helmetcode/grants.ts';
import helmetmanage from '../modules/helmets/helmetmanage/grants.ts';
import helmetvideo from '../modules/helmets/helmetvideo/grants.ts';
import logoconfig from '../modules/helmets/logoconfig/grants.ts';
import projectoverview from '../modules/helmets/projectoverview/grants.ts';
import trackmanagement from '../modules/helmets/trackmanagement/grants.ts';
import admission from '../modules/labour/admission/grants.ts';
import agerule from '../modules/labour/agerule/grants.ts';
import blacklistmanagement_v2 from '../modules/labour/blacklistmanagement/blacklistmanagement_v2/grants.ts';
import blacklistmanagement from '../modules/labour/blacklistmanagement/grants.ts';
import equip_v2 from '../modules/labour/equip/equip_v2/grants.ts';
import equip from '../modules/labour/equip/grants.ts';
import faceconsent from '../modules/labour/faceconsent/grants.ts';
import labourprojectmanage from '../modules/labour/labourprojectmanage/grants.ts';
import projectbank from '../modules/labour/labourprojectmanage/projectbank/grants.ts';
import movement from '../modules/labour/movement/grants.ts';
import movement_v2 from '../modules/labour/movement/movement_v2/grants.ts';
import org from '../modules/labour/org/grants.ts';
import org_v2 from '../modules/labour/org/org_v2/grants.ts';
import physicalexaminationresult from '../modules/labour/physicalexaminationresult/grants.ts';
import qualificationmanage from '../modules/labour/qualificationmanage/grants.ts';
import ruleconfig from '../modules/labour/ruleconfig/grants.ts';
import ruleconfig_v2 from '../modules/labour/ruleconfig/ruleconfig_v2/grants.ts';
import safebehaviour from '../modules/labour/safebehaviour/grants.ts';
import safebehaviour_v2 from '../modules/labour/safebehaviour/safebehaviour_v2/grants.ts';
import garbagesorting from '../modules/materials/garbagesorting/grants.ts';
import material from '../modules/materials/material/grants.ts';
import materialacceptapply from '../modules/materials/materialacceptapply/grants.ts';
import materialacceptlogs from '../modules/materials/materialacceptlogs/grants.ts';
import materialorder from '../modules/materials/materialorder/grants.ts';
import materialrecall from '../modules/materials/materialrecall/grants.ts';
import materialuse from '../modules/materials/materialuse/grants.ts';
import mold from '../modules/materials/mold/grants.ts';
import molduse from '../modules/materials/molduse/grants.ts';
import samplehandling from '../modules/materials/samplehandling/grants.ts';
import samplelot from '../modules/materials/samplelot/grants.ts';
import witnesssampling from '../modules/materials/witnesssampling/grants.ts';
import materialacceptsample from '../modules/materials/witnesssampling/materialacceptsample/grants.ts';
import messagepublish from '../modules/notices/messagepublish/grants.ts';
import partymember from '../modules/party/partymember/grants.ts';
import propaganda from '../modules/party/propaganda/grants.ts';
import wisdompartyconfiguration from '../modules/party/wisdompartyconfiguration/grants.ts';
import bpmCalendar from '../modules/processes/bpm-calendar/grants.ts';
import bpmForm from '../modules/processes/bpm-form/grants.ts';
import bpmModel from '../modules/processes/bpm-model/grants.ts';
import bpmProcessInstance from '../modules/processes/bpm-process-instance/grants.ts';
import bpmProcessManager from '../modules/processes/bpm-process-manager/grants.ts';
import bpmStatistics from '../modules/processes/bpm-statistics/grants.ts';
import bpmTaskDone from '../modules/processes/bpm-task-done/grants.ts';
import bpmTask from '../modules/processes/bpm-task/grants.ts';
import bpmUserGroup from '../modules/processes/bpm-user-group/grants.ts';
import substitute from '../modules/processes/substitute/grants.ts';
import buildplan from '../modules/progress/buildplan/grants.ts';
import scheduleplan from '../modules/progress/scheduleplan/grants.ts';
import projectprogress from '../modules/progress/scheduleplan/projectprogress/grants.ts';
import scheduletask from '../modules/progress/scheduletask/grants.ts';
import nodemanage from '../modules/progress/scheduletask/nodemanage/grants.ts';
import planwarning from '../modules/progress/scheduletask/planwarning/grants.ts';
import scheduleupdate from '../modules/progress/scheduleupdate/grants.ts';
import concealacceptapply from '../modules/quality/concealacceptapply/grants.ts';
import concealacceptrecord from '../modules/quality/concealacceptrecord/grants.ts';
import conditionAcceptance from '../modules/quality/conditionAcceptance/grants.ts';
import conditionitem from '../modules/quality/conditionitem/grants.ts';
import floorplan from '../modules/quality/floorplan/grants.ts';
import houseapprove from '../modules/quality/houseapprove/grants.ts';
import housedefect from '../modules/quality/housedefect/grants.ts';
import inspectionlot from '../modules/quality/inspectionlot/grants.ts';
import lookcheck from '../modules/quality/lookcheck/grants.ts';
import measure from '../modules/quality/measure/grants.ts';
import measurestandard from '../modules/quality/measurestandard/grants.ts';
import measuretool from '../modules/quality/measuretool/grants.ts';
import qualityassessment from '../modules/quality/qualityassessment/grants.ts';
import qualitycorrection from '../modules/quality/qualitycorrection/grants.ts';
import qualitylog from '../modules/quality/qualitylog/grants.ts';
import qualityplan from '../modules/quality/qualityplan/grants.ts';
import qualitypost from '../modules/quality/qualitypost/grants.ts';
import qualitysite from '../modules/quality/qualitysite/grants.ts';
import sitecheck from '../modules/quality/sitecheck/grants.ts';
import stationapply from '../modules/quality/stationapply/grants.ts';
import stationrecord from '../modules/quality/stationrecord/grants.ts';
import supervisionnotice from '../modules/quality/supervisionnotice/grants.ts';
import suspensionorder from '../modules/quality/suspensionorder/grants.ts';
import unitcheck from '../modules/quality/unitcheck/grants.ts';
import reportcode from '../modules/reporting/reportcode/grants.ts';
import reportdifference from '../modules/reporting/reportdifference/grants.ts';
import reportentry from '../modules/reporting/reportentry/grants.ts';
import reportexchange from '../modules/reporting/reportexchange/grants.ts';
import reportplatform from '../modules/reporting/reportplatform/grants.ts';
import reporttarget from '../modules/reporting/reporttarget/grants.ts';
import accidentrecord from '../modules/safety/accidentrecord/grants.ts';
import disclose from '../modules/safety/disclose/grants.ts';
import discloserecord from '../modules/safety/discloserecord/grants.ts';
import emergencydrill from '../modules/safety/emergencydrill/grants.ts';
import emergencyplan from '../modules/safety/emergencyplan/grants.ts';
import hiddenDangerRectification from '../modules/safety/hiddenDangerRectification/grants.ts';
import insuranceclaim from '../modules/safety/insuranceclaim/grants.ts';
import insuredperson from '../modules/safety/insuredperson/grants.ts';
import majordanger from '../modules/safety/majordanger/grants.ts';
import patrollog from '../modules/safety/patrollog/grants.ts';
import patrolplan from '../modules/safety/patrolplan/grants.ts';
import patrolsite from '../modules/safety/patrolsite/grants.ts';
import risksource from '../modules/safety/risksource/grants.ts';
import safeproducemonthreportcompany from '../modules/safety/safeproducemonthreportcompany/grants.ts';
import safeproducemonthreportgroup from '../modules/safety/safeproducemonthreportgroup/grants.ts';
import safetyChecklist from '../modules/safety/safetyChecklist/grants.ts';
import safetyinsurance from '../modules/safety/safetyinsurance/grants.ts';
import templateManage from '../modules/safety/templateManage/grants.ts';
import accesswhy from '../modules/system/accesswhy/grants.ts';
import center from '../modules/system/center/grants.ts';
import customfield from '../modules/system/customfield/grants.ts';
import download from '../modules/system/download/grants.ts';
import loginlog from '../modules/system/loginlog/grants.ts';
import messagelog from '../modules/system/messagelog/grants.ts';
import messagesetting from '../modules/system/messagesetting/grants.ts';
import onlineuser from '../modules/system/onlineuser/grants.ts';
import operatelog from '../modules/system/operatelog/grants.ts';
import organization from '../modules/system/organization/grants.ts';
import post from '../modules/system/post/grants.ts';
import printtemplate from '../modules/system/printtemplate/grants.ts';
import recyclebin from '../modules/system/recyclebin/grants.ts';
import rolemanage from '../modules/system/rolemanage/grants.ts';
import userinvite from '../modules/system/userinvite/grants.ts';
import usermanage from '../modules/system/usermanage/grants.ts';
import coursemeans from '../modules/training/coursemeans/grants.ts';
import grade from '../modules/training/grade/grants.ts';
import learnevaluation from '../modules/training/learnevaluation/grants.ts';
import library from '../modules/training/library/grants.ts';
import paper from '../modules/training/paper/grants.ts';
import train from '../modules/training/train/grants.ts';
import train_v2 from '../modules/training/train/train_v2/grants.ts';
import trainsign from '../modules/training/trainsign/grants.ts';
import payentry from '../modules/wages/payentry/grants.ts';
import payhistory from '../modules/wages/payhistory/grants.ts';
import payline from '../modules/wages/payline/grants.ts';
import payroll from '../modules/wages/payroll/grants.ts';
import payslip from '../modules/wages/payslip/grants.ts';
import payspecialaccount from '../modules/wages/payspecialaccount/grants.ts';
import paystatement from '../modules/wages/paystatement/grants.ts';
import type { Grants } from '../grants/define.ts';

export const MODULE_GRANTS: Readonly<Record<string, Grants>> = {
  'applicants/applysreview': applysreview,
  'applicants/applysreview/sipacreview': sipacreview,
  'applicants/personregistration': personregistration,
  'appraisal/appraiselog': appraiselog,
  'appraisal/evaluation/appraiseresult': appraiseresult,
  'appraisal/evaluation/evaluationrecord': evaluationrecord,
  'appraisal/evaluation': evaluation,
  'appraisal/evaluationlibrary': evaluationlibrary,
  'appraisal/evaluationplan/appraiseplan': appraiseplan,
  'appraisal/evaluationplan': evaluationplan,
  'appraisal/evaluationtemplate': evaluationtemplate,
  'archives/archivedocument': archivedocument,
  'archives/archivefolder': archivefolder,
  'archives/archivehandover': archivehandover,
  'archives/archivevolume': archivevolume,
  'archives/deliveryarchive': deliveryarchive,
  'archives/designarchive': designarchive,
  'archives/designchange': designchange,
  'archives/drawingreview': drawingreview,
  'archives/drawingversion/drawings': drawings,
  'archives/drawingversion': drawingversion,
  'archives/engineeringarchive': engineeringarchive,
  'archives/projectmaintenance': projectmaintenance,
  'archives/warrantyterm': warrantyterm,
  'attendance/attendance/attendance_v2': attendance_v2,
  'attendance/attendance': attendance,
  'attendance/attendanceaccess': attendanceaccess,
  'attendance/attendancechart': attendancechart,
  'attendance/attendancecorrection': attendancecorrection,
  'attendance/attendancerecord': attendancerecord,
  'attendance/attendanceregular': attendanceregular,
  'attendance/attendancesort': attendancesort,
  'attendance/gatepass': gatepass,
  'attendance/initrecord': initrecord,
  'attendance/reportstatistics': reportstatistics,
  'bench/datafill': datafill,
  'bench/home': home,
  'bench/wall': wall,
  'bench/workbench': workbench,
  'building/buildpositionstatistics': buildpositionstatistics,
  'building/componentmanage': componentmanage,
  'building/partmanage': partmanage,
  'building/productivetask': productivetask,
  'building/qualityupdate': qualityupdate,
  'building/schedulefigure': schedulefigure,
  'building/taskmanage': taskmanage,
  'companies/enterprisebank': enterprisebank,
  'companies/enterprisebank/supplierbank': supplierbank,
  'companies/participating': participating,
  'companies/participating/participating_v2': participating_v2,
  'construction/projectlabel': projectlabel,
  'construction/projectmanage': projectmanage,
  'construction/projectweather': projectweather,
  'construction/questionreply/feedback': feedback,
  'construction/questionreply': questionreply,
  'construction/staff': staff,
  'construction/staff/projectstaffbank': projectstaffbank,
  'construction/staff/staff_v2': staff_v2,
  'contracts/contractbill': contractbill,
  'contracts/contractchange': contractchange,
  'contracts/contractclaim': contractclaim,
  'contracts/contractcost': contractcost,
  'contracts/contractentry': contractentry,
  'contracts/contractmanage': contractmanage,
  'contracts/contractmeasure': contractmeasure,
  'contracts/contractpayment': contractpayment,
  'contracts/contractpayout': contractpayout,
  'contracts/contractsafety': contractsafety,
  'devices/deviceinstall': deviceinstall,
  'devices/devicelist/bridgemachine': bridgemachine,
  'devices/devicelist': devicelist,
  'devices/devicelist/hangingbasket': hangingbasket,
  'devices/devicelist/ringlockscaffold': ringlockscaffold,
  'devices/devicerepair': devicerepair,
  'devices/earlywarn': earlywarn,
  'devices/warningconfig': warningconfig,
  'diary/supervisionlog': supervisionlog,
  'diary/workdiary': workdiary,
  'entry/registration': registration,
  'funds/fundaccount': fundaccount,
  'funds/fundentry': fundentry,
  'funds/fundraisingapproval': fundraisingapproval,
  'helmets/climbingpartner': climbingpartner,
  'helmets/codemanage': codemanage,
  'helmets/datastatistic': datastatistic,
  'helmets/helmetbinding': helmetbinding,
  'helmets/helmetcode': helmetcode,
  'helmets/helmetmanage': helmetmanage,
  'helmets/helmetvideo': helmetvideo,
  'helmets/logoconfig': logoconfig,
  'helmets/projectoverview': projectoverview,
  'helmets/trackmanagement': trackmanagement,
  'labour/admission': admission,
  'labour/agerule': agerule,
  'labour/blacklistmanagement/blacklistmanagement_v2': blacklistmanagement_v2,
  'labour/blacklistmanagement': blacklistmanagement,
  'labour/equip/equip_v2': equip_v2,
  'labour/equip': equip,
  'labour/faceconsent': faceconsent,
  'labour/labourprojectmanage': labourprojectmanage,
  'labour/labourprojectmanage/projectbank': projectbank,
  'labour/movement': movement,
  'labour/movement/movement_v2': movement_v2,
  'labour/org': org,
  'labour/org/org_v2': org_v2,
  'labour/physicalexaminationresult': physicalexaminationresult,
  'labour/qualificationmanage': qualificationmanage,
  'labour/ruleconfig': ruleconfig,
  'labour/ruleconfig/ruleconfig_v2': ruleconfig_v2,
  'labour/safebehaviour': safebehaviour,
  'labour/safebehaviour/safebehaviour_v2': safebehaviour_v2,
  'materials/garbagesorting': garbagesorting,
  'materials/material': material,
  'materials/materialacceptapply': materialacceptapply,
  'materials/materialacceptlogs': materialacceptlogs,
  'materials/materialorder': materialorder,
  'materials/materialrecall': materialrecall,
  'materials/materialuse': materialuse,
  'materials/mold': mold,
  'materials/molduse': molduse,
  'materials/samplehandling': samplehandling,
  'materials/samplelot': samplelot,
  'materials/witnesssampling': witnesssampling,
  'materials/witnesssampling/materialacceptsample': materialacceptsample,
  'notices/messagepublish': messagepublish,
  'party/partymember': partymember,
  'party/propaganda': propaganda,
  'party/wisdompartyconfiguration': wisdompartyconfiguration,
  'processes/bpm-calendar': bpmCalendar,
  'processes/bpm-form': bpmForm,
  'processes/bpm-model': bpmModel,
  'processes/bpm-process-instance': bpmProcessInstance,
  'processes/bpm-process-manager': bpmProcessManager,
  'processes/bpm-statistics': bpmStatistics,
  'processes/bpm-task-done': bpmTaskDone,
  'processes/bpm-task': bpmTask,
  'processes/bpm-user-group': bpmUserGroup,
  'processes/substitute': substitute,
  'progress/buildplan': buildplan,
  'progress/scheduleplan': scheduleplan,
  'progress/scheduleplan/projectprogress': projectprogress,
  'progress/scheduletask': scheduletask,
  'progress/scheduletask/nodemanage': nodemanage,
  'progress/scheduletask/planwarning': planwarning,
  'progress/scheduleupdate': scheduleupdate,
  'quality/concealacceptapply': concealacceptapply,
  'quality/concealacceptrecord': concealacceptrecord,
  'quality/conditionAcceptance': conditionAcceptance,
  'quality/conditionitem': conditionitem,
  'quality/floorplan': floorplan,
  'quality/houseapprove': houseapprove,
  'quality/housedefect': housedefect,
  'quality/inspectionlot': inspectionlot,
  'quality/lookcheck': lookcheck,
  'quality/measure': measure,
  'quality/measurestandard': measurestandard,
  'quality/measuretool': measuretool,
  'quality/qualityassessment': qualityassessment,
  'quality/qualitycorrection': qualitycorrection,
  'quality/qualitylog': qualitylog,
  'quality/qualityplan': qualityplan,
  'quality/qualitypost': qualitypost,
  'quality/qualitysite': qualitysite,
  'quality/sitecheck': sitecheck,
  'quality/stationapply': stationapply,
  'quality/stationrecord': stationrecord,
  'quality/supervisionnotice': supervisionnotice,
  'quality/suspensionorder': suspensionorder,
  'quality/unitcheck': unitcheck,
  'reporting/reportcode': reportcode,
  'reporting/reportdifference': reportdifference,
  'reporting/reportentry': reportentry,
  'reporting/reportexchange': reportexchange,
  'reporting/reportplatform': reportplatform,
  'reporting/reporttarget': reporttarget,
  'safety/accidentrecord': accidentrecord,
  'safety/disclose': disclose,
  'safety/discloserecord': discloserecord,
  'safety/emergencydrill': emergencydrill,
  'safety/emergencyplan': emergencyplan,
  'safety/hiddenDangerRectification': hiddenDangerRectification,
  'safety/insuranceclaim': insuranceclaim,
  'safety/insuredperson': insuredperson,
  'safety/majordanger': majordanger,
  'safety/patrollog': patrollog,
  'safety/patrolplan': patrolplan,
  'safety/patrolsite': patrolsite,
  'safety/risksource': risksource,
  'safety/safeproducemonthreportcompany': safeproducemonthreportcompany,
  'safety/safeproducemonthreportgroup': safeproducemonthreportgroup,
  'safety/safetyChecklist': safetyChecklist,
  'safety/safetyinsurance': safetyinsurance,
  'safety/templateManage': templateManage,
  'system/accesswhy': accesswhy,
  'system/center': center,
  'system/customfield': customfield,
  'system/download': download,
  'system/loginlog': loginlog,
  'system/messagelog': messagelog,
  'system/messagesetting': messagesetting,
  'system/onlineuser': onlineuser,
  'system/operatelog': operatelog,
  'system/organization': organization,
  'system/post': post,
  'system/printtemplate': printtemplate,
  'system/recyclebin': recyclebin,
  'system/rolemanage': rolemanage,
  'system/userinvite': userinvite,
  'system/usermanage': usermanage,
  'training/coursemeans': coursemeans,
  'training/grade': grade,
  'training/learnevaluation': learnevaluation,
  'training/library': library,
  'training/paper': paper,
  'training/train': train,
  'training/train/train_v2': train_v2,
  'training/trainsign': trainsign,
  'wages/payentry': payentry,
  'wages/payhistory': payhistory,
  'wages/payline': payline,
  'wages/payroll': payroll,
  'wages/payslip': payslip,
  'wages/payspecialaccount': payspecialaccount,
  'wages/paystatement': paystatement,
};
