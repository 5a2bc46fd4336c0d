import { type CallResult, type calls } from '@gongdi/api';
import {
  ageOn,
  dictionaryOf,
  fenOf,
  identityFacts,
  payline,
  permission,
  STAY,
  staff,
  textOf,
  WAGE_SHEET,
  type Lang,
} from '@gongdi/domain';
import { regionWay } from '@gongdi/domain/regions';
import { sql } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { opened, permitted, type Db } from '../../../store/index.ts';
import { attendanceText } from '../../../attendance/index.ts';

type View = CallResult<typeof calls.report.statistics>['views'][number]['view'];

/** Whose work is reported, and of which time. */
export interface ReportAsked {
  project_id?: string | undefined;
  from: string;
  to: string;
}

/** A person on site, with what was attended in the time. */
export interface Reported {
  staff_id: string;
  name: string;
  trade: number;
  team: string | null;
  team_name: string;
  unit: string | null;
  unit_name: string;
  project_name: string;
  id_card: string | null;
  born: string | null;
  gender: number;
  entry_date: string | null;
  contract_kind: number | null;
  halves: number;
  minutes: number;
  /** Wages of the months in the time, published or later, fen; undefined: the caller may not see wages. */
  due?: number;
  paid?: number;
}

/** Whether a caller may see what people are paid. */
export const seesWages = ({ caller }: Pick<CallerContext, 'caller'>): boolean =>
  caller.permissions.has(permission(payline.name, 'list'));

/** Reads the people on site whom the caller sees, with their days and wages, in one statement. */
export async function reported(
  db: Db,
  { project_id, from, to }: ReportAsked,
  context: CallerContext,
): Promise<Reported[]> {
  const rows = await db
    .selectFrom('staff as s')
    .innerJoin('project as p', 'p.id', 's.project_id')
    .leftJoin('team as t', 't.id', 's.team_id')
    .leftJoin('unit as u', 'u.id', 't.unit_id')
    .leftJoin(
      (days) =>
        days
          .selectFrom('attendance_day')
          .select(['staff_id', 'project_id'])
          .select(sql<number>`sum(day_share * 2)::integer`.as('halves'))
          .select(sql<number>`sum(minutes + extra_minutes)::integer`.as('minutes'))
          .where('work_date', '>=', from)
          .where('work_date', '<=', to)
          .$if(project_id !== undefined, (asked) => asked.where('project_id', '=', project_id!))
          .groupBy(['staff_id', 'project_id'])
          .as('d'),
      (join) => join.onRef('d.staff_id', '=', 's.id').onRef('d.project_id', '=', 's.project_id'),
    )
    .leftJoin(
      (wages) =>
        wages
          .selectFrom('wage_line as l')
          .innerJoin('wage_sheet as h', 'h.id', 'l.sheet_id')
          .select(['l.staff_id', 'h.project_id'])
          .select(sql<string>`sum(l.due)::numeric(18,2)`.as('due'))
          .select(sql<string>`sum(coalesce(l.paid, 0))::numeric(18,2)`.as('paid'))
          .where('h.status', '>=', WAGE_SHEET.published)
          .where('h.wage_month', '>=', from.slice(0, 7))
          .where('h.wage_month', '<=', to.slice(0, 7))
          .$if(project_id !== undefined, (asked) => asked.where('h.project_id', '=', project_id!))
          .groupBy(['l.staff_id', 'h.project_id'])
          .as('w'),
      (join) => join.onRef('w.staff_id', '=', 's.id').onRef('w.project_id', '=', 's.project_id'),
    )
    .select(['w.due', 'w.paid'])
    .select(['s.id', 's.name', 's.trade', 's.team_id', 't.team_name', 't.unit_id', 'u.unit_name', 'p.project_name'])
    .select(['s.id_card', 's.birth_date', 's.gender', 's.entry_date', 's.contract_kind'])
    .select(({ fn, val }) => [
      fn.coalesce('d.halves', val(0)).as('halves'),
      fn.coalesce('d.minutes', val(0)).as('minutes'),
    ])
    .where('s.status', '=', STAY.onSite)
    .where(permitted(staff, accessOf(context).scope, 'read', sql`s.id`))
    .$if(project_id !== undefined, (asked) => asked.where('s.project_id', '=', project_id!))
    .orderBy('p.project_name')
    .orderBy('t.team_name')
    .orderBy('s.name')
    .orderBy('s.id')
    .execute();
  const withWages = seesWages(context);
  return rows.map((row) => {
    const { id_card } = opened(db, 'staff', { id: row.id, id_card: row.id_card });
    return {
      staff_id: row.id,
      name: row.name,
      trade: row.trade,
      team: row.team_id,
      team_name: row.team_name ?? '',
      unit: row.unit_id,
      unit_name: row.unit_name ?? '',
      project_name: row.project_name,
      id_card,
      born: identityFacts(id_card)?.born ?? row.birth_date,
      gender: row.gender ?? 0,
      entry_date: row.entry_date,
      contract_kind: row.contract_kind,
      halves: row.halves,
      minutes: row.minutes,
      ...(withWages && { due: fenOf(row.due), paid: fenOf(row.paid) }),
    };
  });
}

const AGES = [18, 30, 40, 50, 55, 60] as const;

/** Key of a group that nothing is known for. */
const NONE = '-';

/** Returns the province that an identity number begins with; empty: none. */
export const originOf = (id_card: string | null): string =>
  id_card ? (regionWay(`${id_card.slice(0, 2)}0000`)[0]?.name ?? '') : '';

function ageKey(born: string | null, day: string): string {
  if (born === null) return NONE;
  const age = ageOn(born, day);
  const from = AGES.findLast((least) => age >= least);
  return from === undefined ? '0' : String(from);
}

function ageLabel(key: string): string {
  const at = AGES.findIndex((least) => String(least) === key);
  if (at < 0) return `< ${AGES[0]}`;
  const next = AGES[at + 1];
  return next === undefined ? `≥ ${AGES[at]}` : `${AGES[at]}–${next - 1}`;
}

/** Returns the key of the group of a person in a view. */
export function groupOf(view: View, person: Reported, day: string): string {
  const keys: Record<View, () => string> = {
    trade: () => String(person.trade),
    team: () => person.team ?? NONE,
    unit: () => person.unit ?? NONE,
    age: () => ageKey(person.born, day),
    gender: () => String(person.gender),
    origin: () => originOf(person.id_card) || NONE,
  };
  return keys[view]();
}

/** Returns what a group is called. */
export function groupLabel(view: View, key: string, one: Reported, lang: Lang): string {
  if (key === NONE) return attendanceText[lang].unknown;
  const word = (dict: string) => {
    const entry = dictionaryOf(dict).entries.find(({ value }) => String(value) === key);
    return entry ? textOf(entry.label, lang) : key;
  };
  const labels: Record<View, () => string> = {
    trade: () => word('trade'),
    team: () => one.team_name,
    unit: () => one.unit_name,
    age: () => ageLabel(key),
    gender: () => word('gender'),
    origin: () => key,
  };
  return labels[view]();
}
