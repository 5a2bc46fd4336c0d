import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type ScheduleText } from './zh.ts';

const texts: Record<Lang, ScheduleText> = { zh, en };

export const useScheduleText = (): ScheduleText => texts[useLang()];

export type { ScheduleText } from './zh.ts';
