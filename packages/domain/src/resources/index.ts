// Written by `npm run generate` from the files in this folder.
import loginlog from './loginlog.ts';
import onlineuser from './onlineuser.ts';
import operatelog from './operatelog.ts';
import organization from './organization.ts';
import projectmanage from './projectmanage.ts';
import rolemanage from './rolemanage.ts';
import staff from './staff.ts';
import usermanage from './usermanage.ts';

export { loginlog, onlineuser, operatelog, organization, projectmanage, rolemanage, staff, usermanage };
export const RESOURCES = [
  loginlog,
  onlineuser,
  operatelog,
  organization,
  projectmanage,
  rolemanage,
  staff,
  usermanage,
] as const;
