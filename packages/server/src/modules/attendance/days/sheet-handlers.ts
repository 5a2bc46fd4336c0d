import { calls, type CallResult } from '@gongdi/api';
import {
  attendancerecord,
  attendedMonth,
  dictionaryOf,
  GongdiError,
  PLAN,
  projectmanage,
  textOf,
  WORKS_ON,
  type AttendedMonth,
} from '@gongdi/domain';
import { writeWorkbook, XLSX_TYPE, type OutColumn } from '@gongdi/sheets';
import { sql } from 'kysely';
import { daysBetween } from '../../../attendance/index.ts';
import type { Ground } from '../../../ground.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { workingCalendar } from '../../../process/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { permitted, resourceRepository, type Db } from '../../../store/index.ts';
import { attendanceText } from '../../../attendance/index.ts';

type Sheet = CallResult<typeof calls.attendance.sheet>;
type Person = Sheet['people'][number];

interface Asked {
  project_id: string;
  team_id?: string | undefined;
  month: string;
}

/** Handlers of the monthly sheet. */
export const sheetHandlers = ({ db }: Pick<Ground, 'db'>): Handler[] => [
  handle(calls.attendance.sheet, ({ query }, context) => sheetOf(db, query, context)),
  handle(calls.attendance.sheetExport, async ({ query }, context) => {
    const name = await requireProject(db, query.project_id, context);
    return workbookOf(await sheetOf(db, query, context), { name, month: query.month }, context);
  }),
];

/**
 * Returns the name of a project that the caller sees.
 * @throws GongdiError `notFound`
 */
export async function requireProject(db: Db, id: string, context: CallerContext): Promise<string> {
  const seen = await resourceRepository(db, projectmanage).titles(accessOf(context), { ids: [id] });
  const name = seen.get(id);
  if (name === undefined) throw new GongdiError('notFound');
  return name;
}

/** Returns the first and the last day of a month, `YYYY-MM`. */
export function monthSpan(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
}

async function sheetOf(db: Db, { project_id, team_id, month }: Asked, context: CallerContext): Promise<Sheet> {
  await requireProject(db, project_id, context);
  const { from, to } = monthSpan(month);
  const days = daysBetween(from, to);
  const rows = await db
    .selectFrom('attendance_day as d')
    .innerJoin('staff as s', 's.id', 'd.staff_id')
    .leftJoin('team as t', 't.id', 'd.team_id')
    .select(['d.id', 'd.staff_id', 's.name', 'd.team_id', 't.team_name', 'd.trade', 'd.work_date', 'd.state'])
    .select(['d.minutes', 'd.extra_minutes', 'd.late_minutes', 'd.early_minutes', 'd.missing'])
    .select(sql<0 | 1 | 2>`(d.day_share * 2)::integer`.as('halves'))
    .where('d.project_id', '=', project_id)
    .where('d.work_date', '>=', from)
    .where('d.work_date', '<=', to)
    .where(permitted(attendancerecord, accessOf(context).scope, 'read', sql`d.id`))
    .$if(team_id !== undefined, (asked) => asked.where('d.team_id', '=', team_id!))
    .orderBy('t.team_name')
    .orderBy('s.name')
    .orderBy('d.staff_id')
    .orderBy('d.work_date')
    .execute();
  const byPerson = new Map<string, typeof rows>();
  for (const row of rows) {
    const own = byPerson.get(row.staff_id);
    if (own) own.push(row);
    else byPerson.set(row.staff_id, [row]);
  }
  const people = [...byPerson.values()].map((own): Person => {
    const { staff_id, name, team_id: team, team_name, trade } = own.at(-1)!;
    const marks = new Map(own.map(({ work_date, id, state, halves }) => [work_date, { id, state, halves }]));
    return {
      staff_id,
      name,
      team_id: team,
      team_name: team_name ?? '',
      trade,
      days: days.map((day) => marks.get(day) ?? null),
      sums: attendedMonth(own),
    };
  });
  return { days, days_off: await daysOffIn(db, project_id, days), people, total: attendedMonth(rows) };
}

/** Days on which the rule of the project expects nobody; where every day is worked, none. */
async function daysOffIn(db: Db, project_id: string, days: readonly string[]): Promise<string[]> {
  const project = await db.selectFrom('project').select('org_id').where('id', '=', project_id).executeTakeFirst();
  const rules = await db
    .selectFrom('attendance_rule as r')
    .innerJoin('organisation as o', 'o.id', 'r.org_id')
    .select(['r.works_on', 'r.from_date', 'r.to_date'])
    .where('r.status', '!=', PLAN.draft)
    .where((eb) =>
      eb.or([
        eb('r.project_id', '=', project_id),
        eb.and([
          eb('r.project_id', 'is', null),
          sql<boolean>`starts_with((select path from organisation where id = ${project?.org_id ?? ''}), o.path)`,
        ]),
      ]),
    )
    .orderBy(sql`r.project_id is not null`)
    .orderBy('r.from_date')
    .execute();
  const isWorking = await workingCalendar(db, project?.org_id ?? '');
  return days.filter((day) => {
    const rule = rules.findLast(({ from_date, to_date }) => from_date <= day && (to_date === null || day <= to_date));
    if (rule?.works_on === WORKS_ON.workingDays) return !isWorking(day);
    return rule?.works_on === WORKS_ON.exceptSunday && new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  });
}

const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10;

async function workbookOf(
  { days, people, total }: Sheet,
  { name, month }: { name: string; month: string },
  { lang }: CallerContext,
) {
  const text = attendanceText[lang];
  const trades = new Map(dictionaryOf('trade').entries.map(({ value, label }) => [value, textOf(label, lang)]));
  const states = new Map(
    dictionaryOf('attendance_state').entries.map(({ value, label }) => [value, textOf(label, lang)]),
  );
  const sumsOf = (sums: AttendedMonth) => [
    sums.halves / 2,
    hoursOf(sums.minutes),
    hoursOf(sums.extra_minutes),
    sums.late,
    sums.early,
    sums.absent,
    sums.leave,
    sums.missing,
  ];
  const columns: OutColumn[] = [
    { header: text.person, format: 'text', width: 10 },
    { header: text.team, format: 'text', width: 18 },
    { header: text.trade, format: 'text', width: 10 },
    ...days.map((day): OutColumn => ({ header: String(Number(day.slice(8))), format: 'text', width: 5 })),
    ...[text.days, text.hours, text.extra, text.late, text.early, text.absent, text.leave, text.missing].map(
      (header): OutColumn => ({ header, format: 'number', width: 9 }),
    ),
    { header: text.signature, format: 'text', width: 14 },
  ];
  const marks = (one: Person) => one.days.map((day) => (day ? (states.get(day.state) ?? '') : ''));
  const rows = [
    ...people.map((one) => [
      one.name,
      one.team_name,
      trades.get(one.trade ?? 0) ?? '',
      ...marks(one),
      ...sumsOf(one.sums),
      '',
    ]),
    [text.total, '', '', ...days.map(() => ''), ...sumsOf(total), ''],
  ];
  const bytes = await writeWorkbook([{ name: month, columns, rows }]);
  return { bytes, type: XLSX_TYPE, name: `${name} ${month} ${text.sheet}.xlsx` };
}
