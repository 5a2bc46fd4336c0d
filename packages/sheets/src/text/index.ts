import type { Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type SheetText } from './zh.ts';

export const sheetText: Readonly<Record<Lang, SheetText>> = { zh, en };
