import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type ProjectText } from './zh.ts';

const texts: Record<Lang, ProjectText> = { zh, en };

export function useProjectText(): ProjectText {
  return texts[useLang()];
}
