import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type DraftsText } from './zh.ts';

const texts: Record<Lang, DraftsText> = { zh, en };

export function useDraftsText(): DraftsText {
  return texts[useLang()];
}
