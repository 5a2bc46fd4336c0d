import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type PictureText } from './zh.ts';

const texts: Record<Lang, PictureText> = { zh, en };

export function usePictureText(): PictureText {
  return texts[useLang()];
}
