import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type OrganizationText } from './zh.ts';

export type { OrganizationText } from './zh.ts';
const texts: Record<Lang, OrganizationText> = { zh, en };

export function useOrganizationText(): OrganizationText {
  return texts[useLang()];
}
