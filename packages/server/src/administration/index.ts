import type { Handler } from '../handler/index.ts';
import { lookupHandlers } from './lookups.ts';
import { organisationHandlers } from './organisations.ts';
import { roleHandlers } from './roles.ts';
import { sessionHandlers } from './sessions.ts';
import { userHandlers, type AdministrationDeps } from './users.ts';

/** The code behind users, roles, organisations and sessions, as administrators and their owners change them. */
export function administrationHandlers(deps: AdministrationDeps): Handler[] {
  return [
    ...userHandlers(deps),
    ...roleHandlers(deps.db),
    ...organisationHandlers(deps.db),
    ...sessionHandlers(deps),
    ...lookupHandlers(deps.db),
  ];
}
