import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';

const zh = { template: '用指标新建模板' };
const en: typeof zh = { template: 'New template of the items' };

const texts: Record<Lang, typeof zh> = { zh, en };

export const useLibraryText = () => texts[useLang()];
