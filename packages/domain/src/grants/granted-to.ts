import { MODULE_GRANTS } from '../generated/grants.ts';
import { AREA_GRANTS } from './areas.ts';
import { ROLE_SETS, type Grantee, type Grants } from './define.ts';

type Given = readonly [index: string, grants: Grants];

/** Returns the grantees that a key of `Grants` names. */
const meant = (to: string): readonly string[] => (ROLE_SETS as Readonly<Record<string, readonly string[]>>)[to] ?? [to];

/** All grants, each with the index of its menu entry: the name of the module's folder. */
const ALL_GRANTS: readonly Given[] = [
  ...Object.entries(MODULE_GRANTS).map(([folder, grants]): Given => [folder.split('/').at(-1)!, grants]),
  ...AREA_GRANTS,
];

/** Returns the permission codes of a grantee from the grants of all modules, sorted and without duplicates. */
export function grantedTo(grantee: Grantee, all: readonly Given[] = ALL_GRANTS): string[] {
  const codes = all.flatMap(([index, grants]) =>
    Object.entries(grants)
      .filter(([to]) => meant(to).includes(grantee))
      .flatMap(([, operations]) => [operations].flat().map((operation) => `${index}|${operation}`)),
  );
  return [...new Set(codes)].toSorted();
}
