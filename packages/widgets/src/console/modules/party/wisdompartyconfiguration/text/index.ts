import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type BranchText } from './zh.ts';

const texts: Record<Lang, BranchText> = { zh, en };

export const useBranchText = (): BranchText => texts[useLang()];
