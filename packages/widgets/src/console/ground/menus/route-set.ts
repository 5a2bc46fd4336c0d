import { AREAS, type MenuItem } from '@gongdi/domain';
import { addressOf, firstSegment } from './menus.ts';

/** Which pages a build contains: all, or only those of the platform (console specification, section 2.1). */
export type RouteSet = 'full' | 'platform';

declare const GONGDI_ROUTE_SET: RouteSet | undefined;

/** Build constant that selects the pages (`GONGDI_ROUTE_SET=platform npm run build`). */
export const ROUTE_SET: RouteSet = typeof GONGDI_ROUTE_SET === 'undefined' ? 'full' : GONGDI_ROUTE_SET;

declare const GONGDI_AREA_TYPES: string | undefined;

/**
 * Names of the types of monitored areas in a build (`GONGDI_AREA_TYPES=pit,bridge npm run build`); undefined: all
 * types.
 */
export const AREA_TYPE_SET: readonly string[] | undefined =
  typeof GONGDI_AREA_TYPES === 'undefined' || GONGDI_AREA_TYPES === '' ? undefined : GONGDI_AREA_TYPES.split(',');

/**
 * Returns whether a build contains the screens of the area at an address; true for every address that is not an area's.
 */
function hasArea(pathname: string): boolean {
  const area = AREAS.find(({ path }) => path === firstSegment(pathname));
  return !area || !AREA_TYPE_SET || AREA_TYPE_SET.includes(area.name);
}

/**
 * First path segments of the platform's pages: projects, people, organisation and accounts, without processes and
 * records.
 */
export const PLATFORM: ReadonlySet<string> = new Set([
  'projectmanage',
  'staff',
  'organization',
  'enterprise',
  'usermanage',
  'rolemanage',
  'registration',
]);

/** Returns whether a build contains the page at an address. */
export function inRouteSet(pathname: string, set: RouteSet = ROUTE_SET): boolean {
  return hasArea(pathname) && (set === 'full' || PLATFORM.has(firstSegment(pathname)));
}

/** Returns the menus without the entries whose pages the build does not contain. */
export function menusInRouteSet(menus: readonly MenuItem[], set: RouteSet = ROUTE_SET): MenuItem[] {
  if (set === 'full' && !AREA_TYPE_SET) return [...menus];
  return menus.flatMap((item) => {
    if (item.children.length === 0) return inRouteSet(addressOf(item), set) ? [item] : [];
    const children = menusInRouteSet(item.children, set);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
