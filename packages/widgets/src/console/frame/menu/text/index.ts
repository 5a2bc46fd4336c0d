import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type MenuText } from './zh.ts';

const texts: Record<Lang, MenuText> = { zh, en };

export function useMenuText(): MenuText {
  return texts[useLang()];
}
