import type { WholeMenuVariant } from '@gongdi/api';
import { differenceOf, ROOT, variantTree, type ArrangedEntry, type MenuVariant } from '@gongdi/domain';

/** A variant while it is edited. */
export interface MenuDraft {
  tree: readonly ArrangedEntry[];
  ent_types: readonly number[];
  companies: readonly string[];
}

export function draftOf(variant: MenuVariant, { edit, ent_types, companies }: WholeMenuVariant): MenuDraft {
  return { tree: variantTree(variant, edit), ent_types, companies };
}

/** What a variant is like where nobody has changed it. */
export function defaultDraft(variant: MenuVariant): MenuDraft {
  return { tree: variantTree(variant), ent_types: variant.ent_types, companies: [] };
}

/** What is sent: the differences from the variant's own tree. */
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

/** The tree with one entry changed, wherever it stands. */
export function changed(
  tree: readonly ArrangedEntry[],
  index: string,
  part: Partial<ArrangedEntry>,
): readonly ArrangedEntry[] {
  return tree.map((entry) =>
    entry.index === index ? { ...entry, ...part } : { ...entry, children: changed(entry.children, index, part) },
  );
}

/** The tree with one entry a place higher (-1) or lower (1) among its siblings; as it is at the ends. */
export function moved(tree: readonly ArrangedEntry[], index: string, by: -1 | 1): readonly ArrangedEntry[] {
  const at = tree.findIndex((entry) => entry.index === index);
  if (at < 0) return tree.map((entry) => ({ ...entry, children: moved(entry.children, index, by) }));
  const to = at + by;
  if (to < 0 || to >= tree.length) return tree;
  const next = [...tree];
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}

/** The groups that entries can stand in, from above; the first level is not among them. */
export function groupsOf(tree: readonly ArrangedEntry[]): ArrangedEntry[] {
  return tree.flatMap((entry) => (entry.group ? [entry, ...groupsOf(entry.children)] : []));
}

/** Index of the group that an entry stands in; `''`: on the first level; undefined: it is not there. */
export function groupOf(tree: readonly ArrangedEntry[], index: string, below = ROOT): string | undefined {
  for (const entry of tree) {
    if (entry.index === index) return below;
    const found = groupOf(entry.children, index, entry.index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The tree with one entry in a group, or on the first level: before another one, or behind the last. Groups stay where
 * they are, and so does what would stand before itself.
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
