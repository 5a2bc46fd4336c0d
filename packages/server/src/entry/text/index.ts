import { fill, GongdiError, type Label } from '@gongdi/domain';
import type { CallContext } from '../../handler/index.ts';
import { en } from './en.ts';
import { zh, type EntryText } from './zh.ts';

/** A message in both languages. */
export function entryLabel(key: keyof EntryText, values: Record<string, string | number> = {}): Label {
  return { zh: fill(zh[key], values), en: fill(en[key], values) };
}

/** A refusal that names the field, in the words of whoever asked. */
export function refuse({ lang }: Pick<CallContext, 'lang'>, path: string, key: keyof EntryText): GongdiError {
  const label = entryLabel(key);
  return new GongdiError('invalid', { label, problems: [{ path, code: key, message: label[lang] }] });
}
