import type { MenuItem } from '@gongdi/domain';

/** Returns the permission codes `menu|operation` for checks (console specification, section 6). */
export function buttonsOf(menus: readonly MenuItem[]): Set<string> {
  const codes = new Set<string>();
  for (const item of menus) {
    for (const operation of item.operation_list)
      if (operation.checked) codes.add(`${item.index}|${operation.operation_code}`);
    for (const code of buttonsOf(item.children)) codes.add(code);
  }
  return codes;
}
