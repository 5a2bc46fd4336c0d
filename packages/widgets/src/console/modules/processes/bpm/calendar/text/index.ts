import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type CalendarText } from './zh.ts';

const texts: Record<Lang, CalendarText> = { zh, en };

export type { CalendarText };

export function useCalendarText(): CalendarText {
  return texts[useLang()];
}
