import type { Lang } from '@gongdi/domain';
import { useData } from '../../data/data-context.tsx';
import { en } from './en.ts';
import { zh, type GridText } from './zh.ts';

export type { GridText } from './zh.ts';
const gridText: Record<Lang, GridText> = { zh, en };

export function useGridText(): GridText {
  return gridText[useData().lang];
}
