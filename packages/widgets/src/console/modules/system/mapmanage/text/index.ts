import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type MapsText } from './zh.ts';

export type { MapsText } from './zh.ts';

const texts: Record<Lang, MapsText> = { zh, en };

export function useMapsText(): MapsText {
  return texts[useLang()];
}
