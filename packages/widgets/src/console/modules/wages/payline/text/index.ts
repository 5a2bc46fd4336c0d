import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';

const zh = { slip: '工资条' };
const en: typeof zh = { slip: 'Wage slip' };
const texts: Record<Lang, typeof zh> = { zh, en };

export const useLineText = (): typeof zh => texts[useLang()];
