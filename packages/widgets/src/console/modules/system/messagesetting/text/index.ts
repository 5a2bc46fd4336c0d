import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type MessagesPageText } from './zh.ts';

export type { MessagesPageText } from './zh.ts';

const texts: Record<Lang, MessagesPageText> = { zh, en };

export function useMessagesText(): MessagesPageText {
  return texts[useLang()];
}
