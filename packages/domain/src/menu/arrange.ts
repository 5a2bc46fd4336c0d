import type { Label } from '../label.ts';
import type { MenuEntry } from './define.ts';

/** Changes of one entry; an absent property stays as it is in the tree. */
export interface MenuEntryEdit {
  title?: Label;
  icon?: string;
  hidden?: boolean;
  /** Enterprise types that see the entry; empty: all. */
  ent_types?: readonly number[];
}

/** Differences between two arrangements of the menu tree. */
export interface MenuEdit {
  /** Moved entries: index of the entry, index of its new group (`''`: the first level). Groups cannot move. */
  parents?: Readonly<Record<string, string>>;
  /** Order of children, by the index of their parent; `''` is the first level. */
  order?: Readonly<Record<string, readonly string[]>>;
  entries?: Readonly<Record<string, MenuEntryEdit>>;
}

/** An entry with every property that a `MenuEdit` can change. */
export interface ArrangedEntry extends MenuEntry {
  /** Whether the entry is a group; also true when all of its children were moved elsewhere. */
  group: boolean;
  hidden: boolean;
  ent_types: readonly number[];
  children: readonly ArrangedEntry[];
}

/** The key of the first level in `MenuEdit.order`. */
export const ROOT = '';

/** Returns the tree after the edits, applied from the first to the last. Entries that no edit names stay unchanged. */
export function arrange(tree: readonly MenuEntry[], ...edits: readonly MenuEdit[]): ArrangedEntry[] {
  return edits.reduce<ArrangedEntry[]>(
    (now, edit) => laidOver(relocated(now, edit.parents), edit, ROOT),
    tree.map(plain),
  );
}

function plain(entry: MenuEntry): ArrangedEntry {
  return {
    ...entry,
    group: entry.children !== undefined,
    hidden: false,
    ent_types: [],
    children: (entry.children ?? []).map(plain),
  };
}

/** Moves entries to the end of other groups; an unknown entry, or a target that is not a group, is ignored. */
function relocated(tree: readonly ArrangedEntry[], parents: MenuEdit['parents'] = {}): readonly ArrangedEntry[] {
  const known = new Map(flat(tree).map((entry) => [entry.index, entry]));
  const moves = Object.entries(parents).filter(
    ([index, parent]) => known.get(index)?.group === false && (parent === ROOT || known.get(parent)?.group),
  );
  if (moves.length === 0) return tree;
  const gone = new Set(moves.map(([index]) => index));
  const rebuilt = (entries: readonly ArrangedEntry[], below: string): ArrangedEntry[] => [
    ...entries
      .filter((entry) => !gone.has(entry.index))
      .map((entry) => (entry.group ? { ...entry, children: rebuilt(entry.children, entry.index) } : entry)),
    ...moves.flatMap(([index, parent]) => (parent === below ? known.get(index)! : [])),
  ];
  return rebuilt(tree, ROOT);
}

const flat = (tree: readonly ArrangedEntry[]): ArrangedEntry[] =>
  tree.flatMap((entry) => [entry, ...flat(entry.children)]);

/** Returns for every entry the index of its parent. */
function parentsIn(tree: readonly ArrangedEntry[], below = ROOT): [string, string][] {
  return tree.flatMap((entry): [string, string][] => [[entry.index, below], ...parentsIn(entry.children, entry.index)]);
}

function laidOver(entries: readonly ArrangedEntry[], edit: MenuEdit, below: string): ArrangedEntry[] {
  return inOrder(entries, edit.order?.[below] ?? []).map((entry) => {
    const { title, icon, hidden, ent_types } = edit.entries?.[entry.index] ?? {};
    return {
      ...entry,
      label: title ?? entry.label,
      ...(icon === undefined ? {} : { icon }),
      hidden: hidden ?? entry.hidden,
      ent_types: ent_types ?? entry.ent_types,
      children: laidOver(entry.children, edit, entry.index),
    };
  });
}

/** Returns the named entries in the order of the names; every other entry stays behind its former predecessor. */
function inOrder(entries: readonly ArrangedEntry[], names: readonly string[]): ArrangedEntry[] {
  const known = new Map(entries.map((entry) => [entry.index, entry]));
  const result = [...new Set(names)].flatMap((name) => known.get(name) ?? []);
  for (const [at, entry] of entries.entries()) {
    if (result.includes(entry)) continue;
    const before = at === 0 ? -1 : result.indexOf(entries[at - 1]!);
    result.splice(before + 1, 0, entry);
  }
  return result;
}

/** Returns the edit that changes `base` into `wanted`. */
export function differenceOf(base: readonly ArrangedEntry[], wanted: readonly ArrangedEntry[]): MenuEdit {
  const places = new Map(parentsIn(base));
  const parents = Object.fromEntries(
    parentsIn(wanted).filter(([index, below]) => places.has(index) && places.get(index) !== below),
  );
  const order: Record<string, string[]> = {};
  const entries: Record<string, MenuEntryEdit> = {};
  const compare = (from: readonly ArrangedEntry[], to: readonly ArrangedEntry[], below: string): void => {
    const names = to.map((entry) => entry.index);
    if (names.some((name, at) => from[at]?.index !== name)) order[below] = names;
    for (const entry of to) {
      const was = from.find((one) => one.index === entry.index);
      if (!was) continue;
      const edit = entryDifference(was, entry);
      if (Object.keys(edit).length > 0) entries[entry.index] = edit;
      compare(was.children, entry.children, entry.index);
    }
  };
  compare(relocated(base, parents), wanted, ROOT);
  return {
    ...(Object.keys(parents).length > 0 && { parents }),
    ...(Object.keys(order).length > 0 && { order }),
    ...(Object.keys(entries).length > 0 && { entries }),
  };
}

function entryDifference(was: ArrangedEntry, is: ArrangedEntry): MenuEntryEdit {
  const types = is.ent_types.toSorted((a, b) => a - b);
  const sameTypes = types.join() === was.ent_types.toSorted((a, b) => a - b).join();
  return {
    ...((was.label.zh !== is.label.zh || was.label.en !== is.label.en) && {
      title: { zh: is.label.zh, en: is.label.en },
    }),
    ...(was.icon !== is.icon && is.icon !== undefined && { icon: is.icon }),
    ...(was.hidden !== is.hidden && { hidden: is.hidden }),
    ...(!sameTypes && { ent_types: types }),
  };
}
