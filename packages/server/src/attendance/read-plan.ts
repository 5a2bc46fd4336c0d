import {
  CORRECTION,
  DAYS_OFF,
  daysLater,
  DECISION,
  instantAt,
  PLAN,
  shiftHours,
  type DutyInForce,
  type Planned,
  type RuleInForce,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { workingCalendar } from '../process/index.ts';
import { anyOf, type Db } from '../store/index.ts';

/** A project and the days of it that are asked for, both included. */
export interface DaysAsked {
  project_id: string;
  from: string;
  to: string;
  /** Absent: everybody. */
  staff_ids?: readonly string[];
}

/** A draft that is taken as in force, to see what it would change. */
export interface Proposed {
  rule_id?: string;
  duty_id?: string;
  /** A sheet in force that is taken as withdrawn. */
  without_duty_id?: string;
}

/** Returns the days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysLater(day, 1)) days.push(day);
  return days;
}

/** Returns the function that tells the instant at which a day begins in a zone. */
export const midnightIn =
  (zone: string) =>
  (day: string): number =>
    Date.parse(instantAt(`${day} 00:00:00`, zone));

/** Reads what is planned in a project: rules of it and of the organisations above, duty sheets, the one work calendar. */
export async function readPlan(
  db: Db,
  { project_id, from, to }: DaysAsked,
  zone: string,
  { rule_id, duty_id, without_duty_id }: Proposed = {},
): Promise<Planned> {
  const project = await db.selectFrom('project').select('org_id').where('id', '=', project_id).executeTakeFirst();
  const org_id = project?.org_id ?? '';
  return {
    rules: await rulesOf(db, { project_id, org_id, to }, rule_id),
    duties: await dutiesOf(db, { project_id, from, to }, duty_id, without_duty_id),
    isWorking: await workingCalendar(db, org_id),
    midnightOf: midnightIn(zone),
  };
}

async function rulesOf(
  db: Db,
  { project_id, org_id, to }: { project_id: string; org_id: string; to: string },
  proposed: string | undefined,
): Promise<RuleInForce[]> {
  const rows = await db
    .selectFrom('attendance_rule as r')
    .innerJoin('attendance_shift as s', 's.id', 'r.shift_id')
    .leftJoin('organisation as o', 'o.id', 'r.org_id')
    .selectAll('r')
    .select(['s.begins', 's.ends', 's.pause_from', 's.pause_to'])
    .where('r.from_date', '<=', to)
    .where((eb) => eb.or([eb('r.status', '!=', PLAN.draft), eb('r.id', '=', proposed ?? '')]))
    .where((eb) =>
      eb.or([
        eb('r.project_id', '=', project_id),
        eb.and([
          eb('r.project_id', 'is', null),
          sql<boolean>`starts_with((select path from organisation where id = ${org_id}), o.path)`,
        ]),
      ]),
    )
    .orderBy('r.from_date')
    .orderBy('r.id')
    .execute();
  return rows.flatMap(({ begins, ends, pause_from, pause_to, project_id: own, ...rule }) => {
    const hours = shiftHours(begins, ends, [pause_from, pause_to]);
    return hours ? [{ ...rule, hours, of_project: own !== null }] : [];
  });
}

async function dutiesOf(
  db: Db,
  { project_id, from, to }: DaysAsked,
  proposed: string | undefined,
  without: string | undefined,
): Promise<DutyInForce[]> {
  const rows = await db
    .selectFrom('attendance_duty as d')
    .leftJoin('attendance_shift as s', 's.id', 'd.shift_id')
    .select(['d.from_date', 'd.to_date', 'd.team_id', 'd.staff_ids', 'd.days_off'])
    .select(['s.begins', 's.ends', 's.pause_from', 's.pause_to'])
    .where('d.project_id', '=', project_id)
    .where('d.from_date', '<=', to)
    .where('d.to_date', '>=', from)
    .where((eb) => eb.or([eb('d.status', '=', PLAN.inForce), eb('d.id', '=', proposed ?? '')]))
    .where('d.id', '!=', without ?? '')
    .orderBy(sql`d.id = ${proposed ?? ''}`)
    .orderBy('d.updated_at')
    .orderBy('d.id')
    .execute();
  return rows.map(({ begins, ends, pause_from, pause_to, staff_ids, days_off, ...duty }) => ({
    ...duty,
    staff_ids: staff_ids ?? [],
    days_off: DAYS_OFF[days_off] ?? [],
    hours: shiftHours(begins, ends, [pause_from, pause_to]) ?? null,
  }));
}

/** An approved correction of a person. */
export interface Correction {
  staff_id: string;
  way: 'in' | 'out' | 'leave';
  /** Instant of a passage, epoch ms. */
  at: number;
  from: string;
  to: string;
}

/** Reads the approved corrections and leaves of a project that touch days. */
export async function readCorrections(
  db: Db,
  { project_id, from, to, staff_ids }: DaysAsked,
  [after, before]: readonly [number, number],
): Promise<Correction[]> {
  const rows = await db
    .selectFrom('attendance_correction')
    .select(['staff_id', 'kind', 'corrected_at', 'from_date', 'to_date'])
    .where('project_id', '=', project_id)
    .where('status', '=', DECISION.approved)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('corrected_at', '>=', new Date(after).toISOString()),
          eb('corrected_at', '<', new Date(before).toISOString()),
        ]),
        eb.and([eb('from_date', '<=', to), eb('to_date', '>=', from)]),
      ]),
    )
    .$if(staff_ids !== undefined, (asked) => asked.where('staff_id', '=', anyOf([...staff_ids!])))
    .execute();
  return rows.map(({ staff_id, kind, corrected_at, from_date, to_date }) => ({
    staff_id,
    way: kind === CORRECTION.in ? 'in' : kind === CORRECTION.out ? 'out' : 'leave',
    at: Date.parse(corrected_at ?? ''),
    from: from_date ?? '',
    to: to_date ?? '',
  }));
}
