import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type QuestionsText } from './zh.ts';

const texts: Record<Lang, QuestionsText> = { zh, en };

export const useQuestionsText = (): QuestionsText => texts[useLang()];
