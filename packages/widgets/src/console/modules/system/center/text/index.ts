import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type CenterText } from './zh.ts';

export type { CenterText } from './zh.ts';
const texts: Record<Lang, CenterText> = { zh, en };

export function useCenterText(): CenterText {
  return texts[useLang()];
}
