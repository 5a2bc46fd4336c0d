import {
  civilDay,
  daysOfMonth,
  MONTH_REPORT,
  type RowOf,
  type safeproducemonthreportcompany,
  type safeproducemonthreportgroup,
} from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { freeze } from './figures.ts';
import { missingOf } from './missing.ts';
import { refusal } from './text/index.ts';

type Company = RowOf<typeof safeproducemonthreportcompany>;
type Group = RowOf<typeof safeproducemonthreportgroup>;

/** Companies that a refusal names. */
const NAMED = 5;

/** A report is the only one of its company and month, and is frozen when it is handed in. */
export async function keepCompany(trx: Db, row: Company, context: WriteContext): Promise<void> {
  if (!context.before) await onlyOne(trx, 'month_report', row, context);
  if (!isHandedIn(row, context)) return;
  hasEnded(row, context);
  await freeze(trx, 'company', row, context.timeZone);
}

/** The same for a group, which says why companies are missing. */
export async function keepGroup(trx: Db, row: Group, context: WriteContext): Promise<void> {
  if (!context.before) {
    await onlyOne(trx, 'group_month_report', row, context);
    const below = await trx
      .selectFrom('organisation')
      .select('id')
      .where('parent_id', '=', row.org_id)
      .limit(1)
      .execute();
    if (below.length === 0) throw refusal(context, 'report_month', 'noCompanies');
  }
  if (!isHandedIn(row, context)) return;
  hasEnded(row, context);
  const missing = await missingOf(trx, row);
  if (missing.length > 0 && !row.missing_note?.trim())
    throw refusal(context, 'missing_note', 'incomplete', {
      count: missing.length,
      names: missing
        .slice(0, NAMED)
        .map(({ name }) => name)
        .join('、'),
    });
  await trx
    .updateTable('group_month_report')
    .set({ missing_names: missing.map(({ name }) => name).join('、') || null })
    .where('id', '=', row.id)
    .execute();
  await freeze(trx, 'group', row, context.timeZone);
}

const isHandedIn = (row: Company, { before }: WriteContext): boolean =>
  row.report_status === MONTH_REPORT.handedIn && before !== undefined && before['report_status'] !== row.report_status;

function hasEnded({ report_month }: Company, context: WriteContext): void {
  if (civilDay(context.now, context.timeZone) < daysOfMonth(report_month)!.next)
    throw refusal(context, 'report_month', 'early', { month: report_month });
}

async function onlyOne(
  trx: Db,
  table: 'month_report' | 'group_month_report',
  { id, org_id, report_month }: Company,
  context: WriteContext,
): Promise<void> {
  const other = await trx
    .selectFrom(table)
    .select('id')
    .where('org_id', '=', org_id)
    .where('report_month', '=', report_month)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) throw refusal(context, 'report_month', 'twice', { month: report_month });
}
