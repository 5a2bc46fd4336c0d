import type { MenuItem } from '@gongdi/domain';

/** The codes of each menu tree. Every button asks for them, and a page has many. */
const known = new WeakMap<readonly MenuItem[], ReadonlySet<string>>();

/** Returns the permission codes `menu|operation` for checks (console specification, section 6). */
export function buttonsOf(menus: readonly MenuItem[]): ReadonlySet<string> {
  const before = known.get(menus);
  if (before) return before;
  const codes = new Set<string>();
  for (const item of menus) {
    for (const operation of item.operation_list)
      if (operation.checked) codes.add(`${item.index}|${operation.operation_code}`);
    for (const code of buttonsOf(item.children)) codes.add(code);
  }
  known.set(menus, codes);
  return codes;
}
