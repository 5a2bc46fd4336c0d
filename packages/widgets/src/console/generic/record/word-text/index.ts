import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type WordText } from './zh.ts';

const texts: Record<Lang, WordText> = { zh, en };

export function useWordText(): WordText {
  return texts[useLang()];
}
