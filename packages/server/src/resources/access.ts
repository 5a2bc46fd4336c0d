import { permission, type AnyResource, type PermissionCode } from '@gongdi/domain';
import type { CallerContext } from '../handler/index.ts';
import type { RowAccess } from '../store/index.ts';

/** What a caller may read and write, with the account and organisation that are stored with a change. */
export function accessOf({ caller, now }: Pick<CallerContext, 'caller' | 'now'>): RowAccess {
  const seesPersonal = (resource: AnyResource): boolean => maySeePersonal(caller, resource);
  const may = (code: PermissionCode): boolean => caller.permissions.has(code);
  return { scope: caller.scope, account_id: caller.id, org_id: caller.org_id, now, seesPersonal, may };
}

/** Returns whether a caller may see the personal data of a resource unmasked on request. */
export function maySeePersonal(
  { permissions }: Pick<CallerContext['caller'], 'permissions'>,
  { name }: Pick<AnyResource, 'name'>,
): boolean {
  return permissions.has(permission(name, 'personal'));
}
