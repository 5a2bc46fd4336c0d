import { fill, GongdiError, type Label } from '@gongdi/domain';
import type { CallContext } from '../../handler/index.ts';
import { en } from './en.ts';
import { zh, type AdministrationText } from './zh.ts';

/** A message in both languages. */
export function administrationLabel(
  key: keyof AdministrationText,
  values: Record<string, string | number> = {},
): Label {
  return { zh: fill(zh[key], values), en: fill(en[key], values) };
}

/** A refusal that names the field, in the words of whoever asked. */
export function refuseField(
  context: Pick<CallContext, 'lang'>,
  path: string,
  key: keyof AdministrationText,
  values: Record<string, string | number> = {},
): GongdiError {
  const label = administrationLabel(key, values);
  return new GongdiError('invalid', { label, problems: [{ path, code: key, message: label[context.lang] }] });
}
