import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type AreaPageText } from './zh.ts';

export type { AreaPageText } from './zh.ts';
const texts: Record<Lang, AreaPageText> = { zh, en };

export function useAreaText(): AreaPageText {
  return texts[useLang()];
}
