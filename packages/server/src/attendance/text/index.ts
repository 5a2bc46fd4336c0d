import type { Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type AttendanceText } from './zh.ts';

export const attendanceText: Readonly<Record<Lang, AttendanceText>> = { zh, en };
