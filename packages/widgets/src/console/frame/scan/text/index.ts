import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type ScanText } from './zh.ts';

const texts: Record<Lang, ScanText> = { zh, en };

export function useScanText(): ScanText {
  return texts[useLang()];
}
