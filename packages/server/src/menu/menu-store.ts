import {
  defaultArrangement,
  MENU_VARIANTS,
  variantFor,
  variantTree,
  type ArrangedEntry,
  type MenuArrangement,
  type MenuArrangements,
  type MenuVariantName,
} from '@gongdi/domain';
import { adjustmentsOf } from '../settings/index.ts';
import type { Db, KeptRows } from '../store/index.ts';

/** The menus of one database, held in memory and kept equal on all of its servers. */
export interface MenuStore extends Pick<KeptRows<MenuArrangement>, 'open' | 'reload' | 'onChange' | 'close'> {
  arrangements: () => MenuArrangements;
  /** 0: the variant has not been changed. */
  versionOf: (name: MenuVariantName) => number;
  /** Returns a text that is different after each change of any variant. */
  version: () => string;
  /** Returns the tree for an account of a company. */
  treeFor: (whose: { company_id: string; ent_type: number }) => readonly ArrangedEntry[];
}

export function menuStore(db: Db): MenuStore {
  const kept = adjustmentsOf<MenuArrangement>(db, 'menu');
  const arrangementsOf = (): MenuArrangements =>
    Object.fromEntries(
      MENU_VARIANTS.map((variant) => [
        variant.name,
        kept.rows().get(variant.name)?.value ?? defaultArrangement(variant),
      ]),
    ) as Record<MenuVariantName, MenuArrangement>;
  let arrangements = arrangementsOf();
  const versionOf = (name: MenuVariantName): number => kept.rows().get(name)?.version ?? 0;
  const trees = new Map<MenuVariantName, readonly ArrangedEntry[]>();
  kept.onChange(() => {
    arrangements = arrangementsOf();
    trees.clear();
  });

  return {
    open: kept.open,
    reload: kept.reload,
    onChange: kept.onChange,
    close: kept.close,
    arrangements: () => arrangements,
    versionOf,
    version: () => MENU_VARIANTS.map(({ name }) => versionOf(name)).join('.'),
    treeFor: (whose) => {
      const variant = variantFor(arrangements, whose);
      const tree = trees.get(variant.name) ?? variantTree(variant, arrangements[variant.name].edit);
      trees.set(variant.name, tree);
      return tree;
    },
  };
}
