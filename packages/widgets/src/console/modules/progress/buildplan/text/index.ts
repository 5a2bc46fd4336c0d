import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type BuildplanText } from './zh.ts';

const texts: Record<Lang, BuildplanText> = { zh, en };

export const useBuildplanText = (): BuildplanText => texts[useLang()];
