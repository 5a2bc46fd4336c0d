import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type AppText } from './zh.ts';

const texts: Record<Lang, AppText> = { zh, en };

export function useAppText(): AppText {
  return texts[useLang()];
}
