import type { Lang } from '@gongdi/domain';
import { useData } from '../../../data/data-context.tsx';
import { en } from './en.ts';
import { zh, type ViewerText } from './zh.ts';

const viewerText: Record<Lang, ViewerText> = { zh, en };

export function useViewerText(): ViewerText {
  return viewerText[useData().lang];
}
