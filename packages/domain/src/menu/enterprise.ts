import { enterpriseTypeShows } from '../permission/permission.ts';
import type { MenuItem } from './menu.ts';

/** Entries that some enterprise types alone have: learn evaluation is for regulators (console specification, section 6). */
const ONLY: Readonly<Record<string, readonly number[]>> = { learnevaluation: [1005] };

/** Entries that lead to a screen of their own for an enterprise type (console specification, section 6). */
const VARIANTS: Readonly<Record<number, { suffix: string; indexes: ReadonlySet<string> }>> = {
  1002: { suffix: '_d', indexes: new Set(['vehicles', 'purchase', 'distribution']) },
  1000: { suffix: '_v', indexes: new Set(['waybill', 'distribution']) },
};

/**
 * The menu as an enterprise type sees it: entries renamed to the type's variant, learn evaluation for regulators only.
 * An entry left without children goes with them.
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
