import type { Lang } from '../../label.ts';
import { en } from './en.ts';
import { zh, type MenuText } from './zh.ts';

export type { MenuText } from './zh.ts';
export const menuText: Record<Lang, MenuText> = { zh, en };
