import { calls } from '@gongdi/api';
import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod';
import { handle, type Caller, type Handler } from '../../handler/index.ts';
import type { ProcessDeps } from '../deps.ts';
import { within } from '../range.ts';
import { readableBy } from '../visibility.ts';

const { workflow } = calls;

interface Range {
  process_definition_key?: string;
  begin_time?: string;
  end_time?: string;
}

/** The code behind statistics: of the instances of one's organisations that were started in a range. */
export function statisticsHandlers({ db, zone }: Pick<ProcessDeps, 'db' | 'zone'>): Handler[] {
  return [
    handle(workflow.statisticsProcesses, async ({ query }, { caller, now }) => {
      const at = new Date(now).toISOString();
      const { rows } = await sql<Processes>`
        select d.key as process_definition_key, (array_agg(d.name order by d.version desc))[1] as name,
          count(*)::int as started, count(*) filter (where i.status = 1)::int as running,
          count(*) filter (where i.status = 2 and i.result = 2)::int as approved,
          count(*) filter (where i.status = 2 and i.result = 3)::int as rejected,
          count(*) filter (where i.status = 2 and i.result = 4)::int as cancelled,
          coalesce(sum((select count(*) from process_task t join approval_task p on p.task_id = t.id
            where t.instance_id = i.id and t.ended_at is null and p.due_at < ${at})), 0)::int as overdue_tasks,
          ${millis(sql`avg`, sql`i.ended_at - i.started_at`)} as average,
          ${quantile(0.9, sql`i.ended_at - i.started_at`)} as p90
        from process_instance i join process_definition d on d.id = i.definition_id
        where ${chosen(caller, query, zone)} group by d.key order by started desc, d.key`.execute(db);
      return rows;
    }),
    handle(workflow.statisticsNodes, async ({ query }, { caller, now }) => {
      const at = new Date(now).toISOString();
      const took = sql`t.ended_at - t.created_at`;
      // What was never decided, because others had decided, or everything ended, says nothing about how long deciding takes.
      const decided = sql`(t.ended_at is not null and (t.result in (2, 3)))`;
      const { rows } = await sql<Omit<Node, 'bottleneck' | 'share'> & { total: number }>`
        select t.definition_key as key, (array_agg(t.name order by t.created_at desc))[1] as name,
          count(*) filter (where ${decided})::int as done, count(*) filter (where t.ended_at is null)::int as waiting,
          count(*) filter (where p.due_at < coalesce(t.ended_at, ${at}::timestamptz))::int as overdue,
          count(*) filter (where t.result = 3 and p.kind is null)::int as rejected,
          count(*) filter (where p.kind = 'returned' and t.result = 3)::int as returned,
          ${millis(sql`avg`, took, decided)} as average, ${quantile(0.5, took, decided)} as median,
          ${quantile(0.9, took, decided)} as p90, ${millis(sql`max`, took, decided)} as longest,
          coalesce(sum(extract(epoch from coalesce(t.ended_at, ${at}::timestamptz) - t.created_at)), 0)::float8 as total
        from process_task t join process_instance i on i.id = t.instance_id join process_definition d on d.id = i.definition_id
          left join approval_task p on p.task_id = t.id
        where ${chosen(caller, query, zone)} group by t.definition_key order by min(t.created_at), t.definition_key`.execute(
        db,
      );
      const all = rows.reduce((sum, row) => sum + row.total, 0);
      const most = Math.max(...rows.map((row) => row.total), 0);
      return rows.map(({ total, ...row }) => ({
        ...row,
        share: all > 0 ? total / all : 0,
        bottleneck: rows.length > 1 && total > 0 && total === most,
      }));
    }),
    handle(workflow.statisticsDays, async ({ query }, { caller }) => {
      const day = (column: RawBuilder<unknown>) => sql`(${column} at time zone ${zone})::date`;
      const { rows } = await sql<{ day: string; started: number; ended: number }>`
        with chosen as (select i.started_at, i.ended_at from process_instance i
          join process_definition d on d.id = i.definition_id where ${chosen(caller, query, zone)})
        select days.day::text as day, sum(days.started)::int as started, sum(days.ended)::int as ended from (
          select ${day(sql`started_at`)} as day, 1 as started, 0 as ended from chosen
          union all select ${day(sql`ended_at`)}, 0, 1 from chosen where ended_at is not null) days
        group by days.day order by days.day limit 3660`.execute(db);
      return rows;
    }),
  ];
}

type Processes = z.output<typeof workflow.statisticsProcesses.output>[number];
type Node = z.output<typeof workflow.statisticsNodes.output>[number];

function chosen(
  caller: Caller,
  { process_definition_key, begin_time, end_time }: Range,
  zone: string,
): RawBuilder<boolean> {
  const key = process_definition_key === undefined ? sql`true` : sql`d.key = ${process_definition_key}`;
  return sql<boolean>`${readableBy(caller, 'i.org_id')} and ${key} and ${within('i.started_at', 'time', begin_time, end_time, zone)}`;
}

const ALL = sql`true`;

/** SQL: an aggregate of an interval, in ms. */
function millis(aggregate: RawBuilder<unknown>, interval: RawBuilder<unknown>, where: RawBuilder<unknown> = ALL) {
  return sql<number | null>`(${aggregate}(extract(epoch from ${interval}) * 1000) filter (where ${where}))::float8`;
}

function quantile(part: number, interval: RawBuilder<unknown>, where: RawBuilder<unknown> = ALL) {
  return sql<
    number | null
  >`(percentile_cont(${sql.lit(part)}) within group (order by extract(epoch from ${interval}) * 1000)
    filter (where ${where}))::float8`;
}
