import { AREAS } from '../areas/registry.ts';
import { LOOK, type Grants } from './define.ts';

/** Grants of the roles for each type of monitored area, by its menu entry. */
export const AREA_GRANTS: readonly (readonly [index: string, grants: Grants])[] = AREAS.map(({ path, children }) => [
  path,
  { contractor: '*', lookers: [...LOOK, ...(children.includes('rundata') ? ['rundata'] : [])] },
]);
