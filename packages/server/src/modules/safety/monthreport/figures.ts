import {
  findResource,
  fieldsOf,
  MONTH_FIGURES,
  daysOfMonth,
  traitsOf,
  type AnyResource,
  type MonthFigure,
} from '@gongdi/domain';
import type { calls } from '@gongdi/api';
import { sql, type RawBuilder } from 'kysely';
import { listConditions, WHOLE, type Db } from '../../../store/index.ts';

/** A report whose figures are counted. */
export interface Report {
  id: string;
  org_id: string | null;
  report_month: string;
  report_status: number;
}

type Source = calls.monthreport.ReportSource;
type Figure = calls.monthreport.ReportFigure;

/**
 * SQL for the records behind a figure: columns `id`, `title`, `day`, `amount`. Figures, their lists and what is frozen
 * all come from it.
 */
function recordsOf(
  db: Db,
  figure: MonthFigure,
  { org_id, report_month }: Report,
  timeZone: string,
): RawBuilder<Source> {
  const resource = findResource(figure.resource)!;
  const day = dayOf(resource, figure.day, timeZone);
  const { first, next } = daysOfMonth(report_month)!;
  const filters = figure.filters ?? {};
  const conditions = listConditions({
    db,
    resource,
    access: { scope: WHOLE, org_id: null, account_id: null, now: 0 },
    filters,
    timeZone,
  });
  const where = [
    ...conditions,
    sql`${day} >= ${first}::date and ${day} < ${next}::date`,
    sql`org_id in (select below.id from organisation below, organisation home
      where home.id = ${org_id} and starts_with(below.path, home.path))`,
  ];
  // Raw SQL: table and columns come from the declarations of the figure and of its resource.
  return sql<Source>`select id, left(coalesce(${sql.ref(figure.shows)}::text, ''), 300) as title, ${day} as day,
    ${figure.sum ? sql`coalesce(${sql.ref(figure.sum)}, 0)::float8` : sql`1::float8`} as amount
    from ${sql.table(resource.noun)} where ${sql.join(where, sql` and `)}`;
}

/** SQL for the civil day of a field of a day or an instant. */
function dayOf(resource: AnyResource, name: string, timeZone: string): RawBuilder<string> {
  const found = fieldsOf(resource).find((field) => field.name === name);
  // Fields that every record has, such as the time at which it was added, are instants.
  const isDay = found !== undefined && traitsOf(found.kind).time === 'day';
  return isDay ? sql<string>`${sql.ref(name)}` : sql<string>`(${sql.ref(name)} at time zone ${timeZone})::date`;
}

/** Counts the figures of a company from the records of the month, in one statement. */
export async function liveFigures(db: Db, report: Report, timeZone: string): Promise<Figure[]> {
  const parts = MONTH_FIGURES.map(
    (
      figure,
    ) => sql`select ${figure.key}::text as key, coalesce(sum(amount), 0)::float8 as value, count(*)::integer as sources
      from (${recordsOf(db, figure, report, timeZone)}) records`,
  );
  // Raw SQL: all figures of a report are of one moment.
  const { rows } = await sql<Figure>`${sql.join(parts, sql` union all `)}`.execute(db);
  return inOrder(rows);
}

/** Sums up what the companies directly below a group have handed in. */
export async function sumOfCompanies(db: Db, report: Report): Promise<Figure[]> {
  // Raw SQL: frozen figures of other reports by key.
  const { rows } = await sql<Figure>`
    select f.figure as key, sum(f.value)::float8 as value, count(*)::integer as sources
    from month_report r join organisation o on o.id = r.org_id
      join month_report_figure f on f.report_id = r.id
    where o.parent_id = ${report.org_id} and r.report_month = ${report.report_month} and r.report_status = 2
    group by 1`.execute(db);
  return inOrder(rows);
}

/** Figures as they were when the report was handed in. */
export async function frozenFigures(db: Db, id: string): Promise<Figure[]> {
  const { rows } =
    // Raw SQL: figures by key, beside the sources that are copied by SQL.
    await sql<Figure>`select figure as key, value, sources from month_report_figure where report_id = ${id}`.execute(
      db,
    );
  return inOrder(rows);
}

const inOrder = (rows: readonly Figure[]): Figure[] =>
  MONTH_FIGURES.map(({ key }) => {
    const found = rows.find((one) => one.key === key);
    return { key, value: found?.value ?? 0, sources: found?.sources ?? 0 };
  });

/** SQL for the sources of a figure of a group: reports of companies with their value. */
const reportsOf = ({ org_id, report_month }: Report, key: string) => sql<Source>`
  select r.id, r.report_title as title, (r.handed_at)::date as day, f.value as amount
  from month_report r join organisation o on o.id = r.org_id join month_report_figure f on f.report_id = r.id
  where o.parent_id = ${org_id} and r.report_month = ${report_month} and r.report_status = 2 and f.figure = ${key}`;

/** Which level a report is of. */
export type Level = 'company' | 'group';
const COMPANY = 'safeproducemonthreportcompany';

/** Freezes the figures of a report together with their sources. */
export async function freeze(trx: Db, level: Level, report: Report, timeZone: string): Promise<void> {
  const figures = level === 'company' ? await liveFigures(trx, report, timeZone) : await sumOfCompanies(trx, report);
  const parts = MONTH_FIGURES.map((figure) => {
    const records = level === 'company' ? recordsOf(trx, figure, report, timeZone) : reportsOf(report, figure.key);
    const resource = level === 'company' ? figure.resource : COMPANY;
    return sql`select ${report.id}::text, ${figure.key}::text, ${resource}::text, id, title, day, amount from (${records}) records`;
  });
  // Raw SQL: as many rows as the month has, copied in one statement without leaving the database.
  await sql`insert into month_report_source (report_id, figure, resource, record_id, title, day, amount)
    ${sql.join(parts, sql` union all `)}`.execute(trx);
  const values = figures.map(
    ({ key, value, sources }) => sql`(${report.id}, ${key}, ${value}::float8, ${sources}::integer)`,
  );
  // Raw SQL: figures by key, beside the sources that are copied by SQL.
  await sql`insert into month_report_figure (report_id, figure, value, sources) values ${sql.join(values)}`.execute(
    trx,
  );
}

/** Answers a page of the sources of a figure: frozen ones once the report is handed in. */
export async function sourcesPage(
  db: Db,
  level: Level,
  report: Report,
  asked: { figure: MonthFigure; page: number; page_size: number; frozen: boolean; timeZone: string },
): Promise<{ list: Source[]; total: number }> {
  const { figure, page, page_size, frozen, timeZone } = asked;
  const resource = level === 'company' ? figure.resource : COMPANY;
  const records = frozen
    ? sql<Source>`select record_id as id, title, day, amount from month_report_source where report_id = ${report.id} and figure = ${figure.key}`
    : level === 'company'
      ? recordsOf(db, figure, report, timeZone)
      : reportsOf(report, figure.key);
  // Raw SQL: the statement of a figure, by page.
  const { rows } = await sql<
    Source & { total: number }
  >`select ${resource}::text as resource, id, title, day::text as day, amount,
      (count(*) over ())::integer as total
    from (${records}) records order by day desc nulls last, id limit ${page_size} offset ${(page - 1) * page_size}`.execute(
    db,
  );
  return {
    list: rows.map(({ resource: of, id, title, day, amount }) => ({ resource: of, id, title, day, amount })),
    total: rows[0]?.total ?? 0,
  };
}
