import { allResources } from '@gongdi/domain';
import type { Call } from './call.ts';
import { ALL_AREA_CALLS } from './calls/area.ts';
import * as groups from './generated/calls.ts';
import { resourceCalls, stepCalls, stepHistoryCall } from './lift.ts';

/** Calls that no resource gives, by group. */
export * as calls from './generated/calls.ts';
export { routeOf } from './route.ts';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'service' in value;
}

/**
 * Every call: those lifted from resources and those of the services. Server and document are made from it; a page that
 * named it would load the schemas of all.
 */
export const CONTRACT: readonly Call[] = [
  ...allResources().flatMap((resource) =>
    [
      ...Object.values(resourceCalls(resource)),
      ...Object.values(stepCalls(resource)),
      stepHistoryCall(resource),
    ].filter(isCall),
  ),
  ...Object.values(groups).flatMap((group) => Object.values(group).filter(isCall)),
  ...ALL_AREA_CALLS,
];
