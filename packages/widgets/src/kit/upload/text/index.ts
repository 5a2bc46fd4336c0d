import type { Lang } from '@gongdi/domain';
import { useData } from '../../data/data-context.tsx';
import { en } from './en.ts';
import { zh, type UploadText } from './zh.ts';

export const uploadText: Record<Lang, UploadText> = { zh, en };

export function useUploadText(): UploadText {
  return uploadText[useData().lang];
}
