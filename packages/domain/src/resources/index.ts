// Written by `npm run generate` from the files in this folder.
import devicelist from './devicelist.ts';
import devicerepair from './devicerepair.ts';
import earlywarn from './earlywarn.ts';
import enterprise from './enterprise.ts';
import loginlog from './loginlog.ts';
import onlineuser from './onlineuser.ts';
import operatelog from './operatelog.ts';
import organization from './organization.ts';
import projectmanage from './projectmanage.ts';
import rolemanage from './rolemanage.ts';
import staff from './staff.ts';
import usermanage from './usermanage.ts';
import warningconfig from './warningconfig.ts';

export {
  devicelist,
  devicerepair,
  earlywarn,
  enterprise,
  loginlog,
  onlineuser,
  operatelog,
  organization,
  projectmanage,
  rolemanage,
  staff,
  usermanage,
  warningconfig,
};
export const RESOURCES = [
  devicelist,
  devicerepair,
  earlywarn,
  enterprise,
  loginlog,
  onlineuser,
  operatelog,
  organization,
  projectmanage,
  rolemanage,
  staff,
  usermanage,
  warningconfig,
] as const;
