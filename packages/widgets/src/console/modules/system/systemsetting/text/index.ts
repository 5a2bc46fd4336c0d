import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type SettingsPageText } from './zh.ts';

const texts: Record<Lang, SettingsPageText> = { zh, en };

export function useSettingsText(): SettingsPageText {
  return texts[useLang()];
}

export type { SettingsPageText };
