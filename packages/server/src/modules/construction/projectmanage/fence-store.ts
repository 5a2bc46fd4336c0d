import type { FenceHoles } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { CoordinateSystem } from '@gongdi/geo';
import { sql, type Kysely } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import type { Drawn } from '../../../fences/index.ts';
import { mayWrite, type Project } from './projects.ts';

/** Versions of one fence that are kept. */
export const KEPT_VERSIONS = 100;

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

const VERSION = sql.raw(`v.version, v.system, v.type, v.data, v.holes, v.polygons, v.points, v.area, v.restored_from,
  v.created_at, (select a.nickname from account a where a.id = v.created_by) as created_by_name`);

/** Two saves of one fence wait for each other, also while it does not exist yet. */
async function locked(trx: Kysely<unknown>, code: string): Promise<FenceRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`fence ${code}`}))`.execute(trx);
  const { rows } = await sql<FenceRow>`select code, org_id, project_id, version from fence
    where code = ${code}`.execute(trx);
  return rows[0];
}

/**
 * The fence of a code, made when there is none, for whoever may write it; tied to a project when one is given. A code
 * belongs to whom it came from first.
 * @throws GongdiError `notFound` for the fence of others, and what `taken` makes for one of another project
 */
export async function claimFence(
  trx: Kysely<unknown>,
  context: CallerContext,
  code: string,
  project: Project | null,
  taken: () => GongdiError,
): Promise<FenceRow> {
  const row = await locked(trx, code);
  if (!row) {
    const org_id = project?.org_id ?? context.caller.org_id;
    const fresh: FenceRow = { code, org_id, project_id: project?.id ?? null, version: 0 };
    await sql`insert into fence (code, org_id, project_id, version, created_at, created_by)
      values (${code}, ${org_id}, ${fresh.project_id}, 0, ${at(context)}, ${context.caller.id})`.execute(trx);
    return fresh;
  }
  if (!(await mayWrite(trx, context, row.org_id))) throw new GongdiError('notFound');
  if (!project || row.project_id === project.id) return row;
  if (row.project_id !== null) throw taken();
  await sql`update fence set project_id = ${project.id}, org_id = ${project.org_id} where code = ${code}`.execute(trx);
  return { ...row, project_id: project.id };
}

function at(context: CallerContext): string {
  return new Date(context.now).toISOString();
}

/** Stores a further version. `expected` is the one that was read. @throws GongdiError `conflict` */
export async function addVersion(
  trx: Kysely<unknown>,
  context: CallerContext,
  fence: FenceRow,
  drawn: Drawn,
  more: { expected?: number; restored_from?: number } = {},
): Promise<number> {
  if (more.expected !== undefined && more.expected !== fence.version) throw new GongdiError('conflict');
  const version = fence.version + 1;
  await sql`insert into fence_version (code, version, system, type, data, holes, polygons, points, area, restored_from,
      created_at, created_by)
    values (${fence.code}, ${version}, ${drawn.system}, ${drawn.type}, ${drawn.data}, ${JSON.stringify(drawn.holes)},
      ${drawn.polygons}, ${drawn.points}, ${drawn.area}, ${more.restored_from ?? null}, ${at(context)},
      ${context.caller.id})`.execute(trx);
  await sql`update fence set version = ${version} where code = ${fence.code}`.execute(trx);
  await sql`delete from fence_version where code = ${fence.code} and version <= ${version - KEPT_VERSIONS}`.execute(
    trx,
  );
  return version;
}

/** The code of the fence that a project shows: the one on its address, unless that belongs to somebody else. */
export async function fenceOfProject(db: Kysely<unknown>, project: Project): Promise<string | null> {
  const code = project.project_address.fence ?? null;
  if (code === null) return null;
  const { rows } = await sql<{ project_id: string | null }>`select project_id from fence
    where code = ${code}`.execute(db);
  return rows[0] && rows[0].project_id !== project.id ? null : code;
}

/** A version, by default the newest; undefined when there is none. */
export async function versionOf(
  db: Kysely<unknown>,
  code: string,
  version?: number,
): Promise<StoredVersion | undefined> {
  const which = version === undefined ? sql`f.version` : sql`${version}`;
  const { rows } = await sql<StoredVersion>`select ${VERSION} from fence f
    join fence_version v on v.code = f.code and v.version = ${which} where f.code = ${code}`.execute(db);
  return rows[0];
}

type Line = Omit<StoredVersion, 'data' | 'holes' | 'type'>;

/** A page of versions without their areas, newest first, and how many there are. */
export async function versionsOf(
  db: Kysely<unknown>,
  code: string,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ list: Line[]; total: number }> {
  const { rows } = await sql<Line>`select v.version, v.system, v.polygons, v.points, v.area, v.restored_from,
      v.created_at, (select a.nickname from account a where a.id = v.created_by) as created_by_name
    from fence_version v where v.code = ${code}
    order by v.version desc limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from fence_version
    where code = ${code}`.execute(db);
  return { list: rows, total: counted[0]?.total ?? 0 };
}
