// Written by `npm run generate` from the files that it lists.
import applysreview from './applysreview.ts';
import bridgemachine from './bridgemachine.ts';
import deviceinstall from './deviceinstall.ts';
import devicelist from './devicelist.ts';
import devicerepair from './devicerepair.ts';
import disclose from './disclose.ts';
import discloserecord from './discloserecord.ts';
import earlywarn from './earlywarn.ts';
import enterprise from './enterprise.ts';
import hangingbasket from './hangingbasket.ts';
import hiddenDangerRectification from './hidden-danger-rectification.ts';
import loginlog from './loginlog.ts';
import material from './material.ts';
import messagepublish from './messagepublish.ts';
import onlineuser from './onlineuser.ts';
import operatelog from './operatelog.ts';
import organization from './organization.ts';
import patrollog from './patrollog.ts';
import patrolplan from './patrolplan.ts';
import patrolsite from './patrolsite.ts';
import personregistration from './personregistration.ts';
import post from './post.ts';
import projectmanage from './projectmanage.ts';
import ringlockscaffold from './ringlockscaffold.ts';
import rolemanage from './rolemanage.ts';
import safetyChecklist from './safety-checklist.ts';
import sipacreview from './sipacreview.ts';
import staff from './staff.ts';
import usermanage from './usermanage.ts';
import warningconfig from './warningconfig.ts';

export {
  applysreview,
  bridgemachine,
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
  usermanage,
  warningconfig,
};
export const RESOURCES = [
  applysreview,
  bridgemachine,
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
  usermanage,
  warningconfig,
] as const;
