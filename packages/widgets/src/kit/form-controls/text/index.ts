import type { Lang } from '@gongdi/domain';
import { useData } from '../../data/data-context.tsx';
import { en } from './en.ts';
import { zh, type FormText } from './zh.ts';

export const formText: Record<Lang, FormText> = { zh, en };

export function useFormText(): FormText {
  return formText[useData().lang];
}
