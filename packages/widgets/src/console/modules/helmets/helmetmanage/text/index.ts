import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type HelmetText } from './zh.ts';

export const helmetText: Record<Lang, HelmetText> = { zh, en };

export const useHelmetText = (): HelmetText => helmetText[useLang()];
