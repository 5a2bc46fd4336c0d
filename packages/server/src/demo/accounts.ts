import { BUILT_IN_ROLES } from '../accounts/index.ts';
import { demoId } from './ids.ts';

/**
 * Accounts of the demo, and of the tests. Their passwords are public, so a server that can be reached from other
 * machines refuses them unless it was started with `--demo-public`.
 */
export interface DemoAccount {
  user_name: string;
  password: string;
  nickname: string;
  /** Key of the organisation. */
  organisation: string;
  /** Dictionary `ent_type`. */
  ent_type: number;
  role: string;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    user_name: 'admin',
    password: 'Admin@2026',
    nickname: '系统管理员',
    organisation: 'pujiang',
    ent_type: 1000,
    role: 'admin',
  },
  {
    user_name: 'contractor',
    password: 'Contractor@2026',
    nickname: '陈建国',
    organisation: 'shanghai',
    ent_type: 1000,
    role: 'contractor',
  },
  {
    user_name: 'owner',
    password: 'Owner@2026',
    nickname: '沈慧敏',
    organisation: 'chengtou',
    ent_type: 1002,
    role: 'owner',
  },
  {
    user_name: 'regulator',
    password: 'Regulator@2026',
    nickname: '顾卫东',
    organisation: 'anzhi',
    ent_type: 1005,
    role: 'regulator',
  },
  {
    user_name: 'patrol',
    password: 'Patrol@2026',
    nickname: '周志强',
    organisation: 'kechuang',
    ent_type: 1000,
    role: '5002',
  },
  {
    user_name: 'beichen',
    password: 'Beichen@2026',
    nickname: '赵北辰',
    organisation: 'beichen',
    ent_type: 1000,
    role: 'contractor',
  },
];

export function accountId(user_name: string): string {
  const index = DEMO_ACCOUNTS.findIndex((one) => one.user_name === user_name);
  if (index < 0) throw new Error(`no demo account ${user_name}`);
  return demoId('account', index + 1);
}

export function roleId(role_code: string): string {
  return demoId('role', BUILT_IN_ROLES.findIndex((one) => one.role_code === role_code) + 1);
}
