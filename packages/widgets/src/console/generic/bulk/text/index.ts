import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type BulkText } from './zh.ts';

const texts: Record<Lang, BulkText> = { zh, en };

export function useBulkText(): BulkText {
  return texts[useLang()];
}
