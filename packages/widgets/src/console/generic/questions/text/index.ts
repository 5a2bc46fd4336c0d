import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type QuestionText } from './zh.ts';

const texts: Record<Lang, QuestionText> = { zh, en };

export const useQuestionText = (): QuestionText => texts[useLang()];
