import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type BinText } from './zh.ts';

export type { BinText } from './zh.ts';
export const binText: Record<Lang, BinText> = { zh, en };

export function useBinText(): BinText {
  return binText[useLang()];
}
