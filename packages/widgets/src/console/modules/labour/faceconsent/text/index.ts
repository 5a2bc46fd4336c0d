import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type FaceText } from './zh.ts';

const texts: Record<Lang, FaceText> = { zh, en };

export const useFaceText = (): FaceText => texts[useLang()];
