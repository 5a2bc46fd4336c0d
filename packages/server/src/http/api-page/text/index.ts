import type { Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type ApiPageText } from './zh.ts';

export type { ApiPageText } from './zh.ts';
export const apiPageText: Record<Lang, ApiPageText> = { zh, en };
