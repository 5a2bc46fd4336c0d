import { AREA_CHILD_OPENERS, permission, type AreaChild, type AreaType } from '@gongdi/domain';

/** Returns the address of a child page, such as `/pit/rundata/pit` (console specification, section 2.5). */
export const childPath = (area: AreaType, child: AreaChild): string => `/${area.path}/${child}/${area.name}`;

/** Returns the child pages of a type that the user's permissions open. */
export function openChildren(area: AreaType, may: (code: ReturnType<typeof permission>) => boolean): AreaChild[] {
  return area.children.filter((child) => AREA_CHILD_OPENERS[child].some((one) => may(permission(area.path, one))));
}
