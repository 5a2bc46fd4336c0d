import type { Label } from '../label.ts';

/** Common icons of the first level, by their name on the wire; the other icons are declared by their group or entry. */
export const MENU_ICONS = {
  form: { zh: '填报', en: 'Form' },
  site: { zh: '工地', en: 'Site' },
  apps: { zh: '应用', en: 'Applications' },
} as const satisfies Readonly<Record<string, Label>>;

export type MenuIcon = keyof typeof MENU_ICONS;
