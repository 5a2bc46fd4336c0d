import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type MenuPageText } from './zh.ts';

const texts: Record<Lang, MenuPageText> = { zh, en };

export function useMenuText(): MenuPageText {
  return texts[useLang()];
}
