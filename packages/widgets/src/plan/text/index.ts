import type { Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type PlanText } from './zh.ts';

export type { PlanText } from './zh.ts';
export const planText: Record<Lang, PlanText> = { zh, en };
