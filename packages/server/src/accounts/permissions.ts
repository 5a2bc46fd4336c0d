import { CONTRACT } from '@gongdi/api';
import { MAIN_MENU, permissionsOf, type PermissionCode } from '@gongdi/domain';

/** Every code that guards a call or a button. */
export const ALL_PERMISSIONS: readonly PermissionCode[] = [
  ...new Set([...permissionsOf(MAIN_MENU), ...CONTRACT.flatMap((call) => call.permission ?? [])]),
];

/** Expands the permissions of a user's roles: `*` is everything, `menu|*` every operation of a menu entry. */
export function expandPermissions(granted: readonly string[]): Set<PermissionCode> {
  const wanted = new Set(granted);
  if (wanted.has('*')) return new Set(ALL_PERMISSIONS);
  return new Set(
    ALL_PERMISSIONS.filter((code) => wanted.has(code) || wanted.has(`${code.slice(0, code.indexOf('|'))}|*`)),
  );
}
