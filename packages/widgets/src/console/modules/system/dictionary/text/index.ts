import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type DictionaryPageText } from './zh.ts';

export type { DictionaryPageText } from './zh.ts';
const texts: Record<Lang, DictionaryPageText> = { zh, en };

export function useDictionaryText(): DictionaryPageText {
  return texts[useLang()];
}
