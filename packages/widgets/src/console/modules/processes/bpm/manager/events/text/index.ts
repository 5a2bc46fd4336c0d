import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type EventText } from './zh.ts';

const texts: Record<Lang, EventText> = { zh, en };

export function useEventText(): EventText {
  return texts[useLang()];
}
