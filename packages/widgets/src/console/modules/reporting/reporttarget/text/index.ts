import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type TargetText } from './zh.ts';

const texts: Record<Lang, TargetText> = { zh, en };

export const useTargetText = (): TargetText => texts[useLang()];
