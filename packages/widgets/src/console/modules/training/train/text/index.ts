import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type TrainText } from './zh.ts';

const texts: Record<Lang, TrainText> = { zh, en };

export const useTrainText = (): TrainText => texts[useLang()];
