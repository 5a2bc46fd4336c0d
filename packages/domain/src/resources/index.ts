// Written by `npm run generate` from the files in this folder.
import enterprise from './enterprise.ts';
import loginlog from './loginlog.ts';
import onlineuser from './onlineuser.ts';
import operatelog from './operatelog.ts';
import organization from './organization.ts';
import projectmanage from './projectmanage.ts';
import rolemanage from './rolemanage.ts';
import staff from './staff.ts';
import usermanage from './usermanage.ts';

export { enterprise, loginlog, onlineuser, operatelog, organization, projectmanage, rolemanage, staff, usermanage };
export const RESOURCES = [
  enterprise,
  loginlog,
  onlineuser,
  operatelog,
  organization,
  projectmanage,
  rolemanage,
  staff,
  usermanage,
] as const;
