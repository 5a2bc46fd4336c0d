import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type WhyText } from './zh.ts';

const texts: Record<Lang, WhyText> = { zh, en };

export function useWhyText(): WhyText {
  return texts[useLang()];
}
