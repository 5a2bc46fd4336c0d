// Written by `npm run generate` from the files that it lists.
import applysreview from '../modules/applicants/applysreview/resource.ts';
import bridgemachine from '../modules/devices/devicelist/bridgemachine/resource.ts';
import customfield from '../modules/system/customfield/resource.ts';
import deviceinstall from '../modules/devices/deviceinstall/resource.ts';
import devicelist from '../modules/devices/devicelist/resource.ts';
import devicerepair from '../modules/devices/devicerepair/resource.ts';
import disclose from '../modules/safety/disclose/resource.ts';
import discloserecord from '../modules/safety/discloserecord/resource.ts';
import earlywarn from '../modules/devices/earlywarn/resource.ts';
import enterprise from '../modules/system/enterprise/resource.ts';
import hangingbasket from '../modules/devices/devicelist/hangingbasket/resource.ts';
import hiddenDangerRectification from '../modules/safety/hiddenDangerRectification/resource.ts';
import loginlog from '../modules/system/loginlog/resource.ts';
import material from '../modules/materials/material/resource.ts';
import messagelog from '../modules/system/messagelog/resource.ts';
import messagepublish from '../modules/notices/messagepublish/resource.ts';
import onlineuser from '../modules/system/onlineuser/resource.ts';
import operatelog from '../modules/system/operatelog/resource.ts';
import organization from '../modules/system/organization/resource.ts';
import patrollog from '../modules/safety/patrollog/resource.ts';
import patrolplan from '../modules/safety/patrolplan/resource.ts';
import patrolsite from '../modules/safety/patrolsite/resource.ts';
import personregistration from '../modules/applicants/personregistration/resource.ts';
import post from '../modules/system/post/resource.ts';
import projectmanage from '../modules/construction/projectmanage/resource.ts';
import ringlockscaffold from '../modules/devices/devicelist/ringlockscaffold/resource.ts';
import rolemanage from '../modules/system/rolemanage/resource.ts';
import safetyChecklist from '../modules/safety/safetyChecklist/resource.ts';
import sipacreview from '../modules/applicants/applysreview/sipacreview/resource.ts';
import staff from '../modules/construction/staff/resource.ts';
import templateManage from '../modules/safety/templateManage/resource.ts';
import usermanage from '../modules/system/usermanage/resource.ts';
import warningconfig from '../modules/devices/warningconfig/resource.ts';
import type { AnyResource } from '../resource/define.ts';

export {
  applysreview,
  bridgemachine,
  customfield,
  deviceinstall,
  devicelist,
  devicerepair,
  disclose,
  discloserecord,
  earlywarn,
  enterprise,
  hangingbasket,
  hiddenDangerRectification,
  loginlog,
  material,
  messagelog,
  messagepublish,
  onlineuser,
  operatelog,
  organization,
  patrollog,
  patrolplan,
  patrolsite,
  personregistration,
  post,
  projectmanage,
  ringlockscaffold,
  rolemanage,
  safetyChecklist,
  sipacreview,
  staff,
  templateManage,
  usermanage,
  warningconfig,
};
export const RESOURCES: readonly AnyResource[] = [
  applysreview,
  bridgemachine,
  customfield,
  deviceinstall,
  devicelist,
  devicerepair,
  disclose,
  discloserecord,
  earlywarn,
  enterprise,
  hangingbasket,
  hiddenDangerRectification,
  loginlog,
  material,
  messagelog,
  messagepublish,
  onlineuser,
  operatelog,
  organization,
  patrollog,
  patrolplan,
  patrolsite,
  personregistration,
  post,
  projectmanage,
  ringlockscaffold,
  rolemanage,
  safetyChecklist,
  sipacreview,
  staff,
  templateManage,
  usermanage,
  warningconfig,
];
