import { allResources } from '@gongdi/domain';
import type { Handler } from '../handler/index.ts';
import { recordHandlers, type ResourceDeps } from './record-handlers.ts';

/** The code behind every call of every resource. A new resource needs none of its own. */
export function resourceHandlers(deps: ResourceDeps): Handler[] {
  return allResources().flatMap((resource) => recordHandlers(resource, deps));
}
