import type { Handler } from '../../../handler/index.ts';
import { companyDetailHandlers } from './company-details.ts';
import { lookupHandlers } from './lookups.ts';
import { organisationTreeHandlers } from './organisation-tree.ts';
import { organisationHandlers } from './organisations.ts';
import { ownDetailHandlers } from './own-details.ts';
import { privilegeHandlers } from './privileges.ts';
import { roleHandlers } from './roles.ts';
import { sessionHandlers } from './sessions.ts';
import { invitationHandlers } from './invitations.ts';
import { substituteHandlers } from './substitutes.ts';
import type { AdministrationDeps } from './user-rows.ts';
import { userHandlers } from './users.ts';

/**
 * Returns the handlers of users, roles, organisations and sessions, for administrators and for the users themselves.
 */
export function administrationHandlers(deps: AdministrationDeps): Handler[] {
  return [
    ...userHandlers(deps),
    ...invitationHandlers(deps),
    ...substituteHandlers(deps.db),
    ...roleHandlers(deps.db),
    ...organisationHandlers(deps.db),
    ...organisationTreeHandlers(deps.db),
    ...privilegeHandlers(deps.db),
    ...sessionHandlers(deps),
    ...lookupHandlers(deps.db),
    ...ownDetailHandlers(deps.db),
    ...companyDetailHandlers(deps.db),
  ];
}
