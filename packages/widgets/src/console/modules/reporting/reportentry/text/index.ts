import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';

const zh = { source: '打开原记录' };
const en: typeof zh = { source: 'Open the record' };
const texts: Record<Lang, typeof zh> = { zh, en };

export const useEntryText = (): typeof zh => texts[useLang()];
