import type { Lang } from '@gongdi/domain';
import { useData } from '../../data/data-context.tsx';
import { en } from './en.ts';
import { zh, type PermissionText } from './zh.ts';

const texts: Record<Lang, PermissionText> = { zh, en };

export function usePermissionText(): PermissionText {
  return texts[useData().lang];
}
