import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type VideoText } from './zh.ts';

const texts: Record<Lang, VideoText> = { zh, en };

export const useVideoText = (): VideoText => texts[useLang()];
