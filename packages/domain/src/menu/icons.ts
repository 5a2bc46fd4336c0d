import type { Label } from '../label.ts';

/** Icons that an entry of the first level may have, by the name that goes over the wire. */
export const MENU_ICONS = {
  bench: { zh: '工作台', en: 'Workbench' },
  form: { zh: '填报', en: 'Form' },
  site: { zh: '工地', en: 'Site' },
  area: { zh: '区域', en: 'Area' },
  device: { zh: '仪表', en: 'Gauge' },
  process: { zh: '流程', en: 'Process' },
  safety: { zh: '安全', en: 'Safety' },
  notice: { zh: '公告', en: 'Notice' },
  system: { zh: '设置', en: 'Settings' },
  apps: { zh: '应用', en: 'Applications' },
} as const satisfies Readonly<Record<string, Label>>;

export type MenuIcon = keyof typeof MENU_ICONS;
export const MENU_ICON_NAMES = Object.keys(MENU_ICONS) as MenuIcon[];
