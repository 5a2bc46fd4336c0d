import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type NoticesText } from './zh.ts';

const texts: Record<Lang, NoticesText> = { zh, en };

export function useNoticesText(): NoticesText {
  return texts[useLang()];
}
