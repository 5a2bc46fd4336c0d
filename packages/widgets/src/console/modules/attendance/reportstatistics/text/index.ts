import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type ReportText } from './zh.ts';

const texts: Record<Lang, ReportText> = { zh, en };

export const useReportText = (): ReportText => texts[useLang()];
