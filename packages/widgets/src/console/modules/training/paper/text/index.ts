import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type PaperText } from './zh.ts';

const texts: Record<Lang, PaperText> = { zh, en };

export const usePaperText = (): PaperText => texts[useLang()];
