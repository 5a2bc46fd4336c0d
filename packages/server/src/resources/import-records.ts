import { IMPORT_MODES, maskedCellsIn, type ImportProblem, type ImportResult } from '@gongdi/api';
import {
  DEFAULT_TIME_ZONE,
  fill,
  GongdiError,
  maskRecord,
  type AnyResource,
  type Lang,
  type RowOf,
} from '@gongdi/domain';
import { regionCode } from '@gongdi/domain/regions';
import type { CleanRow } from '@gongdi/sheets';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { actorOf, recordAudits, type AuditEvent } from '../audit/index.ts';
import type { CallerContext, UploadedFile } from '../handler/index.ts';
import { notifyLabel, notifyUsers } from '../notify/index.ts';
import { resourceRepository, transaction, type RowAccess, type Db } from '../store/index.ts';
import { accessOf } from './access.ts';
import { afterImport, RowsRefused, type RefusedRow } from './after-import.ts';
import { keptOf, replacedBy } from './replaced-rows.ts';
import type { ImportAct, ImportContext, WriteWork } from './record-handlers.ts';
import type { FileDeps } from '../files/index.ts';
import { keepPictures, withoutWrongPictures } from './import-pictures.ts';
import { labelOf, readSheet } from './read-sheet.ts';
import { referencesOf } from './references.ts';
import { takenValues } from './taken-values.ts';
import { resourcesLabel, resourcesText } from './text/index.ts';
import { writeContext } from './write-context.ts';
import { findUpload, keepUpload, releaseUpload, takeUpload, type UploadKey } from './upload-key.ts';

export interface ImportRequest {
  resource: AnyResource;
  /** 1 overwrite, 2 append. */
  mode: number;
  key: string;
  dry_run: boolean;
  file: UploadedFile;
  timeZone?: string;
  /** Writes the records of a resource with handwritten code. */
  writer?: RowWriter;
  /** Where pictures of the sheet are stored; absent: the resource has none in sheets. */
  files?: Omit<FileDeps, 'randomBytes'>;
  /** What the module of the resource refuses rows for. */
  act?: ImportAct;
  /** What else happens when records are written, by the rules of all modules. */
  after?: readonly WriteWork[];
}

/** Handwritten code for the rows of a sheet; both run in the transaction of the import. */
export interface RowWriter {
  /** @throws GongdiError with the problems of a record that may not be added */
  check: (trx: Db, record: CleanRow<AnyResource>['record']) => Promise<void>;
  /** Adds a record and writes its entry of the change record. */
  add: (trx: Db, record: CleanRow<AnyResource>['record']) => Promise<void>;
}

/** Most problems in one answer. */
const MAX_PROBLEMS = 1000;

/**
 * Imports a workbook (console specification, sections 3 and 4; settled point 16). Overwriting deletes and inserts in
 * one transaction, and only if every row is free of problems. Appending stores the rows without problems, all or none
 * of them.
 * @throws GongdiError when the file is refused as a whole, or the key was used for another file
 */
export async function importRecords(db: Db, request: ImportRequest, context: CallerContext): Promise<ImportResult> {
  const { resource, file } = request;
  const access = accessOf(context);
  const file_hash = createHash('sha256').update(file.bytes).digest();
  const upload: UploadKey = { account_id: context.caller.id, key: request.key, call: resource.name, file_hash };
  const before = request.dry_run ? undefined : await findUpload(db, upload);
  if (before) return before;

  const references = await referencesOf(db, resource, access);
  const masked = maskedCellsIn(request.mode);
  const options = { references, regions: regionCode, zone: request.timeZone, maxProblems: MAX_PROBLEMS, masked };
  const sheet = await readSheet(resource, file.bytes, context.lang, options);
  const appends = request.mode === IMPORT_MODES.append;
  if (!appends && resource.imports === 'append')
    throw new GongdiError('invalid', { label: resourcesLabel('onlyAppend') });

  const looked = await withoutWrongPictures(resource, sheet.clean, context);
  const refusedRows = sheet.refused + sheet.clean.length - looked.fresh.length;
  const hopeless = !appends && refusedRows > 0;
  const readable =
    request.files && !request.dry_run && !hopeless && looked.fresh.some(({ pictures }) => pictures)
      ? await picturedRows(db, request, access, looked, context)
      : looked.fresh;

  const work = transaction(db, async (trx) => {
    // Claimed before anything is read: another upload with this key may be about to change the records.
    if (!request.dry_run && !(await takeUpload(trx, upload, context.now))) {
      const done = await findUpload(trx, upload);
      if (done) return done;
    }
    const free = await freeRows(trx, request, access, readable, context.lang);
    const acting: ImportContext = {
      ...writeContext(context, request.timeZone ?? DEFAULT_TIME_ZONE),
      org_id: access.org_id,
    };
    const { fresh, taken } = await withoutRefused(trx, request, free, acting);
    const failed = sheet.refused + sheet.clean.length - fresh.length;
    const outcome: ImportResult = {
      total: sheet.clean.length + sheet.refused,
      added: 0,
      deleted: 0,
      failed,
      errors: [...sheet.errors, ...looked.wrong, ...taken].toSorted((a, b) => a.row - b.row).slice(0, MAX_PROBLEMS),
      repeated: false,
      dry_run: request.dry_run,
    };
    const refused = fresh.length === 0 || (!appends && failed > 0);
    if (request.dry_run) return refused ? outcome : { ...outcome, added: fresh.length };
    if (refused) {
      await releaseUpload(trx, upload);
      return outcome;
    }
    const records = fresh.map((row) => row.record);
    const stored = await store(trx, request, context, records, acting).catch((error: unknown) => {
      if (!(error instanceof RowsRefused)) throw error;
      const problems = error.rows.map((one) => refusedProblem(one, fresh, resource, context.lang));
      throw new ImportRefused(withProblems(outcome, problems));
    });
    const result = { ...outcome, ...stored };
    await keepUpload(trx, upload, result);
    const { added, failed: refusedRows } = result;
    const title = notifyLabel('importDone', { label: resource.label, added, failed: refusedRows });
    await notifyUsers(trx, [context.caller.id], { kind: 'import_done', title, link: `/${resource.name}` }, context.now);
    return result;
  });
  // What a rule refuses undoes the whole import: consequences of the other rows have happened in between.
  return work.catch((error: unknown) => {
    if (error instanceof ImportRefused) return error.outcome;
    throw error;
  });
}

/** Carries the outcome of an import that a rule has refused out of its transaction. */
class ImportRefused extends Error {
  constructor(readonly outcome: ImportResult) {
    super('import refused');
  }
}

/** Returns the outcome of an import that is undone, because a rule has refused rows that seemed good before. */
function withProblems(outcome: ImportResult, problems: readonly ImportProblem[]): ImportResult {
  const errors = [...outcome.errors, ...problems].toSorted((a, b) => a.row - b.row).slice(0, MAX_PROBLEMS);
  return { ...outcome, added: 0, deleted: 0, failed: outcome.failed + problems.length, errors };
}

function refusedProblem(
  { index, refusal }: RefusedRow,
  rows: readonly CleanRow<AnyResource>[],
  resource: AnyResource,
  lang: Lang,
): ImportProblem {
  const { row } = rows[index]!;
  const [problem] = refusal.problems;
  const path = problem?.path ?? '';
  return {
    row,
    field: path,
    label: labelOf(resource, path, lang),
    code: problem?.code ?? refusal.entry,
    message: fill(resourcesText[lang].refused, { row, message: problem?.message ?? refusal.label[lang] }),
  };
}

/** Stores the pictures of those rows that are not refused already, so that the same sheet sent twice fills no disk. */
async function picturedRows(
  db: Db,
  request: ImportRequest,
  access: RowAccess,
  { fresh: rows, inspected }: Pick<Awaited<ReturnType<typeof withoutWrongPictures>>, 'fresh' | 'inspected'>,
  context: CallerContext,
): Promise<CleanRow<AnyResource>[]> {
  const { fresh } = await freeRows(db, request, access, rows, context.lang);
  const kept = await keepPictures(request.files!, fresh, context, inspected);
  const known = new Map(kept.map((one) => [one.row, one]));
  return rows.map((one) => known.get(one.row) ?? one);
}

/** Splits the rows: those whose unique values are free, and the problems of the remaining rows. */
async function withoutTaken(
  trx: Db,
  resource: AnyResource,
  access: RowAccess,
  rows: readonly CleanRow<AnyResource>[],
  lang: Lang,
): Promise<{ fresh: CleanRow<AnyResource>[]; taken: ImportProblem[] }> {
  const found = await takenValues(
    trx,
    resource,
    access,
    rows.map((row) => row.record),
  );
  const refused = new Set(found.map((one) => one.index));
  const taken = found.map(({ index, field, value }): ImportProblem => {
    const { row } = rows[index]!;
    const label = labelOf(resource, field, lang);
    const shown = (maskRecord(resource, { [field]: value }) as Record<string, string>)[field]!;
    return {
      row,
      field,
      label,
      code: 'duplicate',
      message: fill(resourcesText[lang].taken, { row, label, value: shown }),
    };
  });
  return { fresh: rows.filter((_, index) => !refused.has(index)), taken };
}

/** Splits the rows: those that may be added, and the problems of the others. */
async function freeRows(
  trx: Db,
  { resource, mode, writer }: ImportRequest,
  access: RowAccess,
  rows: readonly CleanRow<AnyResource>[],
  lang: Lang,
): Promise<{ fresh: readonly CleanRow<AnyResource>[]; taken: ImportProblem[] }> {
  if (mode !== IMPORT_MODES.append) return { fresh: rows, taken: [] };
  if (!writer) return withoutTaken(trx, resource, access, rows, lang);
  const fresh: CleanRow<AnyResource>[] = [];
  const taken: ImportProblem[] = [];
  for (const one of rows) {
    try {
      await writer.check(trx, one.record);
      fresh.push(one);
    } catch (error) {
      if (!(error instanceof GongdiError)) throw error;
      const problems =
        error.problems.length > 0 ? error.problems : [{ path: '', code: error.entry, message: error.label[lang] }];
      for (const { path, code, message } of problems) {
        const label = labelOf(resource, path, lang);
        const words = fill(resourcesText[lang].refused, { row: one.row, message });
        taken.push({ row: one.row, field: path, label, code, message: words });
      }
    }
  }
  return { fresh, taken };
}

/** Takes out the rows that the module of the resource refuses. */
async function withoutRefused(
  trx: Db,
  { resource, act }: ImportRequest,
  { fresh, taken }: Awaited<ReturnType<typeof freeRows>>,
  acting: ImportContext,
): ReturnType<typeof freeRows> {
  if (!act || fresh.length === 0) return { fresh, taken };
  const found = await act(
    trx,
    fresh.map(({ record }) => record),
    acting,
  );
  const refused = new Set(found.map(({ index }) => index));
  const problems = found.map(({ index, problem: { path, code, message } }): ImportProblem => {
    const { row } = fresh[index]!;
    const words = fill(resourcesText[acting.lang].refused, { row, message });
    return { row, field: path, label: labelOf(resource, path, acting.lang), code, message: words };
  });
  return { fresh: fresh.filter((_, index) => !refused.has(index)), taken: [...taken, ...problems] };
}

async function store(
  trx: Db,
  { resource, mode, writer, after = [] }: ImportRequest,
  context: CallerContext,
  records: CleanRow<AnyResource>['record'][],
  acting: ImportContext,
): Promise<{ added: number; deleted: number }> {
  const access = accessOf(context);
  const rows = resourceRepository(trx, resource);
  const events: AuditEvent[] = [];
  if (writer) {
    for (const record of records) await writer.add(trx, record);
    await recordAudits(trx, context, actorOf(context.caller), [
      { action: 'import', subject: resource.name, after: { added: records.length } },
    ]);
    return { added: records.length, deleted: 0 };
  }
  let ids: string[];
  let replaced: readonly (RowOf<AnyResource> | undefined)[] = [];
  if (mode === IMPORT_MODES.append) ids = await rows.insertMany(access, records);
  else {
    // Locked from here on, so that the change record contains exactly the deleted rows.
    // Raw SQL: the builder locks no tables.
    await sql`lock table ${sql.table(resource.noun)} in share row exclusive mode`.execute(trx);
    const own = { ...access, scope: { ...access.scope, read: access.scope.write } };
    const gone: RowOf<AnyResource>[] = [];
    for await (const batch of rows.each(own, {}))
      for (const before of batch)
        if (resource.scope !== 'organisation' || before.org_id === access.org_id) {
          gone.push(before);
          events.push({ action: 'delete', subject: resource.name, subject_id: before.id, before });
        }
    replaced = replacedBy(resource, records, gone);
    ({ ids } = await rows.replaceAll(
      access,
      records.map((record, index) => ({ ...keptOf(resource, replaced[index]), ...record })),
    ));
  }
  await afterImport(trx, resource, { ids, replaced, work: after, acting, context });
  const deleted = events.length;
  // One entry for the whole import, whatever its size: each record itself stores by whom and when it was imported.
  events.push({ action: 'import', subject: resource.name, after: { added: ids.length } });
  await recordAudits(trx, context, actorOf(context.caller), events);
  return { added: ids.length, deleted };
}
