import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type PayslipText } from './zh.ts';

const texts: Record<Lang, PayslipText> = { zh, en };

export const usePayslipText = (): PayslipText => texts[useLang()];
