// Written by `npm run generate` from the files that it lists.
import applysreview from '../modules/applicants/applysreview/menu.ts';
import sipacreview from '../modules/applicants/applysreview/sipacreview/menu.ts';
import personregistration from '../modules/applicants/personregistration/menu.ts';
import appraiselog from '../modules/appraisal/appraiselog/menu.ts';
import appraiseresult from '../modules/appraisal/evaluation/appraiseresult/menu.ts';
import evaluationrecord from '../modules/appraisal/evaluation/evaluationrecord/menu.ts';
import evaluation from '../modules/appraisal/evaluation/menu.ts';
import evaluationlibrary from '../modules/appraisal/evaluationlibrary/menu.ts';
import appraiseplan from '../modules/appraisal/evaluationplan/appraiseplan/menu.ts';
import evaluationplan from '../modules/appraisal/evaluationplan/menu.ts';
import evaluationtemplate from '../modules/appraisal/evaluationtemplate/menu.ts';
import archivedocument from '../modules/archives/archivedocument/menu.ts';
import archivefolder from '../modules/archives/archivefolder/menu.ts';
import archivehandover from '../modules/archives/archivehandover/menu.ts';
import archivevolume from '../modules/archives/archivevolume/menu.ts';
import deliveryarchive from '../modules/archives/deliveryarchive/menu.ts';
import designarchive from '../modules/archives/designarchive/menu.ts';
import designchange from '../modules/archives/designchange/menu.ts';
import drawingreview from '../modules/archives/drawingreview/menu.ts';
import drawings from '../modules/archives/drawingversion/drawings/menu.ts';
import drawingversion from '../modules/archives/drawingversion/menu.ts';
import engineeringarchive from '../modules/archives/engineeringarchive/menu.ts';
import projectmaintenance from '../modules/archives/projectmaintenance/menu.ts';
import warrantyterm from '../modules/archives/warrantyterm/menu.ts';
import attendance_v2 from '../modules/attendance/attendance/attendance_v2/menu.ts';
import attendance from '../modules/attendance/attendance/menu.ts';
import attendanceaccess from '../modules/attendance/attendanceaccess/menu.ts';
import attendancechart from '../modules/attendance/attendancechart/menu.ts';
import attendancecorrection from '../modules/attendance/attendancecorrection/menu.ts';
import attendancerecord from '../modules/attendance/attendancerecord/menu.ts';
import attendanceregular from '../modules/attendance/attendanceregular/menu.ts';
import attendancesort from '../modules/attendance/attendancesort/menu.ts';
import gatepass from '../modules/attendance/gatepass/menu.ts';
import initrecord from '../modules/attendance/initrecord/menu.ts';
import reportstatistics from '../modules/attendance/reportstatistics/menu.ts';
import datafill from '../modules/bench/datafill/menu.ts';
import home from '../modules/bench/home/menu.ts';
import wall from '../modules/bench/wall/menu.ts';
import workbench from '../modules/bench/workbench/menu.ts';
import buildpositionstatistics from '../modules/building/buildpositionstatistics/menu.ts';
import componentmanage from '../modules/building/componentmanage/menu.ts';
import partmanage from '../modules/building/partmanage/menu.ts';
import productivetask from '../modules/building/productivetask/menu.ts';
import qualityupdate from '../modules/building/qualityupdate/menu.ts';
import schedulefigure from '../modules/building/schedulefigure/menu.ts';
import taskmanage from '../modules/building/taskmanage/menu.ts';
import enterprisebank from '../modules/companies/enterprisebank/menu.ts';
import supplierbank from '../modules/companies/enterprisebank/supplierbank/menu.ts';
import participating from '../modules/companies/participating/menu.ts';
import participating_v2 from '../modules/companies/participating/participating_v2/menu.ts';
import projectlabel from '../modules/construction/projectlabel/menu.ts';
import projectmanage from '../modules/construction/projectmanage/menu.ts';
import projectweather from '../modules/construction/projectweather/menu.ts';
import feedback from '../modules/construction/questionreply/feedback/menu.ts';
import questionreply from '../modules/construction/questionreply/menu.ts';
import staff from '../modules/construction/staff/menu.ts';
import projectstaffbank from '../modules/construction/staff/projectstaffbank/menu.ts';
import staff_v2 from '../modules/construction/staff/staff_v2/menu.ts';
import contractbill from '../modules/contracts/contractbill/menu.ts';
import contractchange from '../modules/contracts/contractchange/menu.ts';
import contractclaim from '../modules/contracts/contractclaim/menu.ts';
import contractcost from '../modules/contracts/contractcost/menu.ts';
import contractentry from '../modules/contracts/contractentry/menu.ts';
import contractmanage from '../modules/contracts/contractmanage/menu.ts';
import contractmeasure from '../modules/contracts/contractmeasure/menu.ts';
import contractpayment from '../modules/contracts/contractpayment/menu.ts';
import contractpayout from '../modules/contracts/contractpayout/menu.ts';
import contractsafety from '../modules/contracts/contractsafety/menu.ts';
import deviceinstall from '../modules/devices/deviceinstall/menu.ts';
import bridgemachine from '../modules/devices/devicelist/bridgemachine/menu.ts';
import hangingbasket from '../modules/devices/devicelist/hangingbasket/menu.ts';
import devicelist from '../modules/devices/devicelist/menu.ts';
import ringlockscaffold from '../modules/devices/devicelist/ringlockscaffold/menu.ts';
import devicerepair from '../modules/devices/devicerepair/menu.ts';
import earlywarn from '../modules/devices/earlywarn/menu.ts';
import warningconfig from '../modules/devices/warningconfig/menu.ts';
import supervisionlog from '../modules/diary/supervisionlog/menu.ts';
import workdiary from '../modules/diary/workdiary/menu.ts';
import registration from '../modules/entry/registration/menu.ts';
import fundaccount from '../modules/funds/fundaccount/menu.ts';
import fundentry from '../modules/funds/fundentry/menu.ts';
import fundraisingapproval from '../modules/funds/fundraisingapproval/menu.ts';
import climbingpartner from '../modules/helmets/climbingpartner/menu.ts';
import codemanage from '../modules/helmets/codemanage/menu.ts';
import datastatistic from '../modules/helmets/datastatistic/menu.ts';
import helmetbinding from '../modules/helmets/helmetbinding/menu.ts';
import helmetcode from '../modules/helmets/helmetcode/menu.ts';
import helmetmanage from '../modules/helmets/helmetmanage/menu.ts';
import helmetvideo from '../modules/helmets/helmetvideo/menu.ts';
import logoconfig from '../modules/helmets/logoconfig/menu.ts';
import projectoverview from '../modules/helmets/projectoverview/menu.ts';
import trackmanagement from '../modules/helmets/trackmanagement/menu.ts';
import admission from '../modules/labour/admission/menu.ts';
import agerule from '../modules/labour/agerule/menu.ts';
import blacklistmanagement_v2 from '../modules/labour/blacklistmanagement/blacklistmanagement_v2/menu.ts';
import blacklistmanagement from '../modules/labour/blacklistmanagement/menu.ts';
import equip_v2 from '../modules/labour/equip/equip_v2/menu.ts';
import equip from '../modules/labour/equip/menu.ts';
import faceconsent from '../modules/labour/faceconsent/menu.ts';
import labourprojectmanage from '../modules/labour/labourprojectmanage/menu.ts';
import projectbank from '../modules/labour/labourprojectmanage/projectbank/menu.ts';
import movement from '../modules/labour/movement/menu.ts';
import movement_v2 from '../modules/labour/movement/movement_v2/menu.ts';
import org from '../modules/labour/org/menu.ts';
import org_v2 from '../modules/labour/org/org_v2/menu.ts';
import physicalexaminationresult from '../modules/labour/physicalexaminationresult/menu.ts';
import qualificationmanage from '../modules/labour/qualificationmanage/menu.ts';
import ruleconfig from '../modules/labour/ruleconfig/menu.ts';
import ruleconfig_v2 from '../modules/labour/ruleconfig/ruleconfig_v2/menu.ts';
import safebehaviour from '../modules/labour/safebehaviour/menu.ts';
import safebehaviour_v2 from '../modules/labour/safebehaviour/safebehaviour_v2/menu.ts';
import garbagesorting from '../modules/materials/garbagesorting/menu.ts';
import material from '../modules/materials/material/menu.ts';
import materialacceptapply from '../modules/materials/materialacceptapply/menu.ts';
import materialacceptlogs from '../modules/materials/materialacceptlogs/menu.ts';
import materialorder from '../modules/materials/materialorder/menu.ts';
import materialrecall from '../modules/materials/materialrecall/menu.ts';
import materialuse from '../modules/materials/materialuse/menu.ts';
import mold from '../modules/materials/mold/menu.ts';
import molduse from '../modules/materials/molduse/menu.ts';
import samplehandling from '../modules/materials/samplehandling/menu.ts';
import samplelot from '../modules/materials/samplelot/menu.ts';
import materialacceptsample from '../modules/materials/witnesssampling/materialacceptsample/menu.ts';
import witnesssampling from '../modules/materials/witnesssampling/menu.ts';
import messagepublish from '../modules/notices/messagepublish/menu.ts';
import partymember from '../modules/party/partymember/menu.ts';
import propaganda from '../modules/party/propaganda/menu.ts';
import wisdompartyconfiguration from '../modules/party/wisdompartyconfiguration/menu.ts';
import bpmCalendar from '../modules/processes/bpm-calendar/menu.ts';
import bpmForm from '../modules/processes/bpm-form/menu.ts';
import bpmModel from '../modules/processes/bpm-model/menu.ts';
import bpmProcessInstance from '../modules/processes/bpm-process-instance/menu.ts';
import bpmProcessManager from '../modules/processes/bpm-process-manager/menu.ts';
import bpmStatistics from '../modules/processes/bpm-statistics/menu.ts';
import bpmTaskDone from '../modules/processes/bpm-task-done/menu.ts';
import bpmTask from '../modules/processes/bpm-task/menu.ts';
import bpmUserGroup from '../modules/processes/bpm-user-group/menu.ts';
import substitute from '../modules/processes/substitute/menu.ts';
import buildplan from '../modules/progress/buildplan/menu.ts';
import scheduleplan from '../modules/progress/scheduleplan/menu.ts';
import projectprogress from '../modules/progress/scheduleplan/projectprogress/menu.ts';
import scheduletask from '../modules/progress/scheduletask/menu.ts';
import nodemanage from '../modules/progress/scheduletask/nodemanage/menu.ts';
import planwarning from '../modules/progress/scheduletask/planwarning/menu.ts';
import scheduleupdate from '../modules/progress/scheduleupdate/menu.ts';
import concealacceptapply from '../modules/quality/concealacceptapply/menu.ts';
import concealacceptrecord from '../modules/quality/concealacceptrecord/menu.ts';
import conditionAcceptance from '../modules/quality/conditionAcceptance/menu.ts';
import conditionitem from '../modules/quality/conditionitem/menu.ts';
import floorplan from '../modules/quality/floorplan/menu.ts';
import houseapprove from '../modules/quality/houseapprove/menu.ts';
import housedefect from '../modules/quality/housedefect/menu.ts';
import inspectionlot from '../modules/quality/inspectionlot/menu.ts';
import lookcheck from '../modules/quality/lookcheck/menu.ts';
import measure from '../modules/quality/measure/menu.ts';
import measurestandard from '../modules/quality/measurestandard/menu.ts';
import measuretool from '../modules/quality/measuretool/menu.ts';
import qualityassessment from '../modules/quality/qualityassessment/menu.ts';
import qualitycorrection from '../modules/quality/qualitycorrection/menu.ts';
import qualitylog from '../modules/quality/qualitylog/menu.ts';
import qualityplan from '../modules/quality/qualityplan/menu.ts';
import qualitypost from '../modules/quality/qualitypost/menu.ts';
import qualitysite from '../modules/quality/qualitysite/menu.ts';
import sitecheck from '../modules/quality/sitecheck/menu.ts';
import stationapply from '../modules/quality/stationapply/menu.ts';
import stationrecord from '../modules/quality/stationrecord/menu.ts';
import supervisionnotice from '../modules/quality/supervisionnotice/menu.ts';
import suspensionorder from '../modules/quality/suspensionorder/menu.ts';
import unitcheck from '../modules/quality/unitcheck/menu.ts';
import reportcode from '../modules/reporting/reportcode/menu.ts';
import reportdifference from '../modules/reporting/reportdifference/menu.ts';
import reportentry from '../modules/reporting/reportentry/menu.ts';
import reportexchange from '../modules/reporting/reportexchange/menu.ts';
import reportplatform from '../modules/reporting/reportplatform/menu.ts';
import reporttarget from '../modules/reporting/reporttarget/menu.ts';
import accidentrecord from '../modules/safety/accidentrecord/menu.ts';
import disclose from '../modules/safety/disclose/menu.ts';
import discloserecord from '../modules/safety/discloserecord/menu.ts';
import emergencydrill from '../modules/safety/emergencydrill/menu.ts';
import emergencyplan from '../modules/safety/emergencyplan/menu.ts';
import hiddenDangerRectification from '../modules/safety/hiddenDangerRectification/menu.ts';
import insuranceclaim from '../modules/safety/insuranceclaim/menu.ts';
import insuredperson from '../modules/safety/insuredperson/menu.ts';
import majordanger from '../modules/safety/majordanger/menu.ts';
import patrollog from '../modules/safety/patrollog/menu.ts';
import patrolplan from '../modules/safety/patrolplan/menu.ts';
import patrolsite from '../modules/safety/patrolsite/menu.ts';
import risksource from '../modules/safety/risksource/menu.ts';
import safeproducemonthreportcompany from '../modules/safety/safeproducemonthreportcompany/menu.ts';
import safeproducemonthreportgroup from '../modules/safety/safeproducemonthreportgroup/menu.ts';
import safetyChecklist from '../modules/safety/safetyChecklist/menu.ts';
import safetyinsurance from '../modules/safety/safetyinsurance/menu.ts';
import templateManage from '../modules/safety/templateManage/menu.ts';
import accesswhy from '../modules/system/accesswhy/menu.ts';
import center from '../modules/system/center/menu.ts';
import customfield from '../modules/system/customfield/menu.ts';
import dictionary from '../modules/system/dictionary/menu.ts';
import download from '../modules/system/download/menu.ts';
import enterprise from '../modules/system/enterprise/menu.ts';
import loginlog from '../modules/system/loginlog/menu.ts';
import mapmanage from '../modules/system/mapmanage/menu.ts';
import menumanage from '../modules/system/menumanage/menu.ts';
import messagelog from '../modules/system/messagelog/menu.ts';
import messagesetting from '../modules/system/messagesetting/menu.ts';
import onlineuser from '../modules/system/onlineuser/menu.ts';
import operatelog from '../modules/system/operatelog/menu.ts';
import organization from '../modules/system/organization/menu.ts';
import post from '../modules/system/post/menu.ts';
import printtemplate from '../modules/system/printtemplate/menu.ts';
import recyclebin from '../modules/system/recyclebin/menu.ts';
import rolemanage from '../modules/system/rolemanage/menu.ts';
import systemsetting from '../modules/system/systemsetting/menu.ts';
import userinvite from '../modules/system/userinvite/menu.ts';
import usermanage from '../modules/system/usermanage/menu.ts';
import coursemeans from '../modules/training/coursemeans/menu.ts';
import grade from '../modules/training/grade/menu.ts';
import learnevaluation from '../modules/training/learnevaluation/menu.ts';
import library from '../modules/training/library/menu.ts';
import paper from '../modules/training/paper/menu.ts';
import train from '../modules/training/train/menu.ts';
import train_v2 from '../modules/training/train/train_v2/menu.ts';
import trainsign from '../modules/training/trainsign/menu.ts';
import payentry from '../modules/wages/payentry/menu.ts';
import payhistory from '../modules/wages/payhistory/menu.ts';
import payline from '../modules/wages/payline/menu.ts';
import payroll from '../modules/wages/payroll/menu.ts';
import payslip from '../modules/wages/payslip/menu.ts';
import payspecialaccount from '../modules/wages/payspecialaccount/menu.ts';
import paystatement from '../modules/wages/paystatement/menu.ts';
import type { ModuleMenu } from '../menu/define.ts';

export const MODULE_MENUS: Readonly<Record<string, ModuleMenu>> = {
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
  'devices/devicelist/hangingbasket': hangingbasket,
  'devices/devicelist': devicelist,
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
  'materials/witnesssampling/materialacceptsample': materialacceptsample,
  'materials/witnesssampling': witnesssampling,
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
  'system/dictionary': dictionary,
  'system/download': download,
  'system/enterprise': enterprise,
  'system/loginlog': loginlog,
  'system/mapmanage': mapmanage,
  'system/menumanage': menumanage,
  'system/messagelog': messagelog,
  'system/messagesetting': messagesetting,
  'system/onlineuser': onlineuser,
  'system/operatelog': operatelog,
  'system/organization': organization,
  'system/post': post,
  'system/printtemplate': printtemplate,
  'system/recyclebin': recyclebin,
  'system/rolemanage': rolemanage,
  'system/systemsetting': systemsetting,
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
