import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type ExamText } from './zh.ts';

const texts: Record<Lang, ExamText> = { zh, en };

export const useExamText = (): ExamText => texts[useLang()];
