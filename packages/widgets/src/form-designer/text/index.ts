import type { Lang } from '@gongdi/domain';
import { useData } from '../../kit/data/index.ts';
import { en } from './en.ts';
import { zh, type FormDesignerText } from './zh.ts';

const formDesignerText: Record<Lang, FormDesignerText> = { zh, en };

export function useFormDesignerText(): FormDesignerText {
  return formDesignerText[useData().lang];
}
