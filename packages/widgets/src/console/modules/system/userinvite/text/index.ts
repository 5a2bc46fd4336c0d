import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type InviteText } from './zh.ts';

const texts: Record<Lang, InviteText> = { zh, en };

export function useInviteText(): InviteText {
  return texts[useLang()];
}
