import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type BusinessText } from './zh.ts';

const texts: Record<Lang, BusinessText> = { zh, en };

export function useBusinessText(): BusinessText {
  return texts[useLang()];
}
