import { calls, type WorkPoint } from '@gongdi/api';
import { COUNT_LIMIT, GongdiError } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { actorOf, recordAudits } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { containing, newId, organisationsBelow, transaction } from '../../../store/index.ts';
import { projectToChange } from './projects.ts';

const COLUMNS = sql.raw(`w.id, w.project_id, w.name, w.longitude, w.latitude, w.system, w.address, w.radius, w.remark,
  w.version, w.created_at, w.updated_at`);

/** Work points are there for whoever meets their project. */
function met(context: CallerContext): RawBuilder<unknown> {
  const { read, projects } = accessOf(context).scope;
  const own = sql`p.org_id in (${organisationsBelow(read)})`;
  return projects ? sql`${own} and p.id = any(${[...projects]})` : own;
}

async function found(db: Kysely<unknown>, context: CallerContext, ids: readonly string[]): Promise<WorkPoint[]> {
  const { rows } = await sql<WorkPoint>`select ${COLUMNS} from work_point w join project p on p.id = w.project_id
    where w.id = any(${[...ids]}) and ${met(context)} order by w.id for update of w`.execute(db);
  if (rows.length !== new Set(ids).size) throw new GongdiError('notFound');
  return rows;
}

/** Work points of projects (console specification, section 7.2). */
export function workPointHandlers(db: Kysely<unknown>): Handler[] {
  const { workPoint } = calls;
  return [
    handle(workPoint.query, async ({ query: { page, page_size, project_id, name } }, context) => {
      const where = sql`${met(context)} and ${project_id ? sql`w.project_id = ${project_id}` : sql`true`}
        and ${name ? sql`w.name ilike ${containing(name)}` : sql`true`}`;
      const from = sql`work_point w join project p on p.id = w.project_id where ${where}`;
      const { rows: list } = await sql<WorkPoint>`select ${COLUMNS} from ${from}
        order by w.created_at desc, w.id desc limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
      const { rows } = await sql<{ total: number }>`select count(*) as total
        from (select 1 from ${from} limit ${COUNT_LIMIT + 1}) counted`.execute(db);
      const total = rows[0]?.total ?? 0;
      return { list, total: Math.min(total, COUNT_LIMIT), total_capped: total > COUNT_LIMIT, page, page_size };
    }),
    handle(workPoint.addBatch, ({ body: { project_id, list } }, context) =>
      transaction(db, async (trx) => {
        await projectToChange(trx, context, project_id);
        const at = new Date(context.now).toISOString();
        const made = list.map((one): WorkPoint => ({
          ...one,
          id: newId(context.now),
          project_id,
          address: one.address ?? null,
          radius: one.radius ?? null,
          remark: one.remark ?? null,
          version: 1,
          created_at: at,
          updated_at: at,
        }));
        await sql`insert into work_point (id, project_id, name, longitude, latitude, system, address, radius, remark,
            version, created_at, created_by, updated_at, updated_by)
          select id, project_id, name, longitude, latitude, system, address, radius, remark, version,
            created_at, ${context.caller.id}, updated_at, ${context.caller.id}
          from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as one (id text, project_id text, name text,
            longitude double precision, latitude double precision, system text, address text,
            radius double precision, remark text, version integer, created_at timestamptz, updated_at timestamptz)
        `.execute(trx);
        await note(trx, context, 'add', made);
        return made;
      }),
    ),
    handle(workPoint.update, ({ body: { id, version, ...change } }, context) =>
      transaction(db, async (trx) => {
        const before = (await found(trx, context, [id]))[0]!;
        await projectToChange(trx, context, before.project_id);
        if (version !== undefined && version !== before.version) throw new GongdiError('conflict');
        const after = {
          ...before,
          ...change,
          version: before.version + 1,
          updated_at: new Date(context.now).toISOString(),
        };
        const whole = {
          ...after,
          address: after.address ?? null,
          radius: after.radius ?? null,
          remark: after.remark ?? null,
        };
        await sql`update work_point set name = ${whole.name}, longitude = ${whole.longitude},
            latitude = ${whole.latitude}, system = ${whole.system}, address = ${whole.address},
            radius = ${whole.radius}, remark = ${whole.remark}, version = ${whole.version},
            updated_at = ${whole.updated_at}, updated_by = ${context.caller.id} where id = ${id}`.execute(trx);
        await note(trx, context, 'edit', [whole], before);
        return whole;
      }),
    ),
    handle(workPoint.remove, ({ query }, context) =>
      transaction(db, async (trx) => {
        const ids = query.id.split(',').filter((one) => one !== '');
        const gone = await found(trx, context, ids);
        for (const project of new Set(gone.map((one) => one.project_id))) await projectToChange(trx, context, project);
        await sql`delete from work_point where id = any(${ids})`.execute(trx);
        await note(trx, context, 'delete', gone);
        return null;
      }),
    ),
  ];
}

function note(
  trx: Kysely<unknown>,
  context: CallerContext,
  action: 'add' | 'edit' | 'delete',
  points: readonly WorkPoint[],
  before?: WorkPoint,
): Promise<void> {
  const events = points.map((point) => ({
    action,
    subject: 'work-point',
    subject_id: point.id,
    before: action === 'delete' ? point : (before ?? null),
    after: action === 'delete' ? null : point,
  }));
  return recordAudits(trx, context, actorOf(context.caller), events);
}
