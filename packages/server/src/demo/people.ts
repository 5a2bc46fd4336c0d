import { BUILT_IN_ROLES, expandPermissions } from '../accounts/index.ts';
import type { CallerContext } from '../handler/index.ts';
import { WHOLE, type RowAccess } from '../store/index.ts';
import { accountId, DEMO_ACCOUNTS } from './accounts.ts';
import { DEMO_NOW } from './ids.ts';
import { ORGANISATIONS, organisationId, organisationPath } from './organisations.ts';

/** Request id of the demo's own entries in the change record. */
export const DEMO_REQUEST = 'demo';

/** Returns the context of a call as if a demo account had made it at some moment. */
export function actingAs(user_name: string, now: number): CallerContext {
  const account = DEMO_ACCOUNTS.find((one) => one.user_name === user_name)!;
  const path = organisationPath(account.organisation);
  const { sees = [] } = ORGANISATIONS.find((one) => one.key === account.organisation)!;
  const { permissions } = BUILT_IN_ROLES.find((one) => one.role_code === account.role)!;
  const [company_id = ''] = path.split('/');
  return {
    requestId: DEMO_REQUEST,
    lang: 'zh',
    ip: '127.0.0.1',
    local: true,
    secure: false,
    host: 'localhost',
    browser: { cookies: () => [] },
    now,
    header: () => undefined,
    caller: {
      id: accountId(user_name),
      user_name,
      nickname: account.nickname,
      user_type: 1,
      ent_type: account.ent_type,
      auth_status: 1,
      org_id: organisationId(account.organisation),
      org_path: path,
      company_id,
      company_name: '',
      role_codes: [account.role],
      permissions: expandPermissions(permissions),
      scope: { read: [path, ...sees.map(organisationPath)], write: [path] },
      acts_for: [],
      session: { id: '', serial: '' },
    },
  };
}

/**
 * Returns the access with which a demo account writes a record of an organisation.
 * @param user_name null: no account
 * @param organisation its key
 * @param ago days before the demo's present moment
 */
export function demoAccess(user_name: string | null, organisation: string, ago = 0): RowAccess {
  const account_id = user_name === null ? null : accountId(user_name);
  return { scope: WHOLE, account_id, org_id: organisationId(organisation), now: DEMO_NOW - ago * 86_400_000 };
}
