// Written by `npm run generate` from the files that it lists.
import applysreview from '../modules/applicants/applysreview/grants.ts';
import sipacreview from '../modules/applicants/applysreview/sipacreview/grants.ts';
import personregistration from '../modules/applicants/personregistration/grants.ts';
import datafill from '../modules/bench/datafill/grants.ts';
import home from '../modules/bench/home/grants.ts';
import workbench from '../modules/bench/workbench/grants.ts';
import projectmanage from '../modules/construction/projectmanage/grants.ts';
import staff from '../modules/construction/staff/grants.ts';
import deviceinstall from '../modules/devices/deviceinstall/grants.ts';
import bridgemachine from '../modules/devices/devicelist/bridgemachine/grants.ts';
import devicelist from '../modules/devices/devicelist/grants.ts';
import hangingbasket from '../modules/devices/devicelist/hangingbasket/grants.ts';
import ringlockscaffold from '../modules/devices/devicelist/ringlockscaffold/grants.ts';
import devicerepair from '../modules/devices/devicerepair/grants.ts';
import earlywarn from '../modules/devices/earlywarn/grants.ts';
import warningconfig from '../modules/devices/warningconfig/grants.ts';
import registration from '../modules/entry/registration/grants.ts';
import material from '../modules/materials/material/grants.ts';
import messagepublish from '../modules/notices/messagepublish/grants.ts';
import bpmCalendar from '../modules/processes/bpm-calendar/grants.ts';
import bpmForm from '../modules/processes/bpm-form/grants.ts';
import bpmModel from '../modules/processes/bpm-model/grants.ts';
import bpmProcessInstance from '../modules/processes/bpm-process-instance/grants.ts';
import bpmProcessManager from '../modules/processes/bpm-process-manager/grants.ts';
import bpmStatistics from '../modules/processes/bpm-statistics/grants.ts';
import bpmTaskDone from '../modules/processes/bpm-task-done/grants.ts';
import bpmTask from '../modules/processes/bpm-task/grants.ts';
import bpmUserGroup from '../modules/processes/bpm-user-group/grants.ts';
import disclose from '../modules/safety/disclose/grants.ts';
import discloserecord from '../modules/safety/discloserecord/grants.ts';
import hiddenDangerRectification from '../modules/safety/hiddenDangerRectification/grants.ts';
import patrollog from '../modules/safety/patrollog/grants.ts';
import patrolplan from '../modules/safety/patrolplan/grants.ts';
import patrolsite from '../modules/safety/patrolsite/grants.ts';
import safetyChecklist from '../modules/safety/safetyChecklist/grants.ts';
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
import recyclebin from '../modules/system/recyclebin/grants.ts';
import rolemanage from '../modules/system/rolemanage/grants.ts';
import usermanage from '../modules/system/usermanage/grants.ts';
import type { Grants } from '../grants/define.ts';

export const MODULE_GRANTS: Readonly<Record<string, Grants>> = {
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
  'devices/devicelist': devicelist,
  'devices/devicelist/hangingbasket': hangingbasket,
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
  'system/download': download,
  'system/loginlog': loginlog,
  'system/messagelog': messagelog,
  'system/messagesetting': messagesetting,
  'system/onlineuser': onlineuser,
  'system/operatelog': operatelog,
  'system/organization': organization,
  'system/post': post,
  'system/recyclebin': recyclebin,
  'system/rolemanage': rolemanage,
  'system/usermanage': usermanage,
};
