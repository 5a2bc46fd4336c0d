// Written by `npm run generate` from the files that it lists.
import applysreview from '../modules/applicants/applysreview/menu.ts';
import bpmCalendar from '../modules/processes/bpm-calendar/menu.ts';
import bpmForm from '../modules/processes/bpm-form/menu.ts';
import bpmModel from '../modules/processes/bpm-model/menu.ts';
import bpmProcessInstance from '../modules/processes/bpm-process-instance/menu.ts';
import bpmProcessManager from '../modules/processes/bpm-process-manager/menu.ts';
import bpmStatistics from '../modules/processes/bpm-statistics/menu.ts';
import bpmTask from '../modules/processes/bpm-task/menu.ts';
import bpmTaskDone from '../modules/processes/bpm-task-done/menu.ts';
import bpmUserGroup from '../modules/processes/bpm-user-group/menu.ts';
import bridgemachine from '../modules/devices/devicelist/bridgemachine/menu.ts';
import center from '../modules/system/center/menu.ts';
import datafill from '../modules/bench/datafill/menu.ts';
import deviceinstall from '../modules/devices/deviceinstall/menu.ts';
import devicelist from '../modules/devices/devicelist/menu.ts';
import devicerepair from '../modules/devices/devicerepair/menu.ts';
import dictionary from '../modules/system/dictionary/menu.ts';
import disclose from '../modules/safety/disclose/menu.ts';
import discloserecord from '../modules/safety/discloserecord/menu.ts';
import earlywarn from '../modules/devices/earlywarn/menu.ts';
import enterprise from '../modules/system/enterprise/menu.ts';
import hangingbasket from '../modules/devices/devicelist/hangingbasket/menu.ts';
import hiddenDangerRectification from '../modules/safety/hiddenDangerRectification/menu.ts';
import loginlog from '../modules/system/loginlog/menu.ts';
import material from '../modules/materials/material/menu.ts';
import menumanage from '../modules/system/menumanage/menu.ts';
import messagepublish from '../modules/notices/messagepublish/menu.ts';
import onlineuser from '../modules/system/onlineuser/menu.ts';
import operatelog from '../modules/system/operatelog/menu.ts';
import organization from '../modules/system/organization/menu.ts';
import patrollog from '../modules/safety/patrollog/menu.ts';
import patrolplan from '../modules/safety/patrolplan/menu.ts';
import patrolsite from '../modules/safety/patrolsite/menu.ts';
import personregistration from '../modules/applicants/personregistration/menu.ts';
import post from '../modules/system/post/menu.ts';
import projectmanage from '../modules/construction/projectmanage/menu.ts';
import registration from '../modules/entry/registration/menu.ts';
import ringlockscaffold from '../modules/devices/devicelist/ringlockscaffold/menu.ts';
import rolemanage from '../modules/system/rolemanage/menu.ts';
import safetyChecklist from '../modules/safety/safetyChecklist/menu.ts';
import sipacreview from '../modules/applicants/applysreview/sipacreview/menu.ts';
import staff from '../modules/construction/staff/menu.ts';
import systemsetting from '../modules/system/systemsetting/menu.ts';
import usermanage from '../modules/system/usermanage/menu.ts';
import warningconfig from '../modules/devices/warningconfig/menu.ts';
import workbench from '../modules/bench/workbench/menu.ts';
import type { ModuleMenu } from '../menu/define.ts';

export const MODULE_MENUS: Readonly<Record<string, ModuleMenu>> = {
  'applicants/applysreview': applysreview,
  'processes/bpm-calendar': bpmCalendar,
  'processes/bpm-form': bpmForm,
  'processes/bpm-model': bpmModel,
  'processes/bpm-process-instance': bpmProcessInstance,
  'processes/bpm-process-manager': bpmProcessManager,
  'processes/bpm-statistics': bpmStatistics,
  'processes/bpm-task': bpmTask,
  'processes/bpm-task-done': bpmTaskDone,
  'processes/bpm-user-group': bpmUserGroup,
  'devices/devicelist/bridgemachine': bridgemachine,
  'system/center': center,
  'bench/datafill': datafill,
  'devices/deviceinstall': deviceinstall,
  'devices/devicelist': devicelist,
  'devices/devicerepair': devicerepair,
  'system/dictionary': dictionary,
  'safety/disclose': disclose,
  'safety/discloserecord': discloserecord,
  'devices/earlywarn': earlywarn,
  'system/enterprise': enterprise,
  'devices/devicelist/hangingbasket': hangingbasket,
  'safety/hiddenDangerRectification': hiddenDangerRectification,
  'system/loginlog': loginlog,
  'materials/material': material,
  'system/menumanage': menumanage,
  'notices/messagepublish': messagepublish,
  'system/onlineuser': onlineuser,
  'system/operatelog': operatelog,
  'system/organization': organization,
  'safety/patrollog': patrollog,
  'safety/patrolplan': patrolplan,
  'safety/patrolsite': patrolsite,
  'applicants/personregistration': personregistration,
  'system/post': post,
  'construction/projectmanage': projectmanage,
  'entry/registration': registration,
  'devices/devicelist/ringlockscaffold': ringlockscaffold,
  'system/rolemanage': rolemanage,
  'safety/safetyChecklist': safetyChecklist,
  'applicants/applysreview/sipacreview': sipacreview,
  'construction/staff': staff,
  'system/systemsetting': systemsetting,
  'system/usermanage': usermanage,
  'devices/warningconfig': warningconfig,
  'bench/workbench': workbench,
};
