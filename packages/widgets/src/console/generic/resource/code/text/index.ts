import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type CodeText } from './zh.ts';

const texts: Record<Lang, CodeText> = { zh, en };

export function useCodeText(): CodeText {
  return texts[useLang()];
}
