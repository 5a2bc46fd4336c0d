import type { Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type MonitorText } from './zh.ts';

export type { MonitorText } from './zh.ts';
export const monitorText: Record<Lang, MonitorText> = { zh, en };
