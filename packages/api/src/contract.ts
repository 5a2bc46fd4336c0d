import { allResources } from '@gongdi/domain';
import type { Call } from './call.ts';
import * as area from './calls/area.ts';
import * as base from './calls/base.ts';
import * as consoleCalls from './calls/console.ts';
import * as device from './calls/device.ts';
import * as entry from './calls/entry.ts';
import * as fence from './calls/fence.ts';
import * as file from './calls/file.ts';
import * as menu from './calls/menu.ts';
import * as notification from './calls/notification.ts';
import * as organization from './calls/organization.ts';
import * as patrol from './calls/patrol.ts';
import * as project from './calls/project.ts';
import * as setting from './calls/setting.ts';
import * as telemetry from './calls/telemetry.ts';
import * as user from './calls/user.ts';
import * as workPoint from './calls/work-point.ts';
import * as workflow from './calls/workflow.ts';
import { resourceCalls, stepCalls } from './lift.ts';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'service' in value;
}

/** Calls that no resource gives, by group. */
export const calls = {
  workPoint,
  area,
  device,
  telemetry,
  base,
  console: consoleCalls,
  fence,
  project,
  user,
  entry,
  organization,
  workflow,
  file,
  menu,
  setting,
  notification,
  patrol,
} as const;

/** Every call: those lifted from resources and those of the services. Server, client and document are made from it. */
export const CONTRACT: readonly Call[] = [
  ...allResources().flatMap(
    (resource) => [...Object.values(resourceCalls(resource)), ...Object.values(stepCalls(resource))] as Call[],
  ),
  ...Object.values(calls).flatMap((group) => Object.values(group).filter(isCall)),
  ...area.ALL_AREA_CALLS,
];

/** Address of a call below the server's root: `/api/base/project/{id}`. */
export function routeOf(call: Pick<Call, 'service' | 'path'>): string {
  return `/api/${call.service}/${call.path}`;
}
