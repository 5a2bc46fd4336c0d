import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type WorkbenchText } from './zh.ts';

const texts: Record<Lang, WorkbenchText> = { zh, en };

export function useWorkbenchText(): WorkbenchText {
  return texts[useLang()];
}
