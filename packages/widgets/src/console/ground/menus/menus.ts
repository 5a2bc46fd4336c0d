import { leavesOf, type MenuItem } from '@gongdi/domain';

export { leavesOf };

/** First part of the query keys of all menu variants. */
export const MENUS = 'menus';

/** Returns the address of a leaf: its `path`, or `/<index>`. */
export function addressOf(item: MenuItem): string {
  return item.path ?? `/${item.index}`;
}

/** Returns the first path segment: `/projectmanage/edit` → `projectmanage`. */
export function firstSegment(pathname: string): string {
  return pathname.split('/').find(Boolean) ?? '';
}

/** A logged-in user reaches only first segments of the menu list, and bpm (console specification, section 5). */
export function mayOpen(menus: readonly MenuItem[], pathname: string): boolean {
  const segment = firstSegment(pathname);
  if (segment === 'bpm') return true;
  return leavesOf(menus).some((item) => firstSegment(addressOf(item)) === segment);
}

/** Pages whose menu entry has another address: prefix of the page's path, prefix of the entry's path. */
const BELONGS: readonly (readonly [string, string])[] = [['/bpm/process-instance/', '/bpm/task/my/']];

/** Returns the entries from the root to the leaf whose address is the longest prefix of the path. */
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
