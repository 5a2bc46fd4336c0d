import { allResources } from '@gongdi/domain';
import type { Call } from './call.ts';
import * as base from './calls/base.ts';
import * as entry from './calls/entry.ts';
import * as file from './calls/file.ts';
import * as notification from './calls/notification.ts';
import * as organization from './calls/organization.ts';
import * as user from './calls/user.ts';
import * as workflow from './calls/workflow.ts';
import { resourceCalls } from './lift.ts';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'service' in value;
}

/** Calls that no resource gives, by group. */
export const calls = { base, user, entry, organization, workflow, file, notification } as const;

/** Every call: those lifted from resources and those of the services. Server, client and document are made from it. */
export const CONTRACT: readonly Call[] = [
  ...allResources().flatMap((resource) => Object.values(resourceCalls(resource)) as Call[]),
  ...Object.values(calls).flatMap((group) => Object.values(group).filter(isCall)),
];

/** Address of a call below the server's root: `/api/base/project/{id}`. */
export function routeOf(call: Pick<Call, 'service' | 'path'>): string {
  return `/api/${call.service}/${call.path}`;
}
