import { textOf, type Lang } from '../label.ts';
import { permission, type PermissionCode } from '../permission/permission.ts';
import type { AnyResource } from '../resource/define.ts';
import { findResource } from '../resource/registry.ts';
import type { ArrangedEntry } from './arrange.ts';
import { operationsOf, type MenuItem } from './menu.ts';

/**
 * Returns the menu of a user: the entries that are not hidden from the enterprise type and have at least one allowed
 * operation or child. Operations that a role allows are checked.
 */
export function menusOf(
  tree: readonly ArrangedEntry[],
  { permissions, ent_type }: { permissions: ReadonlySet<PermissionCode>; ent_type: number },
  lang: Lang,
): MenuItem[] {
  return tree.flatMap((entry): MenuItem[] => {
    if (entry.hidden || (entry.ent_types.length > 0 && !entry.ent_types.includes(ent_type))) return [];
    const children = menusOf(entry.children, { permissions, ent_type }, lang);
    const operation_list = operationsOf(entry).map((one) => ({
      operation_code: one.operation_code,
      title: textOf(one.label, lang),
      checked: permissions.has(permission(entry.index, one.operation_code)),
    }));
    if (children.length === 0 && !operation_list.some((one) => one.checked)) return [];
    const resource: AnyResource | undefined = findResource(entry.index);
    return [
      {
        index: entry.index,
        title: textOf(entry.label, lang),
        ...(resource && { record: textOf(resource.label, lang) }),
        icon: entry.icon ?? null,
        path: entry.path ?? null,
        children,
        operation_list,
      },
    ];
  });
}

/** Returns the entries that open a screen, in the order of the tree. */
export function leavesOf(menus: readonly MenuItem[]): MenuItem[] {
  return menus.flatMap((item) => (item.children.length > 0 ? leavesOf(item.children) : [item]));
}
