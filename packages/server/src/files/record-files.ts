import {
  ERRORS,
  FILE_KINDS,
  fieldsOf,
  filesIn,
  GongdiError,
  isAccepted,
  type AnyResource,
  type FieldProblem,
  type FileItem,
  type NamedField,
} from '@gongdi/domain';
import type { Kysely } from 'kysely';
import type { CallerContext } from '../handler/index.ts';
import { contentAddress, type Reader } from './signature.ts';
import { findFiles, touchFiles, type FileRow } from './stored-files.ts';

type Values = Record<string, unknown>;

const known = new WeakMap<AnyResource, NamedField[]>();

/** Fields of a resource that hold files; most resources have none. */
export function fileFieldsOf(resource: AnyResource): NamedField[] {
  let fields = known.get(resource);
  if (!fields) known.set(resource, (fields = fieldsOf(resource).filter((field) => FILE_KINDS.has(field.kind))));
  return fields;
}

/** Whoever puts files into a record: an account, or the ticket of somebody from outside, who sees nobody's. */
export interface FileTaker extends Pick<CallerContext, 'lang' | 'now'> {
  caller: { id: string; scope: { read: readonly string[] } };
}

/**
 * A record as it is stored: of each file what the server itself knows of it, without an address.
 * @param before the record as it was: files that it had may stay, whoever sent them
 * @throws GongdiError `invalid` that names fields whose files are not there, of a wrong type or too large
 */
export async function takeFiles<T extends object>(
  trx: Kysely<unknown>,
  resource: AnyResource,
  record: T,
  { caller, lang, now }: FileTaker,
  before?: object,
): Promise<T> {
  const fields = fileFieldsOf(resource).filter((field) => filesIn((record as Values)[field.name]).length > 0);
  if (fields.length === 0) return record;
  const idsOf = (source: object | undefined) =>
    fileFieldsOf(resource)
      .flatMap((field) => filesIn((source as Values | undefined)?.[field.name]))
      .map((one) => one.id);
  const had = idsOf(before);
  const found = await findFiles(trx, idsOf(record), { account_id: caller.id, scope: caller.scope }, had);
  const problems = fields.flatMap((field) => problemsOf(field, filesIn((record as Values)[field.name]), found, lang));
  if (problems.length > 0) throw new GongdiError('invalid', { problems });
  await touchFiles(trx, [...found.keys()], now);
  return withFiles(fields, record, (file) => briefOf(found.get(file.id)!));
}

function problemsOf(
  field: NamedField,
  files: readonly FileItem[],
  found: ReadonlyMap<string, FileRow>,
  lang: 'zh' | 'en',
): FieldProblem[] {
  const label = field.label[lang];
  const problem = (code: string, message: string): FieldProblem => ({ path: field.name, code, message });
  return files.flatMap((file): FieldProblem[] => {
    const row = found.get(file.id);
    if (!row) return [problem('not_found', `${label}: ${ERRORS.notFound.message[lang]}`)];
    if (!isAccepted(row.name, field.accept))
      return [problem('file_type', `${label}: ${ERRORS.unsupportedType.message[lang]}`)];
    if (field.maxSize !== undefined && row.size > field.maxSize * 1024)
      return [problem('file_size', `${label}: ${ERRORS.tooLarge.message[lang]}`)];
    return [];
  });
}

/** A record as it is shown: each file with an address for whoever asks. */
export function showFiles<T extends object>(
  resource: AnyResource,
  record: T,
  key: Uint8Array,
  reader: Reader,
  now: number,
): T {
  return withFiles(fileFieldsOf(resource), record, (file) => ({
    ...file,
    url: contentAddress(key, file.id, reader, now),
  }));
}

function withFiles<T extends object>(
  fields: readonly NamedField[],
  record: T,
  change: (file: FileItem) => FileItem,
): T {
  const changed = fields.flatMap((field) => {
    const value = (record as Values)[field.name];
    if (value === null || value === undefined) return [];
    return [[field.name, Array.isArray(value) ? filesIn(value).map(change) : change(value as FileItem)] as const];
  });
  return { ...record, ...Object.fromEntries(changed) };
}

function briefOf({ id, name, size, type }: FileRow): FileItem {
  return { id, name, size, type };
}
