import { dictionaryOf, MAIN_MENU, operationsOf, permission, type Label, type MenuEntry } from '@gongdi/domain';
import {
  ALL_PERMISSIONS,
  expandPermissions,
  PENDING_PERMISSIONS,
  roleFor,
  type BuiltInRole,
} from '@gongdi/server/facts';
import { Ordered, type Fact } from '../text.ts';

/** Returns the codes of the built-in roles that have a permission, sorted by name. */
export function rolesWith(code: string, roles: readonly BuiltInRole[]): string[] {
  const held = roles.filter(({ permissions }) => (expandPermissions(permissions) as ReadonlySet<string>).has(code));
  return held.map((role) => role.role_code).toSorted();
}

/** A built-in role with its permissions; their order has no meaning. */
export function roleFact({ role_code, name, permissions }: BuiltInRole): Fact {
  return { role_code, name, given: [...new Set(permissions)].toSorted().map((one) => ({ may: one })) };
}

/**
 * The role of a company's first user, and the permissions while the company waits for its check. Both are assigned
 * automatically.
 */
export function firstRolesFact(): Fact {
  const types = dictionaryOf('ent_type').entries.map(({ value }) => value);
  return {
    'role of the first user, by type of enterprise': Object.fromEntries(types.map((type) => [type, roleFor(type)])),
    'while the company waits to be checked': [...PENDING_PERMISSIONS],
  };
}

const flat = (tree: readonly MenuEntry[]): MenuEntry[] =>
  tree.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

/**
 * Permissions that belong to no resource: those of other menu entries, and those that calls require but no menu offers.
 * @param resources names of the resources whose permissions are in their own files
 */
export function permissionsFact(resources: ReadonlySet<string>, roles: readonly BuiltInRole[]): Fact {
  const labels = new Map<string, Label>(
    flat(MAIN_MENU).flatMap((entry) =>
      operationsOf(entry).map((one) => [permission(entry.index, one.operation_code), one.label] as const),
    ),
  );
  const others = ALL_PERMISSIONS.filter((code) => !resources.has(code.split('|')[0]!) || !labels.has(code));
  return new Ordered(
    others
      .toSorted()
      .map((code) => [code, { label: labels.get(code) ?? '(in no menu)', roles: rolesWith(code, roles) }]),
  );
}
