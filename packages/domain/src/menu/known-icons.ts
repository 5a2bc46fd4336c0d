import { MENU_GROUPS } from '../generated/groups.ts';
import { MODULE_MENUS } from '../generated/menus.ts';
import type { Label } from '../label.ts';
import type { OwnIcon } from './define.ts';
import { MENU_ICONS, type MenuIcon } from './icons.ts';

/**
 * Returns all icons with their labels: the common ones, and those of groups and entries.
 * @throws Error when two have one name
 */
export function iconsOf(
  bringers: readonly { readonly icon?: MenuIcon | OwnIcon; readonly label: Label }[],
): ReadonlyMap<string, Label> {
  const icons = new Map<string, Label>(Object.entries(MENU_ICONS));
  for (const { icon, label } of bringers) {
    if (typeof icon !== 'object') continue;
    if (icons.has(icon.own)) throw new Error(`icon ${icon.own}: there are two`);
    icons.set(icon.own, label);
  }
  return icons;
}

/** Every icon that an entry of the first level may have, by its name on the wire. */
export const KNOWN_ICONS = iconsOf([...Object.values(MODULE_MENUS), ...Object.values(MENU_GROUPS)]);
