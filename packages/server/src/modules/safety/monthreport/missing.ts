import { safeproducemonthreportcompany, type RowOf, type safeproducemonthreportgroup } from '@gongdi/domain';
import { sql } from 'kysely';
import { accountsWith } from '../../../labour/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import type { Db } from '../../../store/index.ts';
import { monthLabel } from './text/index.ts';

interface Asked {
  org_id: string | null;
  report_month: string;
}

/** Most companies that are named and reminded for one group. */
const MOST = 200;

/** Companies directly below a group that have not handed in the report of a month. */
export async function missingOf(db: Db, { org_id, report_month }: Asked): Promise<{ org_id: string; name: string }[]> {
  // Raw SQL: an organisation without a record in another table.
  const { rows } = await sql<{ org_id: string; name: string }>`
    select o.id as org_id, o.name from organisation o
    where o.parent_id = ${org_id} and not o.disabled and not exists (
      select 1 from month_report r where r.org_id = o.id and r.report_month = ${report_month} and r.report_status = 2)
    order by o.sort, o.name limit ${MOST}`.execute(db);
  return rows;
}

/** Reminds those who may hand in for the missing companies. @returns how many companies were reminded */
export async function remindMissing(
  trx: Db,
  group: Pick<RowOf<typeof safeproducemonthreportgroup>, 'id' | 'org_id' | 'report_month'>,
  { now, today }: { now: number; today: string },
): Promise<number> {
  const missing = await missingOf(trx, group);
  for (const { org_id, name } of missing) {
    const around = await accountsWith(trx, { project_id: null, org_id }, [
      safeproducemonthreportcompany.name,
      'handin',
    ]);
    const title = monthLabel('missing', { name, month: group.report_month });
    const link = `/${safeproducemonthreportcompany.name}?report_month=${group.report_month}`;
    await notifyUsers(trx, around, { kind: 'month_report_missing', title, link, org_id }, now);
  }
  await trx.updateTable('group_month_report').set({ reminded_on: today }).where('id', '=', group.id).execute();
  return missing.length;
}
