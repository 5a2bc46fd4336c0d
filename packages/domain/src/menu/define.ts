import type { Label } from '../label.ts';
import type { MenuIcon } from './icons.ts';

/** An entry of the menu tree as modules and groups declare it. A leaf opens the screen at `/<index>`. */
export interface MenuEntry {
  /** First path segment of the screen, and first half of its permission codes. */
  index: string;
  label: Label;
  /** What the screen is for, in a sentence or two; a screen with records says it in its resource. */
  about?: Label;
  icon?: string;
  children?: readonly MenuEntry[];
  /** Address when it is not `/<index>`. */
  path?: string;
  /** Operations of a leaf that is not a resource. */
  operations?: readonly MenuOperation[];
}

export interface MenuOperation {
  operation_code: string;
  label: Label;
}

/**
 * An icon of a group or entry: its name on the wire. Its label is the label of the group or entry, and the `icon.tsx`
 * of that group or module draws it.
 */
export interface OwnIcon {
  own: string;
}

/** A group of the menu, in `modules/<group>/group.ts`. */
export interface MenuGroup {
  /** Index of the group, if it differs from the name of the folder. */
  index?: string;
  label: Label;
  icon: MenuIcon | OwnIcon;
  /** Position on the first level; the numbers have gaps, so that other entries fit in between. */
  order: number;
  /** Entries before the modules of the folder that are declared elsewhere. */
  entries?: readonly MenuEntry[];
}

/** Position of a module in the menu, in its `menu.ts`. Its index is the name of its folder. */
export type ModuleMenu = Pick<MenuEntry, 'label' | 'about' | 'path' | 'operations'> & {
  /** Position in the group; the numbers have gaps, so that other entries fit in between. */
  order: number;
  /** Folder of another group that shows the entry; absent: the group of its own folder. */
  group?: string;
} & (
    | { first?: never; icon?: never }
    /** The entry is on the first level instead of in the group of its folder. */
    | { first: true; icon: MenuIcon | OwnIcon }
  );

/** Operation of a screen that only shows data. */
export const VIEW: MenuOperation = { operation_code: 'list', label: { zh: '查看', en: 'View' } };

export const defineGroup = (group: MenuGroup): MenuGroup => group;

export const defineMenu = (menu: ModuleMenu): ModuleMenu => menu;
