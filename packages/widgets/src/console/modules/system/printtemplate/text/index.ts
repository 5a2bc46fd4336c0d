import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type TemplatesText } from './zh.ts';

const texts: Record<Lang, TemplatesText> = { zh, en };

export function useTemplatesText(): TemplatesText {
  return texts[useLang()];
}
