import type { Lang } from '../../label.ts';
import { en } from './en.ts';
import { zh, type FormText } from './zh.ts';

export const formText: Record<Lang, FormText> = { zh, en };
