import { AREAS, type MenuItem } from '@gongdi/domain';
import { addressOf, firstSegment } from './menus.ts';

/** Which pages a build has: all, or those of the platform alone (console specification, section 2.1). */
export type RouteSet = 'full' | 'platform';

declare const GONGDI_ROUTE_SET: RouteSet | undefined;

/** The one constant of a build that decides it (`GONGDI_ROUTE_SET=platform npm run build`). */
export const ROUTE_SET: RouteSet = typeof GONGDI_ROUTE_SET === 'undefined' ? 'full' : GONGDI_ROUTE_SET;

declare const GONGDI_AREA_TYPES: string | undefined;

/** Types of monitored areas that a build has, by name (`GONGDI_AREA_TYPES=pit,bridge npm run build`); absent: all. */
export const AREA_TYPE_SET: readonly string[] | undefined =
  typeof GONGDI_AREA_TYPES === 'undefined' || GONGDI_AREA_TYPES === '' ? undefined : GONGDI_AREA_TYPES.split(',');

/** Whether a build has the screens of an area at an address; true for everything that is no area. */
function hasArea(pathname: string): boolean {
  const area = AREAS.find(({ path }) => path === firstSegment(pathname));
  return !area || !AREA_TYPE_SET || AREA_TYPE_SET.includes(area.name);
}

/** First segments of the platform's pages: projects, people, organisation and accounts, without processes and records. */
export const PLATFORM: ReadonlySet<string> = new Set([
  'projectmanage',
  'staff',
  'organization',
  'enterprise',
  'usermanage',
  'rolemanage',
  'registration',
]);

/** Whether a build has the page at an address. */
export function inRouteSet(pathname: string, set: RouteSet = ROUTE_SET): boolean {
  return hasArea(pathname) && (set === 'full' || PLATFORM.has(firstSegment(pathname)));
}

/** The menus without entries whose pages a build does not have. */
export function menusInRouteSet(menus: readonly MenuItem[], set: RouteSet = ROUTE_SET): MenuItem[] {
  if (set === 'full' && !AREA_TYPE_SET) return [...menus];
  return menus.flatMap((item) => {
    if (item.children.length === 0) return inRouteSet(addressOf(item), set) ? [item] : [];
    const children = menusInRouteSet(item.children, set);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
