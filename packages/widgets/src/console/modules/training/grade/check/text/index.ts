import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type CheckText } from './zh.ts';

const texts: Record<Lang, CheckText> = { zh, en };

export const useCheckText = (): CheckText => texts[useLang()];
