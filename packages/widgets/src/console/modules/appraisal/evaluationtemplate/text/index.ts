import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';

const zh = { plan: '按此考核', copy: '复制' };
const en: typeof zh = { plan: 'Appraise by this', copy: 'Copy' };

const texts: Record<Lang, typeof zh> = { zh, en };

export const useTemplateText = () => texts[useLang()];
