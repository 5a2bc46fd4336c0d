import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type PaletteText } from './zh.ts';

const texts: Record<Lang, PaletteText> = { zh, en };

export function usePaletteText(): PaletteText {
  return texts[useLang()];
}
