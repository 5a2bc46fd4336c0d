import {
  allResources,
  ARCHIVE_SOURCE,
  archivedocument,
  civilDay,
  FILED,
  findResource,
  folderFor,
  GongdiError,
  MEDIUM,
  projectFieldOf,
  titleOf,
  type AnyResource,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { addFile, keepBlob } from '../../../files/index.ts';
import { folderOf, requestFiling } from '../../../filing/index.ts';
import type { Ground } from '../../../ground.ts';
import type { CallerContext } from '../../../handler/index.ts';
import { printRecord } from '../../../resources/index.ts';
import { afterWrite, type FormPrinters, type WriteRule } from '../../../room.ts';
import { resourceRepository, transaction, WHOLE, type Db, type RowAccess } from '../../../store/index.ts';
import { archiveText } from './text/index.ts';

type Row = RowOf<AnyResource>;

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Records that one round prints; the next round is a minute later. */
const A_ROUND = 200;
/** Longest wait before a record that could not be printed is tried again, minutes. */
const LONGEST = 24 * 60;

/** Resources whose records go into an archive by themselves. */
const filed = (): AnyResource[] => allResources().filter(({ archived, partOf }) => archived && partOf === undefined);

/** A record that reaches a final state is put into the queue. */
export const filingRules = (): WriteRule[] =>
  filed().map((resource) => afterWrite(resource, (trx, row, context) => requestFiling(trx, resource, row, context)));

/** Queues what a project has in final states already and what is in no folder: its archive was made later. */
export async function fileAgain(
  trx: Db,
  { project_id, archive_kind }: { project_id: string; archive_kind: number },
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
): Promise<number> {
  let count = 0;
  const at = new Date(now).toISOString();
  for (const resource of filed()) {
    const { archived, lifecycle, noun, name } = resource;
    const project = projectFieldOf(resource);
    if ((archived!.kind ?? 1) !== archive_kind || project === undefined) continue;
    // Raw SQL: one statement for each kind of record, over a table that is not named in the types.
    const { numAffectedRows } = await sql`
      insert into archive_filing (resource, record_id, project_id, account_id, requested_at, next_at)
      select ${name}, r.id, ${project_id}, coalesce(r.updated_by, r.created_by, ${caller.id}), ${at}, ${at}
      from ${sql.table(noun)} r where r.${sql.ref(project)} = ${project_id}
        and r.${sql.ref(lifecycle!.field)} = any(${[...archived!.states]})
        and not exists (select from archive_document d where d.source_resource = ${name} and d.source_id = r.id)
      on conflict do nothing`.execute(trx);
    count += Number(numAffectedRows ?? 0);
  }
  return count;
}

/** Prints what waits; servers share the work. */
export async function printFilings({ db, blobs, timeZone, forms }: Ground, now: number): Promise<void> {
  if (!blobs) return;
  const printers = forms();
  for (let done = 0; done < A_ROUND; done += 1) {
    const taken = await nextOf(db, now);
    if (!taken) return;
    try {
      await printOne({ db, blobs, timeZone, printers }, taken, now);
    } catch (error) {
      if (!(error instanceof GongdiError && error.entry === 'notFound')) throw error;
      await forget(db, taken);
    }
  }
}

interface Taken {
  resource: string;
  record_id: string;
  account_id: string;
  requested_at: string;
}

/** Takes one out of the queue for a while: when this server fails, another one tries again later. */
async function nextOf(db: Db, now: number): Promise<Taken | undefined> {
  const at = new Date(now).toISOString();
  // Raw SQL: one is skipped that another server is taking.
  const { rows } = await sql<Taken>`
    update archive_filing set tries = tries + 1,
      next_at = ${at}::timestamptz + make_interval(mins => least(${LONGEST}, power(2, least(tries, 20))::integer))
    where (resource, record_id) = (select resource, record_id from archive_filing where next_at <= ${at}
      order by next_at limit 1 for update skip locked)
    returning resource, record_id, account_id, requested_at`.execute(db);
  return rows[0];
}

async function forget(db: Db, { resource, record_id, requested_at }: Taken): Promise<void> {
  // One that was changed meanwhile stays, to be printed again.
  await db
    .deleteFrom('archive_filing')
    .where('resource', '=', resource)
    .where('record_id', '=', record_id)
    .where('requested_at', '=', requested_at)
    .execute();
}

async function printOne(
  ground: Pick<Ground, 'db' | 'timeZone'> & { blobs: NonNullable<Ground['blobs']>; printers: FormPrinters },
  taken: Taken,
  now: number,
): Promise<void> {
  const { db, blobs } = ground;
  const resource = findResource(taken.resource);
  if (!resource) return forget(db, taken);
  const access: RowAccess = { scope: WHOLE, account_id: taken.account_id, org_id: null, now };
  const row = await resourceRepository(db, resource).get(access, taken.record_id);
  const to = folderFor(resource, row);
  const project_id = String((row as Record<string, unknown>)[projectFieldOf(resource)!]);
  const folder_id = to && (await folderOf(db, project_id, to));
  if (folder_id === undefined || row.org_id === null) return forget(db, taken);
  const form = ground.printers[resource.name];
  const bytes = form ? await form(row, taken.account_id) : await printRecord(ground, resource, row, taken.account_id);
  await transaction(db, async (trx) => {
    const title = titleOf(resource, row);
    const name = `${title.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').slice(0, 80)}.docx`;
    const hash = await keepBlob(trx, blobs, bytes);
    const file = { name, type: DOCX, size: bytes.length };
    const owner = { org_id: row.org_id!, account_id: taken.account_id };
    const id = await addFile(trx, { ...file, hash, folder: '', ...owner, now });
    await keepDocument(trx, resource, row, {
      folder_id,
      project_id,
      document_title: title,
      document_date: dayOf(resource, row, now, ground.timeZone),
      document_file: { id, ...file },
      access: { ...access, org_id: row.org_id },
    });
    await forget(trx, taken);
  });
}

function dayOf({ archived }: AnyResource, row: Row, now: number, timeZone: string): string {
  const day = (row as Record<string, unknown>)[archived!.date ?? ''];
  if (typeof day !== 'string') return civilDay(now, timeZone);
  // A moment is a day of the site, not of Greenwich.
  return day.length > 10 ? civilDay(Date.parse(day), timeZone) : day;
}

interface Kept {
  folder_id: string;
  project_id: string;
  document_title: string;
  document_date: string;
  document_file: { id: string; name: string; type: string; size: number };
  access: RowAccess;
}

/** Renews the document of a record while it is loose; one that is bound stays, and a corrected one is added. */
async function keepDocument(
  trx: Db,
  resource: AnyResource,
  row: Row,
  { access, folder_id, document_title, ...kept }: Kept,
): Promise<void> {
  const documents = resourceRepository(trx, archivedocument);
  const [last] = await trx
    .selectFrom('archive_document')
    .select(['id', 'document_status'])
    .where('source_resource', '=', resource.name)
    .where('source_id', '=', row.id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .execute();
  if (last?.document_status === FILED.loose)
    return void (await documents.update(access, { id: last.id, document_title, ...kept, page_count: null }));
  await documents.insert(access, {
    ...kept,
    folder_id,
    document_title: last ? document_title + archiveText.zh.corrected : document_title,
    document_status: FILED.loose,
    archive_medium: MEDIUM.text,
    archive_source: ARCHIVE_SOURCE.filed,
    source_resource: resource.name,
    source_id: row.id,
    responsible: await unitOf(trx, row.org_id),
  });
}

async function unitOf(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await db.selectFrom('organisation').select('name').where('id', '=', id).executeTakeFirst();
  return found?.name.slice(0, 100) ?? null;
}
