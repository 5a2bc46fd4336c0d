import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type CompareText } from './zh.ts';

const texts: Record<Lang, CompareText> = { zh, en };

export function useCompareText(): CompareText {
  return texts[useLang()];
}
