import {
  ERRORS,
  filesIn,
  formTypeTraits,
  holdsFiles,
  GongdiError,
  isAccepted,
  isText,
  namedFieldOf,
  type FieldProblem,
  type FileItem,
  type FormColumn,
  type FormField,
  type FormValues,
  type Lang,
  type ProcessForm,
} from '@gongdi/domain';
import { findFiles, touchFiles } from '../../files/index.ts';
import type { CallerContext } from '../../handler/index.ts';
import type { Db } from '../../store/index.ts';

type FileField = Extract<FormField, { type: 'file' | 'image' | 'signature' }>;
type Change = (file: FileItem, field: FileField, path: string) => FileItem;

function isFileField(field: FormField | FormColumn): field is FileField {
  return formTypeTraits(field.type).files;
}

/** Returns the values with `change` applied to each file, including files in tables. */
function eachFile(form: ProcessForm, values: FormValues, change: Change): FormValues {
  const changed = (field: FileField, value: unknown, path: string): unknown => {
    if (value === null || value === undefined) return value;
    if (!Array.isArray(value)) return filesIn(value).map((file) => change(file, field, path))[0] ?? null;
    return filesIn(value).map((file) => change(file, field, path));
  };
  const out: FormValues = { ...values };
  for (const field of form.fields) {
    if (isText(field)) continue;
    const { name } = field;
    if (isFileField(field)) out[name] = changed(field, out[name], name);
    if (field.type !== 'table' || !Array.isArray(out[name])) continue;
    const cells = field.columns.flatMap((column) => (isFileField(column) ? [column] : []));
    if (cells.length === 0) continue;
    out[name] = (out[name] as FormValues[]).map((row, at) => ({
      ...row,
      ...Object.fromEntries(
        cells.map((cell) => [cell.name, changed(cell, row[cell.name], `${name}.${at}.${cell.name}`)]),
      ),
    }));
  }
  return out;
}

function fileIdsOf(form: ProcessForm, values: FormValues): string[] {
  const ids: string[] = [];
  eachFile(form, values, (file) => {
    ids.push(file.id);
    return file;
  });
  return ids;
}

/**
 * Returns validated values as they are stored: each file with the data that the server has about it, without an
 * address.
 * @param before the previous values: their files may stay, whoever sent them
 * @throws GongdiError `invalid` that names the fields whose files are missing, of a wrong type or too large
 */
export async function takeFormFiles(
  trx: Db,
  form: ProcessForm,
  values: FormValues,
  { caller, lang, now }: CallerContext,
  before: FormValues = {},
): Promise<FormValues> {
  const ids = fileIdsOf(form, values);
  if (ids.length === 0) return values;
  const found = await findFiles(trx, ids, { account_id: caller.id, scope: caller.scope }, fileIdsOf(form, before));
  const problems: FieldProblem[] = [];
  const stored = eachFile(form, values, (file, field, path) => {
    const row = found.get(file.id);
    const problem = problemOf(field, row, lang);
    if (problem || !row) problems.push({ path, ...(problem ?? { code: 'not_found', message: '' }) });
    return row ? { id: row.id, name: row.name, size: row.size, type: row.type } : file;
  });
  if (problems.length > 0) throw new GongdiError('invalid', { problems });
  await touchFiles(trx, ids, now);
  return stored;
}

function problemOf(field: FileField, row: { name: string; size: number } | undefined, lang: Lang) {
  const { accept, maxSize, kind } = namedFieldOf(field);
  const problem = (code: string, error: keyof typeof ERRORS) => ({
    code,
    message: `${field.label}: ${ERRORS[error].message[lang]}`,
  });
  if (!row) return problem('not_found', 'notFound');
  if (!holdsFiles(kind) || !isAccepted(row.name, accept)) return problem('file_type', 'unsupportedType');
  return maxSize !== undefined && row.size > maxSize * 1024 ? problem('file_size', 'tooLarge') : null;
}

/** Returns stored values for display: each file with an address for the caller. */
export function showFormFiles(form: ProcessForm, values: FormValues, show: (file: FileItem) => FileItem): FormValues {
  return eachFile(form, values, show);
}
