import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type SitePlanText } from './zh.ts';

const texts: Record<Lang, SitePlanText> = { zh, en };

export const useSitePlanText = (): SitePlanText => texts[useLang()];
