import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type BoardText } from './zh.ts';

const texts: Record<Lang, BoardText> = { zh, en };

export const useBoardText = (): BoardText => texts[useLang()];
