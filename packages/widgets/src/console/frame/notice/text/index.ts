import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type NoticeText } from './zh.ts';

const texts: Record<Lang, NoticeText> = { zh, en };

export function useNoticeText(): NoticeText {
  return texts[useLang()];
}
