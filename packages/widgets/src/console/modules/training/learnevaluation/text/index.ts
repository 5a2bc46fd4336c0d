import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type LearnText } from './zh.ts';

const texts: Record<Lang, LearnText> = { zh, en };

export const useLearnText = (): LearnText => texts[useLang()];
