import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type OutboxText } from './zh.ts';

const texts: Record<Lang, OutboxText> = { zh, en };

export const useOutboxText = (): OutboxText => texts[useLang()];
