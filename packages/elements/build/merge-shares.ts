/** Modules that are used by the same elements and pages, and become one file. */
export interface Share {
  /** The elements and pages that load these modules statically. */
  starts: readonly string[];
  /** Elements that load these modules only in a later part, such as a side panel. */
  later: readonly string[];
  modules: readonly string[];
  /** Length of the code. */
  size: number;
  /** Positions, in the list of shares, of what these modules import. */
  imports: ReadonlySet<number>;
}

/** What a byte costs that is loaded for nothing: before an element is ready, when a page is opened, in a later part. */
const COST = { element: 100, page: 4, later: 1 };

/**
 * Merges shares until each element starts with few enough files. Shares with the same elements are merged for nothing
 * but bytes of later parts; a share of a few hundred bytes may join one of more elements. What costs least is merged
 * first. Files never import each other in a circle, and the result is sorted: what is imported stands behind what
 * imports it.
 * @param elements names, in `starts` and `later`, of elements; other names are pages
 * @param most files that an element may start with
 */
export function mergeShares(shares: readonly Share[], elements: ReadonlySet<string>, most: number): Share[] {
  let groups: readonly (readonly number[])[] = shares.map((_, index) => [index]);
  for (;;) {
    const state = stateOf(shares, groups);
    const tooMany = [...elements].filter((element) => filesOf(state, element).size > most);
    if (tooMany.length === 0) break;
    const now = costOf(state, elements);
    let best: { groups: readonly (readonly number[])[]; cost: number } | undefined;
    for (const [one, other] of pairs(tooMany.map((element) => [...filesOf(state, element)]))) {
      if (!mayJoin(startsOf(state, one), startsOf(state, other))) continue;
      const merged = [
        ...groups.filter((_, index) => index !== one && index !== other),
        [...groups[one]!, ...groups[other]!],
      ];
      const next = stateOf(shares, merged);
      if (isCircular(next)) continue;
      const cost = costOf(next, elements) - now;
      if (!best || cost < best.cost) best = { groups: merged, cost };
    }
    if (!best) break;
    groups = best.groups;
  }
  return inOrder(shares, groups);
}

/** What one element alone starts with stays its own: its first file has to be found by what it loads. */
const mayJoin = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  (one.size > 1 && other.size > 1) || (one.size === other.size && [...one].every((element) => other.has(element)));

const startsOf = ({ shares, groups }: State, group: number): Set<string> =>
  new Set(groups[group]!.flatMap((share) => shares[share]!.starts));

interface State {
  shares: readonly Share[];
  groups: readonly (readonly number[])[];
  /** Groups that each group imports. */
  imports: readonly ReadonlySet<number>[];
  sizes: readonly number[];
}

function stateOf(shares: readonly Share[], groups: readonly (readonly number[])[]): State {
  const groupOf = new Map(groups.flatMap((members, group) => members.map((share) => [share, group] as const)));
  const imports = groups.map(
    (members, group) =>
      new Set(
        members
          .flatMap((share) => [...shares[share]!.imports].map((one) => groupOf.get(one)!))
          .filter((one) => one !== group),
      ),
  );
  const sizes = groups.map((members) => members.reduce((sum, share) => sum + shares[share]!.size, 0));
  return { shares, groups, imports, sizes };
}

/** Returns the groups that something needs, with all that they import. */
function needed({ shares, groups, imports }: State, uses: (share: Share) => boolean): Set<number> {
  const found = new Set<number>();
  const look = (group: number) => {
    if (found.has(group)) return;
    found.add(group);
    imports[group]!.forEach(look);
  };
  groups.forEach((members, group) => {
    if (members.some((share) => uses(shares[share]!))) look(group);
  });
  return found;
}

const filesOf = (state: State, user: string): Set<number> => needed(state, ({ starts }) => starts.includes(user));

/** Returns what all elements and pages load, by its cost. */
function costOf(state: State, elements: ReadonlySet<string>): number {
  const bytes = (groups: ReadonlySet<number>) => [...groups].reduce((sum, group) => sum + state.sizes[group]!, 0);
  const users = new Set(state.shares.flatMap(({ starts, later }) => [...starts, ...later]));
  let sum = 0;
  for (const user of users) {
    const first = bytes(filesOf(state, user));
    sum += first * (elements.has(user) ? COST.element : COST.page);
    const all = needed(state, ({ starts, later }) => starts.includes(user) || later.includes(user));
    sum += (bytes(all) - first) * COST.later;
  }
  return sum;
}

function isCircular({ groups, imports }: State): boolean {
  const done = new Set<number>();
  const open = new Set<number>();
  const circle = (group: number): boolean => {
    if (open.has(group)) return true;
    if (done.has(group)) return false;
    open.add(group);
    const found = [...imports[group]!].some(circle);
    open.delete(group);
    done.add(group);
    return found;
  };
  return groups.some((_, group) => circle(group));
}

/** Returns each pair of two members of one list, once. */
function* pairs(lists: readonly (readonly number[])[]): Generator<readonly [number, number]> {
  const seen = new Set<string>();
  for (const list of lists)
    for (const [index, one] of list.entries())
      for (const other of list.slice(index + 1)) {
        const pair = [Math.min(one, other), Math.max(one, other)] as const;
        if (seen.has(pair.join())) continue;
        seen.add(pair.join());
        yield pair;
      }
}

/** Returns the groups as shares, those that are imported behind those that import them. */
function inOrder(shares: readonly Share[], groups: readonly (readonly number[])[]): Share[] {
  const { imports, sizes } = stateOf(shares, groups);
  const order: number[] = [];
  const seen = new Set<number>();
  const visit = (group: number) => {
    if (seen.has(group)) return;
    seen.add(group);
    imports[group]!.forEach(visit);
    order.unshift(group);
  };
  groups.forEach((_, group) => visit(group));
  const place = new Map(order.map((group, index) => [group, index]));
  return order.map((group) => {
    const members = groups[group]!.map((share) => shares[share]!);
    const starts = [...new Set(members.flatMap((one) => one.starts))].toSorted();
    const later = [...new Set(members.flatMap((one) => one.later))].filter((one) => !starts.includes(one)).toSorted();
    return {
      starts,
      later,
      modules: members.flatMap((one) => one.modules),
      size: sizes[group]!,
      imports: new Set([...imports[group]!].map((one) => place.get(one)!)),
    };
  });
}
