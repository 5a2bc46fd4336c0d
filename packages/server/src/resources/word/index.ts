import { readIds, resourceCalls } from '@gongdi/api';
import { civilDay, filesIn, GongdiError, maskRecord, SEALED, type AnyResource, type RowOf } from '@gongdi/domain';
import { fileFieldsOf, findFiles, openBlob, type BlobStore } from '../../files/index.ts';
import { handle, type BlobAnswer, type CallerContext, type Handler } from '../../handler/index.ts';
import { resourceRepository, WHOLE, type ListQuery, type Db } from '../../store/index.ts';
import { accessOf } from '../access.ts';
import type { ResourceDeps } from '../record-handlers.ts';
import { titlesIn } from '../references.ts';
import { withDerived } from '../shown-rows.ts';
import { resourcesLabel } from '../text/index.ts';

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Most records of one document: each is a page, with its pictures in memory. */
const DOCUMENT_LIMIT = 200;
/** Most bytes of all pictures of one document together. */
const PICTURES_LIMIT = 200 * 1024 * 1024;

type Row = RowOf<AnyResource>;

/** Handler of the export as a document, if a resource declares it. */
export function wordHandlers(resource: AnyResource, deps: ResourceDeps): Handler[] {
  const call = resourceCalls(resource).word;
  if (!call) return [];
  return [handle(call, ({ query }, context) => exportDocument(resource, deps, query as ListQuery, context))];
}

async function exportDocument(
  resource: AnyResource,
  deps: ResourceDeps,
  query: ListQuery,
  context: CallerContext,
): Promise<BlobAnswer> {
  const { db, timeZone, blobs } = deps;
  const access = accessOf(context);
  const records: Row[] = [];
  for await (const batch of resourceRepository(db, resource, { timeZone }).each(access, query, readIds(query['ids']))) {
    const rows = await withDerived(resource, batch, context, deps);
    records.push(...rows.map((row) => maskRecord(resource, row)));
    if (records.length > DOCUMENT_LIMIT)
      throw new GongdiError('invalid', { label: resourcesLabel('tooManyRows', { limit: DOCUMENT_LIMIT }) });
  }
  if (records.length === 0) throw new GongdiError('invalid', { label: resourcesLabel('nothingToExport') });
  const { recordDocument } = await import('./record-document.ts');
  const bytes = await recordDocument(resource, records, {
    lang: context.lang,
    zone: timeZone,
    titles: await titlesIn(db, resource, access, records),
    pictures: await picturesOf(db, blobs, resource, records, context),
  });
  return { bytes, type: DOCX_TYPE, name: `${resource.label[context.lang]}_${civilDay(context.now, timeZone)}.docx` };
}

/** What stands for a record when it is printed by the server itself, without a caller. */
export interface Printed {
  db: Db;
  blobs?: BlobStore | undefined;
  timeZone: string;
}

/**
 * Makes the Word document of a record as the export does, masked, in Chinese: what goes into an archive is the same for
 * whoever files it.
 */
export async function printRecord(
  { db, blobs, timeZone }: Printed,
  resource: AnyResource,
  row: Row,
  account_id: string,
): Promise<Uint8Array> {
  const records = [maskRecord(resource, row)];
  const { recordDocument } = await import('./record-document.ts');
  return recordDocument(resource, records, {
    lang: 'zh',
    zone: timeZone,
    titles: await titlesIn(db, resource, { scope: WHOLE, account_id, org_id: row.org_id }, records),
    pictures: await picturesOf(db, blobs, resource, records, { caller: { id: account_id, scope: WHOLE } }),
  });
}

/** Bytes of the PNG and JPEG pictures of masked records that the caller sees, by file id, within a limit. */
export async function picturesOf(
  db: Db,
  blobs: BlobStore | undefined,
  resource: AnyResource,
  records: readonly Row[],
  { caller }: { caller: Pick<CallerContext['caller'], 'id' | 'scope'> },
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  const fields = fileFieldsOf(resource);
  const files = records.flatMap((row) => fields.flatMap((field) => filesIn(row[field.name])));
  const ids = files.flatMap((file) => (file.url === SEALED ? [] : [file.id]));
  if (!blobs || ids.length === 0) return pictures;
  // A caller who sees a record also sees its files.
  const found = await findFiles(db, ids, { account_id: caller.id, scope: caller.scope }, ids);
  let room = PICTURES_LIMIT;
  for (const [id, file] of found) {
    if (!/^image\/(png|jpeg)$/.test(file.type) || (room -= file.size) < 0) continue;
    const content = await openBlob(db, blobs, file.hash);
    if (content) pictures.set(id, await wholeOf(content.bytes));
  }
  return pictures;
}

/** Reads a stream of bytes to its end. */
export async function wholeOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for await (const part of parts) read.push(part);
  return Buffer.concat(read);
}
