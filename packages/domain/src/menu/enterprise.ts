import { enterpriseTypeShows } from '../permission/permission.ts';
import type { MenuItem } from './menu.ts';

/** Entries for certain enterprise types only: learn evaluation is for regulators (console specification, section 6). */
const ONLY: Readonly<Record<string, readonly number[]>> = { learnevaluation: [1005] };

/** Entries that open a different screen for an enterprise type (console specification, section 6). */
const VARIANTS: Readonly<Record<number, { suffix: string; indexes: ReadonlySet<string> }>> = {
  1002: { suffix: '_d', indexes: new Set(['vehicles', 'purchase', 'distribution']) },
  1000: { suffix: '_v', indexes: new Set(['waybill', 'distribution']) },
};

/**
 * Returns the menu for an enterprise type: entries are renamed to the type's variant, and learn evaluation is shown to
 * regulators only. A group that has no children left is removed.
 */
export function menuForEnterprise(menus: readonly MenuItem[], ent_type: number): MenuItem[] {
  const variant = VARIANTS[ent_type];
  return menus.flatMap((item): MenuItem[] => {
    const types = ONLY[item.index];
    if (types && !enterpriseTypeShows(ent_type, types)) return [];
    const children = menuForEnterprise(item.children, ent_type);
    if (item.children.length > 0 && children.length === 0) return [];
    const renamed = variant?.indexes.has(item.index) ?? false;
    return [{ ...item, children, index: renamed ? `${item.index}${variant!.suffix}` : item.index }];
  });
}
