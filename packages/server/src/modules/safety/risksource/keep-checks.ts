import { civilDay, patrolplan, patrolsite, RISK, type RowOf, type risksource } from '@gongdi/domain';
import { sql } from 'kysely';
import { makeRound, SAFETY_PATROLS } from '../../../patrols/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';

type Risk = RowOf<typeof risksource>;

/** Values of `patrol_scheme_status`, and of `patrol_type` and `patrol_point_type` for a risk. */
const RUNNING = 1;
const STOPPED = 2;
const DEDICATED = 2;
const NO_DEVICE = 2;

/**
 * Keeps the patrols of a risk: with a period it has a point and a running scheme of its own, whose patrols are made at
 * once when they are due; without one, and when the risk is removed, the scheme stops.
 */
export async function keepChecks(trx: Db, row: Risk, context: WriteContext): Promise<void> {
  const checked = row.risk_status === RISK.controlled && row.check_cycle != null && (row.check_users ?? []).length > 0;
  if (!checked && !row.scheme_id) return;
  const today = civilDay(context.now, context.timeZone);
  if (!row.scheme_id) return begin(trx, row, today, context);
  if (row.point_id) await changePoint(trx, row.point_id, row, context);
  await trx
    .updateTable('patrolplan')
    .set({
      ...schemeOf(row),
      status: checked ? RUNNING : STOPPED,
      // A stopped scheme keeps the period and the people that it had.
      ...(checked && {
        cycle: row.check_cycle!,
        cycle_day: row.check_day ?? null,
        user_ids: JSON.stringify(row.check_users) as never,
      }),
      ...stampsOf(context),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', row.scheme_id)
    .execute();
  if (checked) await round(trx, row.scheme_id, context);
}

async function begin(trx: Db, row: Risk, today: string, context: WriteContext): Promise<void> {
  const { account_id, now } = context;
  const access = { scope: WHOLE, org_id: row.org_id, account_id, now, seesPersonal: () => true };
  const point = await resourceRepository(trx, patrolsite).insert(access, {
    ...pointOf(row),
    project_id: row.project_id,
    point_type: NO_DEVICE,
  });
  const scheme = await resourceRepository(trx, patrolplan).insert(access, {
    ...schemeOf(row),
    project_id: row.project_id,
    type: DEDICATED,
    status: RUNNING,
    point_ids: [point.id],
    cycle: row.check_cycle!,
    cycle_day: row.check_day ?? null,
    begin_date: today,
    user_ids: row.check_users!,
  });
  await trx
    .updateTable('risk_source')
    .set({ point_id: point.id, scheme_id: scheme.id })
    .where('id', '=', row.id)
    .execute();
  await round(trx, scheme.id, context);
}

const changePoint = (trx: Db, id: string, row: Risk, context: WriteContext) =>
  trx
    .updateTable('patrolsite')
    .set({ ...pointOf(row), ...stampsOf(context), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

async function round(trx: Db, id: string, { now, timeZone }: WriteContext): Promise<void> {
  const scheme = await resourceRepository(trx, patrolplan).get(
    { scope: WHOLE, org_id: null, account_id: null, now },
    id,
  );
  await makeRound(trx, SAFETY_PATROLS, scheme, now, timeZone);
}

const NAMES = 100;
const WORDS = 1000;

/** The point of a risk asks for its measures. */
const pointOf = ({ risk_name, scene, engineering, management, protection }: Risk) => ({
  point_name: risk_name.slice(0, NAMES),
  requirement: [scene, engineering, management, protection].filter(Boolean).join('\n').slice(0, WORDS),
});

const schemeOf = ({ risk_name, owner_id }: Risk) => ({
  scheme_name: `危险源检查：${risk_name}`.slice(0, NAMES),
  leader_id: owner_id,
});

const stampsOf = ({ now, account_id }: WriteContext) => ({
  updated_at: new Date(now).toISOString(),
  updated_by: account_id,
});
