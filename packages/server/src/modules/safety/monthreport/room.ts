import { calls } from '@gongdi/api';
import {
  civilDay,
  GongdiError,
  MONTH_FIGURES,
  MONTH_REPORT,
  monthBefore,
  safeproducemonthreportcompany,
  safeproducemonthreportgroup,
} from '@gongdi/domain';
import type { Ground } from '../../../ground.ts';
import { handle, type CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { resourceRepository, transaction, type Db } from '../../../store/index.ts';
import { frozenFigures, liveFigures, sourcesPage, sumOfCompanies, type Level, type Report } from './figures.ts';
import { keepCompany, keepGroup } from './keep-report.ts';
import { missingOf, remindMissing } from './missing.ts';
import { monthLabel } from './text/index.ts';

const { monthreport } = calls;

/** The report, if the caller may see it. */
const reportOf = (db: Db, level: Level, id: string, context: CallerContext): Promise<Report> => {
  const resource = level === 'company' ? safeproducemonthreportcompany : safeproducemonthreportgroup;
  return resourceRepository(db, resource).get(accessOf(context), id);
};

const isFrozen = ({ report_status }: Report): boolean => report_status === MONTH_REPORT.handedIn;

async function figuresOf(db: Db, level: Level, report: Report, timeZone: string) {
  const frozen = isFrozen(report);
  const live = () => (level === 'company' ? liveFigures(db, report, timeZone) : sumOfCompanies(db, report));
  return {
    frozen,
    figures: frozen ? await frozenFigures(db, report.id) : await live(),
    missing: level === 'group' && !frozen ? await missingOf(db, report) : [],
  };
}

function sourcesOf(
  { db, timeZone }: Ground,
  level: Level,
  report: Report,
  { figure: key, page, page_size }: { figure: string; page: number; page_size: number },
) {
  const figure = MONTH_FIGURES.find((one) => one.key === key);
  if (!figure) throw new GongdiError('notFound', { label: monthLabel('noFigure') });
  return sourcesPage(db, level, report, { figure, page, page_size, frozen: isFrozen(report), timeZone });
}

/** Reminds daily, from the day of the setting on, about the month before. */
async function remindDaily({ db, timeZone, setting }: Ground, now: number): Promise<void> {
  const today = civilDay(now, timeZone);
  if (Number(today.slice(8)) < setting('month_report_day')) return;
  const groups = await db
    .selectFrom('group_month_report')
    .select(['id', 'org_id', 'report_month'])
    .where('report_status', '=', MONTH_REPORT.draft)
    .where('report_month', '=', monthBefore(today))
    .where(({ or, eb }) => or([eb('reminded_on', 'is', null), eb('reminded_on', '<', today)]))
    .limit(200)
    .execute();
  for (const { id } of groups)
    await transaction(db, async (trx) => {
      // The lock lets one server remind: another one finds the day written.
      const group = await trx
        .selectFrom('group_month_report')
        .selectAll()
        .where('id', '=', id)
        .where(({ or, eb }) => or([eb('reminded_on', 'is', null), eb('reminded_on', '<', today)]))
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (group) await remindMissing(trx, group, { now, today });
    });
}

export default defineRoom({
  handlers: (ground) => {
    const { db, timeZone } = ground;
    return [
      handle(monthreport.companyFigures, async ({ params: { id } }, context) =>
        figuresOf(db, 'company', await reportOf(db, 'company', id, context), timeZone),
      ),
      handle(monthreport.groupFigures, async ({ params: { id } }, context) =>
        figuresOf(db, 'group', await reportOf(db, 'group', id, context), timeZone),
      ),
      handle(monthreport.companySources, async ({ params: { id }, query }, context) =>
        sourcesOf(ground, 'company', await reportOf(db, 'company', id, context), query),
      ),
      handle(monthreport.groupSources, async ({ params: { id }, query }, context) =>
        sourcesOf(ground, 'group', await reportOf(db, 'group', id, context), query),
      ),
      handle(monthreport.remind, async ({ body: { id } }, context) => {
        const group = await reportOf(db, 'group', id, context);
        const today = civilDay(context.now, timeZone);
        const companies = await transaction(db, (trx) => remindMissing(trx, group, { now: context.now, today }));
        return { companies };
      }),
    ];
  },
  afterWrite: [
    afterWrite(safeproducemonthreportcompany, keepCompany),
    afterWrite(safeproducemonthreportgroup, keepGroup),
  ],
  hourly: [remindDaily],
});
