import type { FenceHoles } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { CoordinateSystem } from '@gongdi/geo';
import { sql, type ExpressionBuilder } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import type { Drawn } from '../../../fences/index.ts';
import type { Db, Tables } from '../../../store/index.ts';
import { mayWrite, type Project } from './projects.ts';

/** Number of stored versions per fence. */
const KEPT_VERSIONS = 100;

interface FenceRow {
  code: string;
  org_id: string;
  project_id: string | null;
  version: number;
}

export interface StoredVersion {
  version: number;
  system: CoordinateSystem;
  type: number;
  data: string;
  holes: FenceHoles;
  polygons: number;
  points: number;
  area: number;
  restored_from: number | null;
  created_at: string;
  created_by_name: string | null;
}

/** Name of whoever made a version. */
function nameOfMaker({ selectFrom }: ExpressionBuilder<Tables & { v: Tables['fence_version'] }, 'v'>) {
  return selectFrom('account as a').select('a.nickname').whereRef('a.id', '=', 'v.created_by').as('created_by_name');
}

/** Locks a fence and reads it. Concurrent saves of one code wait for each other, even before the fence exists. */
async function locked(trx: Db, code: string): Promise<FenceRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`fence ${code}`}))`.execute(trx);
  return trx
    .selectFrom('fence')
    .select(['code', 'org_id', 'project_id', 'version'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/**
 * Returns the fence of a code for writing, and creates it if it does not exist. If a project is given, ties the fence
 * to it. A code belongs to the organisation that used it first.
 * @throws GongdiError `notFound` if the caller may not write the fence; the error of `taken` if another project has it
 */
export async function claimFence(
  trx: Db,
  context: CallerContext,
  code: string,
  project: Project | null,
  taken: () => GongdiError,
): Promise<FenceRow> {
  const row = await locked(trx, code);
  if (!row) {
    const org_id = project?.org_id ?? context.caller.org_id;
    const fresh: FenceRow = { code, org_id, project_id: project?.id ?? null, version: 0 };
    await trx
      .insertInto('fence')
      .values({
        code,
        org_id,
        project_id: fresh.project_id,
        version: 0,
        created_at: at(context),
        created_by: context.caller.id,
      })
      .execute();
    return fresh;
  }
  if (!(await mayWrite(trx, context, row.org_id))) throw new GongdiError('notFound');
  if (!project || row.project_id === project.id) return row;
  if (row.project_id !== null) throw taken();
  await trx
    .updateTable('fence')
    .set({ project_id: project.id, org_id: project.org_id! })
    .where('code', '=', code)
    .execute();
  return { ...row, project_id: project.id };
}

function at(context: CallerContext): string {
  return new Date(context.now).toISOString();
}

/** Stores a further version. `expected` is the version that the caller read. @throws GongdiError `conflict` */
export async function addVersion(
  trx: Db,
  context: CallerContext,
  fence: FenceRow,
  drawn: Drawn,
  more: { expected?: number; restored_from?: number } = {},
): Promise<number> {
  if (more.expected !== undefined && more.expected !== fence.version) throw new GongdiError('conflict');
  const version = fence.version + 1;
  await trx
    .insertInto('fence_version')
    .values({
      code: fence.code,
      version,
      system: drawn.system,
      type: drawn.type,
      data: drawn.data,
      holes: JSON.stringify(drawn.holes),
      polygons: drawn.polygons,
      points: drawn.points,
      area: drawn.area,
      restored_from: more.restored_from ?? null,
      created_at: at(context),
      created_by: context.caller.id,
    })
    .execute();
  await trx.updateTable('fence').set({ version }).where('code', '=', fence.code).execute();
  await trx
    .deleteFrom('fence_version')
    .where('code', '=', fence.code)
    .where('version', '<=', version - KEPT_VERSIONS)
    .execute();
  return version;
}

/**
 * Returns the fence code on the address of a project; null if the stored fence of that code is not tied to the project.
 */
export async function fenceOfProject(db: Db, project: Project): Promise<string | null> {
  const code = project.project_address.fence ?? null;
  if (code === null) return null;
  const row = await db.selectFrom('fence').select('project_id').where('code', '=', code).executeTakeFirst();
  return row && row.project_id !== project.id ? null : code;
}

/** Returns a version, by default the newest; undefined if it does not exist. */
export async function versionOf(db: Db, code: string, version?: number): Promise<StoredVersion | undefined> {
  return db
    .selectFrom('fence as f')
    .innerJoin('fence_version as v', (join) => {
      const same = join.onRef('v.code', '=', 'f.code');
      return version === undefined ? same.onRef('v.version', '=', 'f.version') : same.on('v.version', '=', version);
    })
    .select(['v.version', 'v.system', 'v.type', 'v.data', 'v.holes', 'v.polygons', 'v.points', 'v.area'])
    .select(['v.restored_from', 'v.created_at'])
    .select(nameOfMaker)
    .where('f.code', '=', code)
    .executeTakeFirst();
}

type Line = Omit<StoredVersion, 'data' | 'holes' | 'type'>;

/** Returns a page of versions without their points, newest first, and the total number. */
export async function versionsOf(
  db: Db,
  code: string,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ list: Line[]; total: number }> {
  const list = await db
    .selectFrom('fence_version as v')
    .select(['v.version', 'v.system', 'v.polygons', 'v.points', 'v.area', 'v.restored_from', 'v.created_at'])
    .select(nameOfMaker)
    .where('v.code', '=', code)
    .orderBy('v.version', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  const { total } = await db
    .selectFrom('fence_version')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return { list, total };
}
