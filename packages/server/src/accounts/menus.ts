import {
  MAIN_MENU,
  operationsOf,
  permission,
  textOf,
  type Lang,
  type MenuEntry,
  type MenuItem,
  type PermissionCode,
} from '@gongdi/domain';

/** Which tree a client asks for (console specification, section 7.8). */
export const SYSTEM_TYPES = { console: 1 } as const;

/** The menu of a user: entries with something to look at, operations checked where a role allows them. */
export function menusOf(
  permissions: ReadonlySet<PermissionCode>,
  lang: Lang,
  tree: readonly MenuEntry[] = MAIN_MENU,
): MenuItem[] {
  return tree.flatMap((entry): MenuItem[] => {
    const children = menusOf(permissions, lang, entry.children ?? []);
    const operation_list = operationsOf(entry).map((one) => ({
      operation_code: one.operation_code,
      title: textOf(one.label, lang),
      checked: permissions.has(permission(entry.index, one.operation_code)),
    }));
    if (children.length === 0 && !operation_list.some((one) => one.checked)) return [];
    return [
      {
        index: entry.index,
        title: textOf(entry.label, lang),
        icon: entry.icon ?? null,
        path: entry.path ?? null,
        children,
        operation_list,
      },
    ];
  });
}
