import { folderFor, projectFieldOf, type AnyResource, type RowOf } from '@gongdi/domain';
import { resourceRepository, WHOLE, type Db } from '../store/index.ts';

/** Who files a record, and when. */
export interface Filer {
  account_id: string;
  /** Epoch ms. */
  now: number;
}

/** Returns the folder of a project's archive, by its code; undefined: it has none. */
export async function folderOf(
  db: Db,
  project_id: string,
  { kind, code }: { kind: number; code: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('archive_folder')
    .select('id')
    .where('project_id', '=', project_id)
    .where('archive_kind', '=', kind)
    .where('folder_code', '=', code)
    .executeTakeFirst();
  return found?.id;
}

/** Puts a record into the queue for the archive if its state is final; printing it takes longer than a step should. */
export async function requestFiling(
  trx: Db,
  resource: AnyResource,
  row: RowOf<AnyResource>,
  { account_id, now }: Filer,
): Promise<void> {
  const to = folderFor(resource, row);
  const project_id = (row as Record<string, unknown>)[projectFieldOf(resource) ?? ''];
  if (!to || typeof project_id !== 'string') return;
  if (!(await folderOf(trx, project_id, to))) return;
  const at = new Date(now).toISOString();
  await trx
    .insertInto('archive_filing')
    .values({
      resource: resource.name,
      record_id: row.id,
      project_id,
      account_id,
      requested_at: at,
      tries: 0,
      next_at: at,
    })
    .onConflict((oc) =>
      oc.columns(['resource', 'record_id']).doUpdateSet({ requested_at: at, tries: 0, next_at: at, account_id }),
    )
    .execute();
}

/** The same for a record that code has brought to its state past the steps, where no rule of a write sees it. */
export async function requestFilingOf(trx: Db, resource: AnyResource, id: string, filer: Filer): Promise<void> {
  const access = { scope: WHOLE, account_id: filer.account_id, org_id: null, now: filer.now };
  await requestFiling(trx, resource, await resourceRepository(trx, resource).get(access, id), filer);
}
