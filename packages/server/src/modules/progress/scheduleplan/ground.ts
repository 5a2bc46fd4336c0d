import { GongdiError, scheduleplan, type Label } from '@gongdi/domain';
import { PLAN_EDITABLE } from '@gongdi/domain/schedule';
import type { Ground } from '../../../ground.ts';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import { scheduleLabel } from './text/index.ts';

/** What schedules need of the server. */
export type ScheduleGround = Pick<Ground, 'db' | 'setting' | 'timeZone'>;

/** A refusal that is about the state of things and not about a field. */
export const conflict = (...said: Parameters<typeof scheduleLabel>): GongdiError => refusedBy(scheduleLabel(...said));
export const refusedBy = (label: Label): GongdiError => new GongdiError('conflict', { label });

/** Returns a plan, locked: whatever changes its content waits for its turn. @throws GongdiError `notFound` */
export async function lockedPlan(trx: Db, id: string) {
  const plan = await trx.selectFrom('schedule_plan').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!plan) throw new GongdiError('notFound');
  return plan;
}

export type PlanRow = Awaited<ReturnType<typeof lockedPlan>>;

/** Returns a plan whose content the caller may change now, locked. */
export async function changeablePlan(trx: Db, id: string, context: CallerContext): Promise<PlanRow> {
  const writable = await resourceRepository(trx, scheduleplan).writable(accessOf(context), [id]);
  if (!writable.has(id)) throw new GongdiError('notFound');
  const plan = await lockedPlan(trx, id);
  if (!PLAN_EDITABLE.includes(plan.status)) throw conflict('notEditable');
  return plan;
}

/** Returns a plan that the caller sees. @throws GongdiError `notFound` */
export async function seenPlan(db: Db, id: string, context: CallerContext): Promise<PlanRow> {
  const seen = await resourceRepository(db, scheduleplan).titles(accessOf(context), { ids: [id] });
  const plan = seen.has(id)
    ? await db.selectFrom('schedule_plan').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!plan) throw new GongdiError('notFound');
  return plan;
}
