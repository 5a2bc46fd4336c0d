import type { Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type ConsoleText } from './zh.ts';

export type { ConsoleText } from './zh.ts';
export const consoleText: Record<Lang, ConsoleText> = { zh, en };
