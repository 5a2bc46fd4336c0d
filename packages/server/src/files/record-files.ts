import {
  ERRORS,
  holdsFiles,
  fieldsOf,
  filesIn,
  GongdiError,
  isAccepted,
  SEALED,
  type AnyResource,
  type FieldProblem,
  type FileItem,
  type NamedField,
} from '@gongdi/domain';
import type { CallerContext } from '../handler/index.ts';
import type { Db } from '../store/index.ts';
import { contentAddress, type Reader } from './signature.ts';
import { findFiles, touchFiles, type FileRow } from './stored-files.ts';

type Values = Record<string, unknown>;

const known = new WeakMap<AnyResource, NamedField[]>();

/** Returns the fields of a resource that hold files; most resources have none. */
export function fileFieldsOf(resource: AnyResource): NamedField[] {
  let fields = known.get(resource);
  if (!fields) known.set(resource, (fields = fieldsOf(resource).filter((field) => holdsFiles(field.kind))));
  return fields;
}

/** Sender of a record with files: an account, or the ticket of a person without an account, who sees no other files. */
export interface FileTaker extends Pick<CallerContext, 'lang' | 'now'> {
  caller: { id: string; scope: { read: readonly string[] } };
}

/**
 * Returns a record in its stored form: each file with the details known to the server, without an address.
 * @param before the record before the change: its files may stay, whoever uploaded them
 * @throws GongdiError `invalid` that names fields whose files do not exist, have a wrong type or are too large
 */
export async function takeFiles<T extends object>(
  trx: Db,
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

/** Returns a record for display: each file with an address signed for the reader. */
export function showFiles<T extends object>(
  resource: AnyResource,
  record: T,
  key: Uint8Array,
  reader: Reader,
  now: number,
): T {
  return withFiles(fileFieldsOf(resource), record, (file) =>
    // A personal file that was masked stays without an address.
    file.url === SEALED ? file : { ...file, url: contentAddress(key, file.id, reader, now) },
  );
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
