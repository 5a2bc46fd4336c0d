// Written by `npm run generate` from the files that it lists.
import customfield from '../../modules/system/customfield/resource.ts';
import enterprise from '../../modules/system/enterprise/resource.ts';
import loginlog from '../../modules/system/loginlog/resource.ts';
import messagelog from '../../modules/system/messagelog/resource.ts';
import onlineuser from '../../modules/system/onlineuser/resource.ts';
import operatelog from '../../modules/system/operatelog/resource.ts';
import organization from '../../modules/system/organization/resource.ts';
import post from '../../modules/system/post/resource.ts';
import rolemanage from '../../modules/system/rolemanage/resource.ts';
import userinvite from '../../modules/system/userinvite/resource.ts';
import usermanage from '../../modules/system/usermanage/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  customfield,
  enterprise,
  loginlog,
  messagelog,
  onlineuser,
  operatelog,
  organization,
  post,
  rolemanage,
  userinvite,
  usermanage,
];
