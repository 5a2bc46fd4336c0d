import { leavesOf, type MenuItem } from '@gongdi/domain';

export { leavesOf };

/** First part of the query keys of all menu variants. */
export const MENUS = 'menus';

/** Returns the address of a leaf: its `path`, or `/<index>`. */
export function addressOf(item: MenuItem): string {
  return item.path ?? `/${item.index}`;
}

/** Addresses below which the pages of a leaf lie: that of its menu entry, and that of its resource, to which links lead. */
const addressesOf = (item: MenuItem): string[] => [...new Set([addressOf(item), `/${item.index}`])];

/** Returns the first path segment: `/projectmanage/edit` → `projectmanage`. */
export function firstSegment(pathname: string): string {
  return pathname.split('/').find(Boolean) ?? '';
}

/** What is looked up in one list of menus at each change of page. */
interface MenuIndex {
  /** Entries from the root to a leaf, by each address of the leaf. */
  trails: ReadonlyMap<string, MenuItem[]>;
  segments: ReadonlySet<string>;
}

const indexes = new WeakMap<readonly MenuItem[], MenuIndex>();

/** Returns the index of menus, which is made once for each list of them: nobody changes one in place. */
function indexOf(menus: readonly MenuItem[]): MenuIndex {
  const known = indexes.get(menus);
  if (known) return known;
  const trails = new Map<string, MenuItem[]>();
  const walk = (items: readonly MenuItem[], above: MenuItem[]) => {
    for (const item of items) {
      const trail = [...above, item];
      if (item.children.length > 0) walk(item.children, trail);
      else for (const address of addressesOf(item)) if (!trails.has(address)) trails.set(address, trail);
    }
  };
  walk(menus, []);
  const made = { trails, segments: new Set([...trails.keys()].map(firstSegment)) };
  indexes.set(menus, made);
  return made;
}

/** A logged-in user reaches only first segments of the menu list, and bpm (console specification, section 5). */
export function mayOpen(menus: readonly MenuItem[], pathname: string): boolean {
  const segment = firstSegment(pathname);
  return segment === 'bpm' || indexOf(menus).segments.has(segment);
}

/** Pages whose menu entry has another address: prefix of the page's path, prefix of the entry's path. */
const BELONGS: readonly (readonly [string, string])[] = [['/bpm/process-instance/', '/bpm/task/my/']];

/** Returns the entries from the root to the leaf whose address is the longest prefix of the path. */
export function trailOf(menus: readonly MenuItem[], path: string): MenuItem[] {
  const known = BELONGS.find(([page]) => path.startsWith(page));
  const pathname = known ? path.replace(...known) : path;
  const { trails } = indexOf(menus);
  for (let address = pathname; address !== ''; address = address.slice(0, Math.max(0, address.lastIndexOf('/')))) {
    const trail = trails.get(address);
    if (trail) return trail;
  }
  return [];
}
