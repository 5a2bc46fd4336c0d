import type { WholeMenuVariant } from '@gongdi/api';
import { differenceOf, ROOT, variantTree, type ArrangedEntry, type MenuVariant } from '@gongdi/domain';

/** A menu variant in the editor. */
export interface MenuDraft {
  tree: readonly ArrangedEntry[];
  ent_types: readonly number[];
  companies: readonly string[];
}

export function draftOf(variant: MenuVariant, { edit, ent_types, companies }: WholeMenuVariant): MenuDraft {
  return { tree: variantTree(variant, edit), ent_types, companies };
}

/** Returns the draft of a variant that nobody has changed. */
export function defaultDraft(variant: MenuVariant): MenuDraft {
  return { tree: variantTree(variant), ent_types: variant.ent_types, companies: [] };
}

/** Returns what is sent to the server: the differences from the variant's own tree. */
export function changesOf(variant: MenuVariant, draft: MenuDraft) {
  const { parents, order, entries } = differenceOf(variantTree(variant), draft.tree);
  return {
    edit: {
      ...(parents && { parents: { ...parents } }),
      ...(order && { order: mutable(order, (names) => [...names]) }),
      ...(entries && {
        entries: mutable(entries, ({ ent_types, ...rest }) => ({
          ...rest,
          ...(ent_types && { ent_types: [...ent_types] }),
        })),
      }),
    },
    ent_types: draft.ent_types.toSorted((a, b) => a - b),
    companies: [...draft.companies],
  };
}

const mutable = <T, R>(of: Readonly<Record<string, T>>, make: (one: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, make(value)]));

export function isSame(variant: MenuVariant, one: MenuDraft, other: MenuDraft): boolean {
  return JSON.stringify(changesOf(variant, one)) === JSON.stringify(changesOf(variant, other));
}

/** Returns the tree with one entry changed, at any depth. */
export function changed(
  tree: readonly ArrangedEntry[],
  index: string,
  part: Partial<ArrangedEntry>,
): readonly ArrangedEntry[] {
  return tree.map((entry) =>
    entry.index === index ? { ...entry, ...part } : { ...entry, children: changed(entry.children, index, part) },
  );
}

/**
 * Returns the tree with one entry moved up (-1) or down (1) by one among its siblings; at the ends it does not change.
 */
export function moved(tree: readonly ArrangedEntry[], index: string, by: -1 | 1): readonly ArrangedEntry[] {
  const at = tree.findIndex((entry) => entry.index === index);
  if (at < 0) return tree.map((entry) => ({ ...entry, children: moved(entry.children, index, by) }));
  const to = at + by;
  if (to < 0 || to >= tree.length) return tree;
  const next = [...tree];
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}

/** Returns the groups that can contain entries, in display order, without the first level. */
export function groupsOf(tree: readonly ArrangedEntry[]): ArrangedEntry[] {
  return tree.flatMap((entry) => (entry.group ? [entry, ...groupsOf(entry.children)] : []));
}

/**
 * Returns the index of the group that contains an entry; `''`: the first level; undefined: the entry is not in the
 * tree.
 */
export function groupOf(tree: readonly ArrangedEntry[], index: string, below = ROOT): string | undefined {
  for (const entry of tree) {
    if (entry.index === index) return below;
    const found = groupOf(entry.children, index, entry.index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the tree with one entry moved into a group or to the first level, before another entry or at the end. Nothing
 * changes for a group, or for an entry that would be placed before itself.
 */
export function movedTo(
  tree: readonly ArrangedEntry[],
  index: string,
  group: string,
  before?: string,
): readonly ArrangedEntry[] {
  const entry = entryOf(tree, index);
  if (!entry || entry.group || before === index) return tree;
  const placed = (entries: readonly ArrangedEntry[], below: string): ArrangedEntry[] => {
    const rest = entries
      .filter((one) => one.index !== index)
      .map((one) => (one.group ? { ...one, children: placed(one.children, one.index) } : one));
    if (below !== group) return rest;
    const at = rest.findIndex((one) => one.index === before);
    return rest.toSpliced(at < 0 ? rest.length : at, 0, entry);
  };
  return placed(tree, ROOT);
}

function entryOf(tree: readonly ArrangedEntry[], index: string): ArrangedEntry | undefined {
  for (const entry of tree) {
    const found = entry.index === index ? entry : entryOf(entry.children, index);
    if (found) return found;
  }
  return undefined;
}
