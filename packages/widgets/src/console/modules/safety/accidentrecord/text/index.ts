import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh } from './zh.ts';

const texts: Record<Lang, typeof zh> = { zh, en };

export const useAccidentText = () => texts[useLang()];
