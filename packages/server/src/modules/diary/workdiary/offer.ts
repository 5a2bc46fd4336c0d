import { calls } from '@gongdi/api';
import {
  componentmanage,
  findResource,
  material,
  partmanage,
  permission,
  productivetask,
  projectweather,
  qualityupdate,
  scheduleupdate,
  dictionaryOf,
  type AnyResource,
  type Lang,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';

type Field = (typeof calls.diary.OFFERED)[number];
type Row = Readonly<Record<string, unknown>>;
interface Source {
  field: Field;
  /** Resource whose records are read: only if the caller may list them. */
  of: AnyResource;
  /** SQL with `text` and `count`: what a line says, and how many records it stands for. */
  select: (asked: Asked, seen: RawBuilder<unknown>) => RawBuilder<Row>;
}
interface Asked {
  project_id: string;
  day: string;
  /** IANA zone in which the day lies. */
  zone: string;
  /** Path of the unit work; null: the whole project. */
  path: string | null;
}

const onDay = (column: RawBuilder<unknown>, { day, zone }: Asked): RawBuilder<unknown> =>
  sql`(${column} at time zone ${zone})::date = ${day}`;
const below = (column: string, { path }: Asked): RawBuilder<unknown> =>
  path === null
    ? sql`true`
    : sql`${sql.ref(column)} in (select id from part where path >= ${path} and path < ${path}::text || chr(127))`;

/** What is read for each field of a diary. Each is one statement with a limit. */
function sourcesOf(lang: Lang): Source[] {
  const unit = (column: string): RawBuilder<unknown> => named('work_unit', column, lang);
  const source = (field: Field, of: AnyResource | undefined, select: Source['select']): Source[] =>
    of ? [{ field, of, select }] : [];
  return [
    ...source('work_done', productivetask, (asked, seen) => {
      const where = sql`project_id = ${asked.project_id} and work_date = ${asked.day} and ${below('part_id', asked)}`;
      return sql<Row>`select concat_ws(' ', p.full_name, w.work_content, w.done_quantity::text || ' ' || ${unit('t.work_unit')},
          '· ' || w.heads || ${lang === 'zh' ? ' 人' : ' people'}) as text, 1 as count
        from (select * from work_day where ${where} and ${seen}) w join work_task t on t.id = w.task_id
        left join part p on p.id = w.part_id order by p.path, w.id`;
    }),
    ...source('work_done', scheduleupdate, (asked, seen) => {
      // The last report of the day of each task.
      const where = sql`project_id = ${asked.project_id} and ${onDay(sql`created_at`, asked)}`;
      return sql<Row>`select concat_ws(' ', p.full_name, t.task_name, coalesce(r.reported_percent, 0)::float || '%',
          replace(r.report_note, chr(10), ' ')) as text, 1 as count
        from (select distinct on (task_id) * from schedule_report where ${where} and ${seen}
          order by task_id, created_at desc, id desc) r
        join schedule_task t on t.id = r.task_id left join part p on p.id = t.part_id
        where ${below('t.part_id', asked)} order by p.path, t.row_number, t.id`;
    }),
    ...source('people', findResource('attendancerecord'), ({ project_id, day }, seen) => {
      return sql<Row>`select coalesce(t.team_name, ${lang === 'zh' ? '其他' : 'Others'}) || ' ' || count(*) ||
          ${lang === 'zh' ? ' 人' : ''} as text, count(*)::integer as count
        from (select * from attendance_day where project_id = ${project_id} and work_date = ${day} and first_in is not null
          and ${seen}) d left join team t on t.id = d.team_id group by t.team_name order by count(*) desc`;
    }),
    ...source('machines', findResource('devicelist'), ({ project_id }, seen) => {
      return sql<Row>`select ${named('device_type', 'device_type', lang)} || ' ' || count(*) ||
          ${lang === 'zh' ? ' 台' : ''} as text, count(*)::integer as count
        from device where project_id = ${project_id} and online = 1 and ${seen}
        group by device_type order by count(*) desc`;
    }),
    ...source('deliveries', material, ({ project_id, day }, seen) => {
      return sql<Row>`select concat_ws(' ', material_name, specification, quantity::text || ' ' ||
          ${named('material_unit', 'unit', lang)}, supplier_name) as text, 1 as count
        from material where project_id = ${project_id} and arrival_date = ${day} and ${seen} order by id`;
    }),
    ...source('deliveries', componentmanage, (asked, seen) => {
      const where = sql`project_id = ${asked.project_id} and ${onDay(sql`delivered_at`, asked)} and ${below('part_id', asked)}`;
      return sql<Row>`select component_name || ' ' || component_code as text, 1 as count
        from component where ${where} and ${seen} order by component_code`;
    }),
    ...source('inspections', qualityupdate, (asked, seen) => {
      const where = sql`project_id = ${asked.project_id} and checked_on = ${asked.day} and ${below('part_id', asked)}`;
      return sql<Row>`select concat_ws(' ', p.full_name, q.check_item, ${named('part_quality', 'q.quality_status', lang)},
          q.opinion) as text, 1 as count
        from (select * from quality_state where ${where} and ${seen}) q left join part p on p.id = q.part_id order by q.id`;
    }),
    ...source('inspections', findResource('safetyChecklist'), ({ project_id, day }, seen) => {
      return sql<Row>`select checklist_name || ' ' || checker as text, 1 as count from checklist
        where project_id = ${project_id} and check_date = ${day} and status > 1 and ${seen} order by id`;
    }),
    ...source('inspections', findResource('patrollog'), ({ project_id, day }, seen) => {
      return sql<Row>`select concat_ws(' ', s.point_name, ${named('patrol_status', 'l.status', lang)}, l.finding) as text,
          1 as count
        from (select * from patrol where project_id = ${project_id} and patrol_date = ${day} and done_at is not null
          and ${seen}) l left join patrolsite s on s.id = l.point_id order by l.id`;
    }),
    ...source('alarms', findResource('earlywarn'), (asked, seen) => {
      return sql<Row>`select alarm_content as text, 1 as count from alarm
        where project_id = ${asked.project_id} and ${onDay(sql`started_at`, asked)} and ${seen} order by started_at`;
    }),
  ];
}

/** SQL for the name of a value of a dictionary. */
function named(dictionary: string, column: string, lang: Lang): RawBuilder<unknown> {
  const names = Object.fromEntries(dictionaryOf(dictionary).entries.map(({ value, label }) => [value, label[lang]]));
  return sql`(${JSON.stringify(names)}::jsonb ->> ${sql.ref(column)}::text)`;
}

/** Answers what the records of a day offer to its diary. */
export const offerHandler = (db: Db, timeZone: string): Handler =>
  handle(calls.diary.offerOf, async ({ query: { project_id, day, kind, part_id } }, context) => {
    const access = accessOf(context);
    const part = part_id ? await resourceRepository(db, partmanage).get(access, part_id) : undefined;
    const asked: Asked = { project_id, day, zone: timeZone, path: part?.path ?? null };
    const found: { field: Field; text: string; count: number }[] = [];
    for (const source of sourcesOf(context.lang)) {
      if (!context.caller.permissions.has(permission(source.of.name, 'list'))) continue;
      const { rows } = await sql<{ text: string | null; count: number }>`
        select * from (${source.select(asked, seenBy(source.of, context))}) found
        limit ${calls.diary.OFFERED_LINES}`.execute(db);
      found.push(...rows.map(({ text, count }) => ({ field: source.field, text: text ?? '', count })));
    }
    const lines = calls.diary.OFFERED.map((field) => {
      const own = found.filter((one) => one.field === field);
      return {
        field,
        text: own.map(({ text }) => text).join(field === 'people' || field === 'machines' ? '，' : '\n'),
        count: own.reduce((sum, { count }) => sum + count, 0),
      };
    });
    const people = lines.find(({ field }) => field === 'people')!;
    const existing = await db
      .selectFrom('diary')
      .select('id')
      .where('project_id', '=', project_id)
      .where('diary_date', '=', day)
      .where('diary_kind', '=', kind)
      .where('author_id', '=', context.caller.id)
      .where(({ eb }) => (part_id ? eb('part_id', '=', part_id) : eb('part_id', 'is', null)))
      .executeTakeFirst();
    return {
      weather: await weatherOf(db, asked, context),
      heads: people.count > 0 ? people.count : null,
      lines,
      existing: existing?.id ?? null,
    };
  });

async function weatherOf(db: Db, { project_id, day }: Asked, context: CallerContext) {
  if (!context.caller.permissions.has(permission(projectweather.name, 'list'))) return null;
  const filters = { project_id, begin_weather_date: day, end_weather_date: day };
  const [found] = await resourceRepository(db, projectweather).first(accessOf(context), filters, 1);
  if (!found) return null;
  const { weather, temperature_max = null, temperature_min = null, wind = null } = found;
  return { weather, temperature_max, temperature_min, wind };
}

/** SQL for the rows of a resource that the caller may read. */
function seenBy(resource: AnyResource, { caller }: CallerContext): RawBuilder<unknown> {
  return sql.join([sql`true`, ...scopeConditions(resource, caller.scope, 'read')], sql` and `);
}
