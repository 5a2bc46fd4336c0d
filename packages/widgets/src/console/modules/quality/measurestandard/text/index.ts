import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';

const zh = { copy: '复制为本单位标准' };
const en: typeof zh = { copy: 'Copy for the company' };
const texts: Record<Lang, typeof zh> = { zh, en };

export const useStandardText = () => texts[useLang()];
