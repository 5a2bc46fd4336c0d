import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type PayrollText } from './zh.ts';

const texts: Record<Lang, PayrollText> = { zh, en };

export const usePayrollText = (): PayrollText => texts[useLang()];
