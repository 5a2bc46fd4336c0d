import { MENU_GROUPS } from '../generated/groups.ts';
import { MODULE_MENUS } from '../generated/menus.ts';
import type { MenuEntry, MenuGroup, ModuleMenu, OwnIcon } from './define.ts';
import type { MenuIcon } from './icons.ts';

interface Placed {
  order: number;
  entry: MenuEntry;
}

const iconName = (icon: MenuIcon | OwnIcon): string => (typeof icon === 'string' ? icon : icon.own);

const inOrder = (placed: readonly Placed[]): MenuEntry[] =>
  placed.toSorted((a, b) => a.order - b.order || (a.entry.index < b.entry.index ? -1 : 1)).map(({ entry }) => entry);

/**
 * Returns the menu tree of the given groups and modules.
 * @param groups by the folder of each
 * @param modules by the folder of each, below that of its group
 * @throws Error when the group of a module does not exist
 */
export function menuTree(
  groups: Readonly<Record<string, MenuGroup>>,
  modules: Readonly<Record<string, ModuleMenu>>,
): MenuEntry[] {
  const first: Placed[] = [];
  const below = new Map<string, Placed[]>(Object.keys(groups).map((folder) => [folder, []]));
  for (const [folder, { order, first: onTop, icon, group, ...entry }] of Object.entries(modules)) {
    const names = folder.split('/');
    const level = onTop ? first : below.get(group ?? names[0]!);
    if (!level) throw new Error(`modules/${folder}: its group has no group.ts`);
    level.push({ order, entry: { index: names.at(-1)!, ...entry, ...(icon && { icon: iconName(icon) }) } });
  }
  for (const [folder, { order, index = folder, icon, entries = [], ...group }] of Object.entries(groups))
    first.push({
      order,
      entry: { index, ...group, icon: iconName(icon), children: [...entries, ...inOrder(below.get(folder)!)] },
    });
  return inOrder(first);
}

/** The menu of the main enterprise variant (console specification, section 2.4), limited to existing screens. */
export const MAIN_MENU: readonly MenuEntry[] = menuTree(MENU_GROUPS, MODULE_MENUS);
