import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type StatisticText } from './zh.ts';

const texts: Record<Lang, StatisticText> = { zh, en };

export const useStatisticText = (): StatisticText => texts[useLang()];
