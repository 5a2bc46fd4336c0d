import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type HistoryText } from './zh.ts';

const texts: Record<Lang, HistoryText> = { zh, en };

export function useHistoryText(): HistoryText {
  return texts[useLang()];
}
