import type { Lang } from '@gongdi/domain';
import { useData } from '../../data/data-context.tsx';
import { en } from './en.ts';
import { zh, type ProcessFormText } from './zh.ts';

export const processFormText: Record<Lang, ProcessFormText> = { zh, en };

export function useProcessFormText(): ProcessFormText {
  return processFormText[useData().lang];
}
