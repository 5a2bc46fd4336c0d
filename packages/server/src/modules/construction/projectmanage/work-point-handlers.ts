import { calls, type WorkPoint } from '@gongdi/api';
import { COUNT_LIMIT, GongdiError, projectmanage } from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudits } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { anyOf, containing, newId, permitted, transaction, type Db } from '../../../store/index.ts';
import { projectToChange } from './projects.ts';

const COLUMNS = [
  ...(['w.id', 'w.project_id', 'w.name', 'w.longitude', 'w.latitude', 'w.system', 'w.address', 'w.radius'] as const),
  ...(['w.remark', 'w.version', 'w.created_at', 'w.updated_at'] as const),
] as const;

/** Work points of the projects that the caller may read. */
function met(db: Db, context: CallerContext) {
  const { scope } = accessOf(context);
  return db
    .selectFrom('work_point as w')
    .innerJoin('project as p', 'p.id', 'w.project_id')
    .where(({ ref }) => permitted(projectmanage, scope, 'read', sql`${ref('p.id')}`));
}

async function found(db: Db, context: CallerContext, ids: readonly string[]): Promise<WorkPoint[]> {
  const rows = await met(db, context)
    .select(COLUMNS)
    .where('w.id', '=', anyOf(ids))
    .orderBy('w.id')
    .forUpdate('w')
    .execute();
  if (rows.length !== new Set(ids).size) throw new GongdiError('notFound');
  return rows;
}

/** Handlers of the work points of projects (console specification, section 7.2). */
export function workPointHandlers(db: Db): Handler[] {
  const { workPoint } = calls;
  return [
    handle(workPoint.query, async ({ query: { page, page_size, project_id, name } }, context) => {
      let asked = met(db, context);
      if (project_id) asked = asked.where('w.project_id', '=', project_id);
      if (name) asked = asked.where('w.name', 'ilike', containing(name));
      const list = await asked
        .select(COLUMNS)
        .orderBy('w.created_at', 'desc')
        .orderBy('w.id', 'desc')
        .limit(page_size)
        .offset((page - 1) * page_size)
        .execute();
      const { total } = await db
        .selectFrom(asked.limit(COUNT_LIMIT + 1).as('counted'))
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
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
        const by = { created_by: context.caller.id, updated_by: context.caller.id };
        await trx
          .insertInto('work_point')
          .values(made.map((one) => ({ ...one, ...by })))
          .execute();
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
        await trx
          .updateTable('work_point')
          .set({
            name: whole.name,
            longitude: whole.longitude,
            latitude: whole.latitude,
            system: whole.system,
            address: whole.address,
            radius: whole.radius,
            remark: whole.remark,
            version: whole.version,
            updated_at: whole.updated_at,
            updated_by: context.caller.id,
          })
          .where('id', '=', id)
          .execute();
        await note(trx, context, 'edit', [whole], before);
        return whole;
      }),
    ),
    handle(workPoint.remove, ({ query }, context) =>
      transaction(db, async (trx) => {
        const ids = query.id.split(',').filter((one) => one !== '');
        const gone = await found(trx, context, ids);
        for (const project of new Set(gone.map((one) => one.project_id))) await projectToChange(trx, context, project);
        await trx.deleteFrom('work_point').where('id', '=', anyOf(ids)).execute();
        await note(trx, context, 'delete', gone);
        return null;
      }),
    ),
  ];
}

function note(
  trx: Db,
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
