import {
  APPRAISAL,
  evaluation,
  FAILED_GRADE,
  permission,
  STAY_OF_UNIT,
  type AnyResource,
  type participating,
  type RowOf,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { accessOf, type DeriveAct, type WriteContext } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { permitted, type Db } from '../../../store/index.ts';
import { refusal } from './text/index.ts';

type Participation = RowOf<typeof participating>;

interface Newest {
  unit_id: string;
  target_name: string;
  plan_name: string;
  grade: number;
  score: number;
  approved: string;
}

/** The newest result in effect of each unit. */
async function newestOf(db: Db, ids: readonly string[], seen: RawBuilder<boolean>): Promise<Newest[]> {
  // Raw SQL: the first row of each unit, each read from the end of its index.
  const { rows } = await sql<Newest>`
    select u.id as unit_id, n.* from unnest(${[...ids]}::text[]) u(id)
    cross join lateral (
      select a.target_name, p.plan_name, a.grade, a.score, a.approved_at as approved
      from appraisal a join appraisal_plan p on p.id = a.plan_id
      where a.unit_id = u.id and a.appraisal_status = ${APPRAISAL.final} and ${seen}
      order by a.created_at desc limit 1) n`.execute(db);
  return rows;
}

/** Refuses a unit whose newest result in effect is failed, when it takes part in a project or comes on site. */
export async function barFailed(
  trx: Db,
  row: Participation,
  context: WriteContext,
  setting: ReadSetting,
): Promise<void> {
  const months = setting('appraisal_bars_months');
  const before = context.before as Participation | undefined;
  const comes = before === undefined || before.unit_id !== row.unit_id || before.status !== row.status;
  if (months === 0 || !comes || row.status === STAY_OF_UNIT.left) return;
  const [newest] = await newestOf(trx, [row.unit_id], sql<boolean>`true`);
  if (newest?.grade !== FAILED_GRADE) return;
  const until = new Date(newest.approved);
  until.setUTCMonth(until.getUTCMonth() + months);
  if (until.getTime() < context.now) return;
  throw refusal(context, 'unit_id', 'barred', {
    name: newest.target_name,
    plan: newest.plan_name,
    day: newest.approved.slice(0, 10),
    months,
  });
}

/** Newest grade and score of units, as far as the caller may see results. */
export const gradesOfUnits: DeriveAct = async (db, rows: readonly RowOf<AnyResource>[], context) => {
  const may = context.caller.permissions.has(permission(evaluation.name, 'list'));
  const seen = permitted(evaluation, accessOf(context).scope, 'read', sql`a.id`);
  const found = may
    ? await newestOf(
        db,
        rows.map(({ id }) => id),
        seen,
      )
    : [];
  return rows.map(({ id }) => {
    const newest = found.find(({ unit_id }) => unit_id === id);
    return { latest_grade: newest?.grade ?? null, latest_score: newest?.score ?? null };
  });
};
