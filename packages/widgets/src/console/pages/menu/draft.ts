import type { WholeMenuVariant } from '@gongdi/api';
import { differenceOf, variantTree, type ArrangedEntry, type MenuVariant } from '@gongdi/domain';

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
  const { order, entries } = differenceOf(variantTree(variant), draft.tree);
  return {
    edit: {
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
