import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type HelpText } from './zh.ts';

const texts: Record<Lang, HelpText> = { zh, en };

export function useHelpText(): HelpText {
  return texts[useLang()];
}
