import type { Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type TableText } from './zh.ts';

export type { TableText } from './zh.ts';
export const tableText: Record<Lang, TableText> = { zh, en };
