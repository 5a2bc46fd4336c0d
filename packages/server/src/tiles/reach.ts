import { leavesOf, type AnyResource, type MenuItem, type Operation } from '@gongdi/domain';
import type { CallerContext } from '../handler/index.ts';
import { menusFor, type MenuStore } from '../menu/index.ts';

/**
 * What the caller's menus lead to. A resource without a menu entry has no page, whatever permissions the caller has.
 */
export interface Reach {
  menus: readonly MenuItem[];
  /** Returns whether the caller may do the operation on records of a resource and its page is in the menus. */
  may: (resource: Pick<AnyResource, 'name' | 'endpoints'>, operation: Operation) => boolean;
  /** Sees what is declared to be open, and nothing else. */
  openOnly?: true;
}

/** Derived from the same tree that answers the call for the menus. */
export function reachOf(store: Pick<MenuStore, 'treeFor'>, { caller, lang }: CallerContext): Reach {
  const menus = menusFor(store, caller, lang);
  const leaves = new Map(leavesOf(menus).map((leaf) => [leaf.index, leaf]));
  return {
    menus,
    may: ({ name, endpoints }, operation) =>
      endpoints[operation] !== undefined &&
      (leaves.get(name)?.operation_list.some((one) => one.operation_code === operation && one.checked) ?? false),
  };
}

/** What somebody without an account sees: lists that exist, of them what is declared to be open. */
export const openReach: Reach = {
  menus: [],
  may: ({ endpoints }, operation) => operation === 'list' && endpoints.list !== undefined,
  openOnly: true,
};
