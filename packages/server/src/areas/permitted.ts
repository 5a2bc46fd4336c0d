import { GongdiError, permission } from '@gongdi/domain';
import type { CallerContext } from '../handler/index.ts';
import { typeOfArea, type StoredArea } from './area-store.ts';

/** @throws GongdiError `notFound` for a type without that child, `permission` for whoever does not hold it */
export function requireChild(
  row: StoredArea,
  child: 'monitorscheme' | 'rundata' | 'areafence' | 'edit' | 'detail',
  { caller }: CallerContext,
): void {
  const area = typeOfArea(row);
  if (child !== 'edit' && child !== 'detail' && !area.children.includes(child)) throw new GongdiError('notFound');
  if (!caller.permissions.has(permission(area.path, child))) throw new GongdiError('permission');
}
