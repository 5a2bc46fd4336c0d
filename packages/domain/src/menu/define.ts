import type { Label } from '../label.ts';
import type { MenuIcon } from './icons.ts';

/** An entry of the menu tree as it is written here. A leaf opens the screen at `/<index>`. */
export interface MenuEntry {
  /** First path segment of the screen, and first half of its permission codes. */
  index: string;
  label: Label;
  icon?: string;
  children?: readonly MenuEntry[];
  /** Address when it is not `/<index>`. */
  path?: string;
  /** Operations of a leaf that is no resource. */
  operations?: readonly MenuOperation[];
}

export interface MenuOperation {
  operation_code: string;
  label: Label;
}

/** A group of the menu, in `modules/<group>/group.ts`. */
export interface MenuGroup {
  /** Where it is not the name of the folder. */
  index?: string;
  label: Label;
  icon: MenuIcon;
  /** Place on the first level; numbers have gaps, so that others fit in between. */
  order: number;
  /** Those that stand before the modules of the folder and come from elsewhere. */
  entries?: readonly MenuEntry[];
}

/** The place of a module, in its `menu.ts`. Its index is the name of its folder. */
export type ModuleMenu = Pick<MenuEntry, 'label' | 'path' | 'operations'> & {
  /** Place in the group; numbers have gaps, so that others fit in between. */
  order: number;
} & (
    | { first?: never; icon?: never }
    /** Stands on the first level instead of in the group of its folder. */
    | { first: true; icon: MenuIcon }
  );

/** What somebody may do with a screen that only shows something. */
export const VIEW: MenuOperation = { operation_code: 'list', label: { zh: '查看', en: 'View' } };

export const defineGroup = (group: MenuGroup): MenuGroup => group;

export const defineMenu = (menu: ModuleMenu): ModuleMenu => menu;
