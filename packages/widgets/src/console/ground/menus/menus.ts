import { leavesOf, type MenuItem } from '@gongdi/domain';

export { leavesOf };

/** All that is asked about the variants of menus stands under this key. */
export const MENUS = 'menus';

/** Address of a leaf: its own, or `/<index>`. */
export function addressOf(item: MenuItem): string {
  return item.path ?? `/${item.index}`;
}

/** First path segment: `/projectmanage/edit` → `projectmanage`. */
export function firstSegment(pathname: string): string {
  return pathname.split('/').find(Boolean) ?? '';
}

/** A logged-in user reaches only first segments of the menu list, and bpm (console specification, section 5). */
export function mayOpen(menus: readonly MenuItem[], pathname: string): boolean {
  const segment = firstSegment(pathname);
  if (segment === 'bpm') return true;
  return leavesOf(menus).some((item) => firstSegment(addressOf(item)) === segment);
}

/** Pages that are reached from an entry with another address: beginning of the page's, address of the entry. */
const BELONGS: readonly (readonly [string, string])[] = [['/bpm/process-instance/', '/bpm/task/my/']];

/** Entries from the root to the one whose address is the longest beginning of the path. */
export function trailOf(menus: readonly MenuItem[], path: string): MenuItem[] {
  const known = BELONGS.find(([page]) => path.startsWith(page));
  const pathname = known ? path.replace(...known) : path;
  let best: MenuItem[] = [];
  let length = -1;
  const walk = (items: readonly MenuItem[], above: MenuItem[]) => {
    for (const item of items) {
      const trail = [...above, item];
      if (item.children.length > 0) walk(item.children, trail);
      else {
        const address = addressOf(item);
        const inside = pathname === address || pathname.startsWith(`${address}/`);
        if (inside && address.length > length) [best, length] = [trail, address.length];
      }
    }
  };
  walk(menus, []);
  return best;
}
