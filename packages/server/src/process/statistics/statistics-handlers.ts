import { calls } from '@gongdi/api';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { handle, type Caller, type Handler } from '../../handler/index.ts';
import type { Db } from '../../store/index.ts';
import type { ProcessDeps } from '../deps.ts';
import { RESULT } from '../hooks/approval-hooks.ts';
import { within } from '../range.ts';
import { readableBy } from '../visibility.ts';

const { workflow } = calls;

interface Range {
  process_definition_key?: string;
  begin_time?: string;
  end_time?: string;
}

/** Handlers of statistics about the instances that organisations of the caller started within a range. */
export function statisticsHandlers({ db, zone }: Pick<ProcessDeps, 'db' | 'zone'>): Handler[] {
  return [
    handle(workflow.statisticsProcesses, async ({ query }, { caller, now }) => {
      const at = new Date(now).toISOString();
      const took = sql`i.ended_at - i.started_at`;
      return instancesIn(db, caller, query, zone)
        .select([
          'd.key as process_definition_key',
          sql<string>`(array_agg(d.name order by d.version desc))[1]`.as('name'),
        ])
        .select((eb) => {
          const count = eb.fn.countAll<number>();
          const ended = (result: number) => count.filterWhere('i.status', '=', 2).filterWhere('i.result', '=', result);
          const overdue = eb
            .selectFrom('process_task as t')
            .innerJoin('approval_task as p', 'p.task_id', 't.id')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('t.instance_id', '=', 'i.id')
            .where('t.ended_at', 'is', null)
            .where('p.due_at', '<', at);
          return [
            count.as('started'),
            count.filterWhere('i.status', '=', 1).as('running'),
            ended(RESULT.approved).as('approved'),
            ended(RESULT.refused).as('rejected'),
            ended(RESULT.cancelled).as('cancelled'),
            sql<number>`coalesce(sum(${overdue}), 0)::int`.as('overdue_tasks'),
          ];
        })
        .select([millis(sql`avg`, took).as('average'), quantile(0.9, took).as('p90')])
        .groupBy('d.key')
        .orderBy('started', 'desc')
        .orderBy('d.key')
        .execute();
    }),
    handle(workflow.statisticsNodes, async ({ query }, { caller, now }) => {
      const at = new Date(now).toISOString();
      const took = sql`t.ended_at - t.created_at`;
      // Tasks that nobody decided (others had decided, or the instance ended) say nothing about the duration of
      // decisions.
      const decided = sql<boolean>`(t.ended_at is not null and (t.result in (2, 3)))`;
      const until = sql<string>`coalesce(t.ended_at, ${at}::timestamptz)`;
      const rows = await instancesIn(db, caller, query, zone)
        .innerJoin('process_task as t', 't.instance_id', 'i.id')
        .leftJoin('approval_task as p', 'p.task_id', 't.id')
        .select(['t.definition_key as key', sql<string>`(array_agg(t.name order by t.created_at desc))[1]`.as('name')])
        .select(({ fn }) => {
          const count = fn.countAll<number>();
          const refused = count.filterWhere('t.result', '=', RESULT.refused);
          return [
            count.filterWhere(decided).as('done'),
            count.filterWhere('t.ended_at', 'is', null).as('waiting'),
            count.filterWhere('p.due_at', '<', until).as('overdue'),
            refused.filterWhere('p.kind', 'is', null).as('rejected'),
            refused.filterWhere('p.kind', '=', 'returned').as('returned'),
          ];
        })
        .select([millis(sql`avg`, took, decided).as('average'), quantile(0.5, took, decided).as('median')])
        .select([quantile(0.9, took, decided).as('p90'), millis(sql`max`, took, decided).as('longest')])
        .select(sql<number>`coalesce(sum(extract(epoch from ${until} - t.created_at)), 0)::float8`.as('total'))
        .groupBy('t.definition_key')
        .orderBy(({ fn }) => fn.min('t.created_at'))
        .orderBy('t.definition_key')
        .execute();
      const all = rows.reduce((sum, row) => sum + row.total, 0);
      const most = Math.max(...rows.map((row) => row.total), 0);
      return rows.map(({ total, ...row }) => ({
        ...row,
        share: all > 0 ? total / all : 0,
        bottleneck: rows.length > 1 && total > 0 && total === most,
      }));
    }),
    handle(workflow.statisticsDays, async ({ query }, { caller }) => {
      const day = (at: Expression<string | null>) => sql<string>`(${at} at time zone ${zone})::date`;
      const flag = (value: 0 | 1) => sql<number>`${sql.lit(value)}`;
      return db
        .with('chosen', () => instancesIn(db, caller, query, zone).select(['i.started_at', 'i.ended_at']))
        .with('days', (with_chosen) =>
          with_chosen
            .selectFrom('chosen')
            .select(({ ref }) => [day(ref('started_at')).as('day'), flag(1).as('started'), flag(0).as('ended')])
            .unionAll((eb) =>
              eb
                .selectFrom('chosen')
                .select(({ ref }) => [day(ref('ended_at')).as('day'), flag(0).as('started'), flag(1).as('ended')])
                .where('ended_at', 'is not', null),
            ),
        )
        .selectFrom('days')
        .select(({ fn }) => ['day', fn.sum<number>('started').as('started'), fn.sum<number>('ended').as('ended')])
        .groupBy('day')
        .orderBy('day')
        .limit(3660)
        .execute();
    }),
  ];
}

/** Selects the instances `i` that the statistics are about, with their definitions `d`. */
function instancesIn(db: Db, caller: Caller, { process_definition_key, begin_time, end_time }: Range, zone: string) {
  const instances = db
    .selectFrom('process_instance as i')
    .innerJoin('process_definition as d', 'd.id', 'i.definition_id')
    .where(readableBy(caller, 'i.org_id'))
    .where(within('i.started_at', 'time', begin_time, end_time, zone));
  return process_definition_key === undefined ? instances : instances.where('d.key', '=', process_definition_key);
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
