import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type JoinText } from './zh.ts';

const texts: Record<Lang, JoinText> = { zh, en };

export function useJoinText(): JoinText {
  return texts[useLang()];
}
