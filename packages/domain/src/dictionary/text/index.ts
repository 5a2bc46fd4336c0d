import type { Lang } from '../../label.ts';
import { en } from './en.ts';
import { zh, type DictionaryText } from './zh.ts';

export type { DictionaryText } from './zh.ts';
export const dictionaryText: Record<Lang, DictionaryText> = { zh, en };
