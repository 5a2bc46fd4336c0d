import { AREA_CHILD_OPENERS, GongdiError, permission } from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import { typeOfArea, type StoredArea } from './area-store.ts';

type Opened = 'monitorscheme' | 'rundata' | 'areafence' | 'edit' | 'detail';

/**
 * Checks that the caller may open a child screen of an area.
 * @param use `look`: any of the operations in `AREA_CHILD_OPENERS` is enough; `act`: the operation itself is needed
 * @throws GongdiError `notFound` if the area's type has no such child, `permission` if the caller lacks the operation
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
