import { leavesOf, menuForEnterprise, menusOf, type AnyResource, type MenuItem, type Operation } from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import type { MenuStore } from '../../../menu/index.ts';

/** What the caller's menus lead to: a resource that they do not have has no page to go to, whatever the rights. */
export interface Reach {
  menus: readonly MenuItem[];
  /** Whether the caller may do that with records of a resource, and its page is in the menus. */
  may: (resource: AnyResource, operation: Operation) => boolean;
}

/** By the tree that the call for the menus answers. */
export function reachOf(store: Pick<MenuStore, 'treeFor'>, { caller, lang }: CallerContext): Reach {
  const menus = menuForEnterprise(menusOf(store.treeFor(caller), caller, lang), caller.ent_type);
  const leaves = new Map(leavesOf(menus).map((leaf) => [leaf.index, leaf]));
  return {
    menus,
    may: ({ name, endpoints }, operation) =>
      endpoints[operation] !== undefined &&
      (leaves.get(name)?.operation_list.some((one) => one.operation_code === operation && one.checked) ?? false),
  };
}
