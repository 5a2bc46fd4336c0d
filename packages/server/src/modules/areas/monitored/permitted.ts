import { AREA_CHILD_OPENERS, GongdiError, permission } from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import { typeOfArea, type StoredArea } from './area-store.ts';

type Opened = 'monitorscheme' | 'rundata' | 'areafence' | 'edit' | 'detail';

/**
 * @param use `look`: what else opens the child will do (`AREA_CHILD_OPENERS`)
 * @throws GongdiError `notFound` for a type without that child, `permission` for whoever does not hold it
 */
export function requireChild(
  row: StoredArea,
  child: Opened,
  { caller }: CallerContext,
  use: 'act' | 'look' = 'act',
): void {
  const area = typeOfArea(row);
  const isChild = child !== 'edit' && child !== 'detail';
  if (isChild && !area.children.includes(child)) throw new GongdiError('notFound');
  const openers = isChild && use === 'look' ? AREA_CHILD_OPENERS[child] : [child];
  if (!openers.some((one) => caller.permissions.has(permission(area.path, one)))) throw new GongdiError('permission');
}
