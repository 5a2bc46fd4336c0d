import { allResources, SUBMISSION_NAMES } from '@gongdi/domain';
import type { Call } from './call.ts';
import { submissionCalls } from './calls/applicant.ts';
import { ALL_AREA_CALLS } from './calls/area.ts';
import * as groups from './generated/calls.ts';
import { resourceCalls, stepCalls, stepHistoryCall, viewCalls } from './lift.ts';

/** Calls that are not derived from a resource, by group. */
export * as calls from './generated/calls.ts';
export { routeOf } from './route.ts';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'service' in value;
}

/**
 * Returns every call: those derived from resources as they are for the work under way, and those of the services. A page
 * must not import it, because it would load the schemas of all calls.
 */
export const contractOf = (): readonly Call[] => [
  ...allResources().flatMap((resource) =>
    [
      ...Object.values(resourceCalls(resource)),
      ...Object.values(stepCalls(resource)),
      stepHistoryCall(resource),
      ...Object.values(viewCalls(resource) as Record<string, Call>),
    ].filter(isCall),
  ),
  ...Object.values(groups).flatMap((group) => Object.values(group).filter(isCall)),
  ...SUBMISSION_NAMES.flatMap((name) => Object.values(submissionCalls(name) as unknown as Record<string, Call>)),
  ...ALL_AREA_CALLS,
];

/** Every call, with the fields of the program. Server and API document use it. */
export const CONTRACT: readonly Call[] = contractOf();
