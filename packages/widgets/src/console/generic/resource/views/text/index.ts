import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type ViewText } from './zh.ts';

const texts: Record<Lang, ViewText> = { zh, en };

export function useViewText(): ViewText {
  return texts[useLang()];
}

export type { ViewText } from './zh.ts';
