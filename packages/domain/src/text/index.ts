import type { Lang } from '../label.ts';
import { en } from './en.ts';
import { zh, type DomainText } from './zh.ts';

export const domainText: Record<Lang, DomainText> = { zh, en };
