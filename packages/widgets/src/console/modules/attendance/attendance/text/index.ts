import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type AttendanceText } from './zh.ts';

const texts: Record<Lang, AttendanceText> = { zh, en };

export const useAttendanceText = (): AttendanceText => texts[useLang()];
