import type { Label, Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type BpmText } from './zh.ts';

const bpmText: Record<Lang, BpmText> = { zh, en };

export function useBpmText(): BpmText {
  return bpmText[useLang()];
}

/** Returns a text in both languages, for parameters of type `Label`. */
export function bpmLabel(key: keyof BpmText): Label {
  return { zh: zh[key], en: en[key] };
}
