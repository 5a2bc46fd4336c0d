// Written by `npm run generate` from the files that it lists.
import applysreview from '../modules/applicants/applysreview/menu.ts';
import sipacreview from '../modules/applicants/applysreview/sipacreview/menu.ts';
import personregistration from '../modules/applicants/personregistration/menu.ts';
import datafill from '../modules/bench/datafill/menu.ts';
import home from '../modules/bench/home/menu.ts';
import workbench from '../modules/bench/workbench/menu.ts';
import projectmanage from '../modules/construction/projectmanage/menu.ts';
import staff from '../modules/construction/staff/menu.ts';
import deviceinstall from '../modules/devices/deviceinstall/menu.ts';
import bridgemachine from '../modules/devices/devicelist/bridgemachine/menu.ts';
import hangingbasket from '../modules/devices/devicelist/hangingbasket/menu.ts';
import devicelist from '../modules/devices/devicelist/menu.ts';
import ringlockscaffold from '../modules/devices/devicelist/ringlockscaffold/menu.ts';
import devicerepair from '../modules/devices/devicerepair/menu.ts';
import earlywarn from '../modules/devices/earlywarn/menu.ts';
import warningconfig from '../modules/devices/warningconfig/menu.ts';
import registration from '../modules/entry/registration/menu.ts';
import material from '../modules/materials/material/menu.ts';
import messagepublish from '../modules/notices/messagepublish/menu.ts';
import bpmCalendar from '../modules/processes/bpm-calendar/menu.ts';
import bpmForm from '../modules/processes/bpm-form/menu.ts';
import bpmModel from '../modules/processes/bpm-model/menu.ts';
import bpmProcessInstance from '../modules/processes/bpm-process-instance/menu.ts';
import bpmProcessManager from '../modules/processes/bpm-process-manager/menu.ts';
import bpmStatistics from '../modules/processes/bpm-statistics/menu.ts';
import bpmTaskDone from '../modules/processes/bpm-task-done/menu.ts';
import bpmTask from '../modules/processes/bpm-task/menu.ts';
import bpmUserGroup from '../modules/processes/bpm-user-group/menu.ts';
import disclose from '../modules/safety/disclose/menu.ts';
import discloserecord from '../modules/safety/discloserecord/menu.ts';
import hiddenDangerRectification from '../modules/safety/hiddenDangerRectification/menu.ts';
import patrollog from '../modules/safety/patrollog/menu.ts';
import patrolplan from '../modules/safety/patrolplan/menu.ts';
import patrolsite from '../modules/safety/patrolsite/menu.ts';
import safetyChecklist from '../modules/safety/safetyChecklist/menu.ts';
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
import recyclebin from '../modules/system/recyclebin/menu.ts';
import rolemanage from '../modules/system/rolemanage/menu.ts';
import systemsetting from '../modules/system/systemsetting/menu.ts';
import usermanage from '../modules/system/usermanage/menu.ts';
import type { ModuleMenu } from '../menu/define.ts';

export const MODULE_MENUS: Readonly<Record<string, ModuleMenu>> = {
  'applicants/applysreview': applysreview,
  'applicants/applysreview/sipacreview': sipacreview,
  'applicants/personregistration': personregistration,
  'bench/datafill': datafill,
  'bench/home': home,
  'bench/workbench': workbench,
  'construction/projectmanage': projectmanage,
  'construction/staff': staff,
  'devices/deviceinstall': deviceinstall,
  'devices/devicelist/bridgemachine': bridgemachine,
  'devices/devicelist/hangingbasket': hangingbasket,
  'devices/devicelist': devicelist,
  'devices/devicelist/ringlockscaffold': ringlockscaffold,
  'devices/devicerepair': devicerepair,
  'devices/earlywarn': earlywarn,
  'devices/warningconfig': warningconfig,
  'entry/registration': registration,
  'materials/material': material,
  'notices/messagepublish': messagepublish,
  'processes/bpm-calendar': bpmCalendar,
  'processes/bpm-form': bpmForm,
  'processes/bpm-model': bpmModel,
  'processes/bpm-process-instance': bpmProcessInstance,
  'processes/bpm-process-manager': bpmProcessManager,
  'processes/bpm-statistics': bpmStatistics,
  'processes/bpm-task-done': bpmTaskDone,
  'processes/bpm-task': bpmTask,
  'processes/bpm-user-group': bpmUserGroup,
  'safety/disclose': disclose,
  'safety/discloserecord': discloserecord,
  'safety/hiddenDangerRectification': hiddenDangerRectification,
  'safety/patrollog': patrollog,
  'safety/patrolplan': patrolplan,
  'safety/patrolsite': patrolsite,
  'safety/safetyChecklist': safetyChecklist,
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
  'system/recyclebin': recyclebin,
  'system/rolemanage': rolemanage,
  'system/systemsetting': systemsetting,
  'system/usermanage': usermanage,
};
