import type { Lang } from '@gongdi/domain';
import { useData } from '../../data/data-context.tsx';
import { en } from './en.ts';
import { zh, type PreviewText } from './zh.ts';

const previewText: Record<Lang, PreviewText> = { zh, en };

export function usePreviewText(): PreviewText {
  return previewText[useData().lang];
}
