import type { Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type ApiText } from './zh.ts';

export const apiText: Record<Lang, ApiText> = { zh, en };
