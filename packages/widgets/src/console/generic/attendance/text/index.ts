import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type PreviewText } from './zh.ts';

const texts: Record<Lang, PreviewText> = { zh, en };

export const usePreviewText = (): PreviewText => texts[useLang()];
