import { AREA_CHILD_OPENERS, permission, type AreaChild, type AreaType } from '@gongdi/domain';

/** `/pit/rundata/pit` (console specification, section 2.5). */
export const childPath = (area: AreaType, child: AreaChild): string => `/${area.path}/${child}/${area.name}`;

/** Children of a type that are open to whoever holds these permissions. */
export function openChildren(area: AreaType, may: (code: ReturnType<typeof permission>) => boolean): AreaChild[] {
  return area.children.filter((child) => AREA_CHILD_OPENERS[child].some((one) => may(permission(area.path, one))));
}
