import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type CardsText } from './zh.ts';

const texts: Record<Lang, CardsText> = { zh, en };

export const useCardsText = (): CardsText => texts[useLang()];
