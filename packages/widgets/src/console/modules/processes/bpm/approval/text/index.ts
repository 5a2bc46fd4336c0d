import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type ApprovalText } from './zh.ts';

export type { ApprovalText } from './zh.ts';
const texts: Record<Lang, ApprovalText> = { zh, en };

export function useApprovalText(): ApprovalText {
  return texts[useLang()];
}
