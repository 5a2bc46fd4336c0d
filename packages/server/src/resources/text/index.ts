import { fill, type Label, type Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type ResourcesText } from './zh.ts';

export const resourcesText: Readonly<Record<Lang, ResourcesText>> = { zh, en };

/** A message in both languages. */
export function resourcesLabel(
  key: keyof ResourcesText,
  values: Readonly<Record<string, string | number>> = {},
): Label {
  return { zh: fill(zh[key], values), en: fill(en[key], values) };
}
