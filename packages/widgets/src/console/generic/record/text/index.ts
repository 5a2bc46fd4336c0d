import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type RecordText } from './zh.ts';

const texts: Record<Lang, RecordText> = { zh, en };

export function useRecordText(): RecordText {
  return texts[useLang()];
}
