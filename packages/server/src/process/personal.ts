import {
  hideFile,
  maskByName,
  maskFormValues,
  unmaskByName,
  unmaskFormValues,
  type FileItem,
  type FormValues,
  type Lang,
  type ProcessForm,
} from '@gongdi/domain';
import { closedFiles } from '../files/index.ts';
import type { Db } from '../store/index.ts';

/** Masks the values of an instance: fields by their kind in the form, other values by names that mean personal data. */
export function maskVariables(form: ProcessForm | undefined, values: FormValues): FormValues {
  return maskByName(form ? maskFormValues(form, values) : values);
}

/**
 * Hides the personal files in values of an instance, whatever field holds them: a scan that a form took over from a
 * record shows no more here than there.
 */
export async function hideScans(
  db: Db,
  values: FormValues,
  caller: { id: string; permissions: ReadonlySet<string> },
): Promise<FormValues> {
  const ids: string[] = [];
  eachFile(values, (file) => {
    ids.push(file.id);
    return file;
  });
  const closed = await closedFiles(db, ids, caller);
  if (closed.size === 0) return values;
  return eachFile(values, (file) => (closed.has(file.id) ? hideFile(file) : file)) as FormValues;
}

/** Returns a value with each file inside it replaced; what has an id and a type is one. */
function eachFile(value: unknown, replace: (file: FileItem) => FileItem): unknown {
  if (Array.isArray(value)) return value.map((one) => eachFile(one, replace));
  if (value === null || typeof value !== 'object') return value;
  if ('id' in value && 'type' in value && typeof value.id === 'string') return replace(value as FileItem);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachFile(one, replace)]));
}

/**
 * Returns the sent values; a value that came back masked is replaced by the stored one.
 * @throws GongdiError `invalid` with paths below `variables.`
 */
export function unmaskVariables(
  form: ProcessForm | undefined,
  sent: FormValues,
  before: FormValues,
  lang: Lang,
): FormValues {
  return unmaskByName(form ? unmaskFormValues(form, sent, before, lang) : sent, before, lang, 'variables.');
}
