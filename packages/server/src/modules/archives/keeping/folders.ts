import { calls } from '@gongdi/api';
import {
  archivefolder,
  archiveRetention,
  archiveTemplate,
  archivevolume,
  GongdiError,
  permission,
  VOLUME,
  type TemplateFolder,
} from '@gongdi/domain';
import { writeWorkbook, XLSX_TYPE, type OutColumn } from '@gongdi/sheets';
import { sql } from 'kysely';
import { actorOf, recordAudits } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { newId, resourceRepository, scopeConditions, transaction, type Db } from '../../../store/index.ts';
import { fileAgain } from './filing.ts';
import { archiveLabel, archiveText } from './text/index.ts';

type Folder = calls.archive.ArchiveFolder;

interface Asked {
  project_id: string;
  archive_kind: number;
}

export const folderHandlers = (db: Db, timeZone: string): Handler[] => [
  handle(calls.archive.generateFolders, ({ body }, context) =>
    transaction(db, async (trx) => {
      if (!context.caller.permissions.has(permission(archivefolder.name, 'add'))) throw new GongdiError('permission');
      const template = archiveTemplate(body.archive_kind);
      if (!template) throw new GongdiError('invalid', { label: archiveLabel('noTemplate') });
      const added = await addMissing(trx, body, template, timeZone, context);
      return { added, filing: await fileAgain(trx, body, context) };
    }),
  ),
  handle(calls.archive.overview, async ({ query }, context) => {
    const limit = calls.archive.ARCHIVE_FOLDERS;
    const folders = await foldersOf(db, query, context, limit + 1);
    return {
      folders: folders.slice(0, limit).map(withoutRetention),
      more: folders.length > limit,
      filing: await waitingIn(db, query.project_id, context),
      volumes: await volumesOf(db, query, context),
    };
  }),
  handle(calls.archive.missingSheet, async ({ query }, context) => {
    const text = archiveText[context.lang];
    const folders = await foldersOf(db, query, context, calls.archive.ARCHIVE_FOLDERS);
    const nameOf = new Map(folders.map((one) => [one.id, one.name]));
    const retentions = new Map(archiveRetention.entries.map(({ value, label }) => [value, label[context.lang]]));
    const columns: OutColumn[] = [
      { header: text.code, format: 'text', width: 12 },
      { header: text.folder, format: 'text', width: 30 },
      { header: text.document, format: 'text', width: 48 },
      { header: text.retention, format: 'text', width: 12 },
    ];
    const rows = folders
      .filter(({ required, present, needed, documents }) => required && present < needed && documents === 0)
      .map((one) => [
        one.code,
        (one.parent_id === null ? undefined : nameOf.get(one.parent_id)) ?? '',
        one.name,
        retentions.get(one.retention) ?? '',
      ]);
    const bytes = await writeWorkbook([{ name: text.missingSheet, columns, rows }]);
    return { bytes, type: XLSX_TYPE, name: `${text.missingSheet}.xlsx` };
  }),
];

/** The overview shows no retention; the sheet of what is missing does. */
function withoutRetention({ id, parent_id, code, name, level, required, documents, needed, present }: Folder): Folder {
  return { id, parent_id, code, name, level, required, documents, needed, present };
}

/** Adds the folders of a template by their codes, in the order of the tree: those above first. */
async function addMissing(
  trx: Db,
  { project_id, archive_kind }: Asked,
  template: readonly TemplateFolder[],
  timeZone: string,
  context: CallerContext,
): Promise<number> {
  const there = await trx
    .selectFrom('archive_folder')
    .select(['id', 'folder_code'])
    .where('project_id', '=', project_id)
    .where('archive_kind', '=', archive_kind)
    .execute();
  const ids = new Map(there.map(({ id, folder_code }) => [folder_code, id]));
  const missing = template.flatMap((one, index) => (ids.has(one.code) ? [] : [{ ...one, index }]));
  const folders = resourceRepository(trx, archivefolder, { timeZone });
  const access = accessOf(context);
  // Level by level, so that each statement finds the folders above.
  for (const level of [1, 2, 3]) {
    const own = missing.filter((one) => one.level === level);
    const rows = own.map(({ code, name, above, required, retention, index }) => ({
      id: newId(context.now),
      project_id,
      archive_kind,
      parent_id: above === null ? null : (ids.get(above) ?? null),
      folder_name: name,
      folder_code: code,
      archive_level: level,
      required_flag: required,
      archive_retention: retention,
      order_number: index,
    }));
    if (rows.length > 0) await folders.insertMany(access, rows);
    for (const { id, folder_code } of rows) ids.set(folder_code, id);
  }
  if (missing.length > 0)
    await recordAudits(trx, context, actorOf(context.caller), [
      {
        action: 'generate_folders',
        subject: archivefolder.name,
        after: { project_id, archive_kind, added: missing.length },
      },
    ]);
  return missing.length;
}

/** One statement: what is there and what is needed, here and below, as a subtree is a range of `path`. */
async function foldersOf(
  db: Db,
  { project_id, archive_kind }: Asked,
  { caller }: CallerContext,
  limit: number,
): Promise<(Folder & { retention: number })[]> {
  const scope = scopeConditions(archivefolder, caller.scope, 'read');
  const seen = scope.length === 0 ? sql`true` : sql.join(scope, sql` and `);
  // Raw SQL: subtrees are ranges of `path`.
  const { rows } = await sql<Folder & { retention: number }>`
    with own as (
      select f.id, f.parent_id, f.path, f.folder_code, f.folder_name, f.archive_level, f.archive_retention,
        coalesce(f.required_flag, false) required, d.n
      from (select * from archive_folder where project_id = ${project_id} and archive_kind = ${archive_kind}
        and ${seen} order by path limit ${limit}) f
      cross join lateral (select count(*)::integer n from archive_document
        where folder_id = f.id and document_file is not null) d)
    select f.id, f.parent_id, f.folder_code as code, f.folder_name as name, f.archive_level as level, f.required,
      f.archive_retention as retention, sum(b.n)::integer as documents,
      count(*) filter (where b.required)::integer as needed,
      count(*) filter (where b.required and b.n > 0)::integer as present
    from own f join own b on b.path >= f.path and b.path < f.path || chr(127)
    group by f.id, f.parent_id, f.path, f.folder_code, f.folder_name, f.archive_level, f.required, f.archive_retention
    order by f.path`.execute(db);
  return rows;
}

/** What a page of folders has and lacks, for the list of folders. */
export async function countFolders(db: Db, ids: readonly string[]) {
  // Raw SQL: subtrees are ranges of `path`.
  const { rows } = await sql<{ id: string; document_count: number; needed_count: number; missing_count: number }>`
    select f.id, sum(d.n)::integer as document_count,
      count(*) filter (where b.required_flag)::integer as needed_count,
      count(*) filter (where b.required_flag and d.n = 0)::integer as missing_count
    from archive_folder f
      join archive_folder b on b.project_id = f.project_id and b.path >= f.path and b.path < f.path || chr(127)
      cross join lateral (select count(*)::integer n from archive_document
        where folder_id = b.id and document_file is not null) d
    where f.id = any(${[...ids]}) group by f.id`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

async function volumesOf(db: Db, { project_id, archive_kind }: Asked, { caller }: CallerContext) {
  const scope = scopeConditions(archivevolume, caller.scope, 'read');
  const seen = scope.length === 0 ? sql`true` : sql.join(scope, sql` and `);
  // Raw SQL: the conditions of the scope.
  const { rows } = await sql<{ state: number; n: number }>`
    select volume_status as state, count(*)::integer n from archive_volume
    where project_id = ${project_id} and archive_kind = ${archive_kind} and ${seen} group by 1`.execute(db);
  const of = (state: number): number => rows.find((one) => one.state === state)?.n ?? 0;
  return { open: of(VOLUME.open), closed: of(VOLUME.closed), handed_over: of(VOLUME.handedOver) };
}

/** Records of a project that are still to be printed; a caller who sees no folder of it is told none. */
async function waitingIn(db: Db, project_id: string, { caller }: CallerContext): Promise<number> {
  const scope = scopeConditions(archivefolder, caller.scope, 'read');
  const seen = scope.length === 0 ? sql`true` : sql.join(scope, sql` and `);
  // Raw SQL: the conditions of the scope.
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer n from archive_filing where project_id = ${project_id}
      and exists (select from archive_folder where project_id = ${project_id} and ${seen})`.execute(db);
  return rows[0]?.n ?? 0;
}
