import type { Lang } from '../../label.ts';
import { en } from './en.ts';
import { zh, type SettingText } from './zh.ts';

export const settingText: Record<Lang, SettingText> = { zh, en };
