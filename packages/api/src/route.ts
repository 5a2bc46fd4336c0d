import type { Call } from './call.ts';

/** Returns the address of a call below the server's root: `/api/base/project/{id}`. */
export function routeOf(call: Pick<Call, 'service' | 'path'>): string {
  return `/api/${call.service}/${call.path}`;
}
