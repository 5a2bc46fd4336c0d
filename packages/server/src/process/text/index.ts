import type { Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type ProcessText } from './zh.ts';

export const processText: Readonly<Record<Lang, ProcessText>> = { zh, en };
