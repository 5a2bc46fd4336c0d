import { MENU_GROUPS } from '../generated/groups.ts';
import { MODULE_MENUS } from '../generated/menus.ts';
import type { MenuEntry, MenuGroup, ModuleMenu } from './define.ts';

interface Placed {
  order: number;
  entry: MenuEntry;
}

const inOrder = (placed: readonly Placed[]): MenuEntry[] =>
  placed.toSorted((a, b) => a.order - b.order || (a.entry.index < b.entry.index ? -1 : 1)).map(({ entry }) => entry);

/**
 * The tree that groups and modules say.
 * @param groups by the folder of each
 * @param modules by the folder of each, below that of its group
 * @throws Error when a module stands in a group that is not there
 */
export function menuTree(
  groups: Readonly<Record<string, MenuGroup>>,
  modules: Readonly<Record<string, ModuleMenu>>,
): MenuEntry[] {
  const first: Placed[] = [];
  const below = new Map<string, Placed[]>(Object.keys(groups).map((folder) => [folder, []]));
  for (const [folder, { order, first: onTop, ...entry }] of Object.entries(modules)) {
    const names = folder.split('/');
    const level = onTop ? first : below.get(names[0]!);
    if (!level) throw new Error(`modules/${folder}: its group has no group.ts`);
    level.push({ order, entry: { index: names.at(-1)!, ...entry } });
  }
  for (const [folder, { order, index = folder, entries = [], ...group }] of Object.entries(groups))
    first.push({ order, entry: { index, ...group, children: [...entries, ...inOrder(below.get(folder)!)] } });
  return inOrder(first);
}

/** The menu of the main enterprise variant (console specification, section 2.4), as far as screens exist. */
export const MAIN_MENU: readonly MenuEntry[] = menuTree(MENU_GROUPS, MODULE_MENUS);
