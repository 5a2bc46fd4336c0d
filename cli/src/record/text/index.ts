import type { AnyResource, Label } from '@gongdi/domain';
import { fillBoth } from '../../text/index.ts';
import { en } from './en.ts';
import { zh, type RecordText } from './zh.ts';

type Value = string | number | Label;

/** Returns a text about a resource in both languages, with its `{name}` placeholders filled in. */
export function recordMessage(
  resource: Pick<AnyResource, 'label'>,
  key: keyof RecordText,
  values: Readonly<Record<string, Value>> = {},
): Label {
  const all: Record<string, Value> = { resource: resource.label, ...values };
  const pick = (lang: 'zh' | 'en') =>
    Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name, typeof value === 'object' ? value[lang] : value]),
    );
  return {
    zh: fillBoth({ zh: zh[key], en: '' }, pick('zh')).zh,
    en: fillBoth({ zh: '', en: en[key] }, pick('en')).en,
  };
}
