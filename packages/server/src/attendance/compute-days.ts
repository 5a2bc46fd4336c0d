import {
  makeDays,
  DAY_STATE,
  planOf,
  type AttendedDay,
  type Passage,
  type PlannedDay,
  daysLater,
} from '@gongdi/domain';
import type { Db } from '../store/index.ts';
import { readPassages } from './read-passages.ts';
import { readPeople, type Attendant } from './read-people.ts';
import {
  daysBetween,
  midnightIn,
  readCorrections,
  readPlan,
  type Correction,
  type DaysAsked,
  type Proposed,
} from './read-plan.ts';

/** When days are made, and in which zone they begin. */
export interface Moment {
  now: number;
  timeZone: string;
}

/** A day of a person, with what is stored beside it. */
export interface ComputedDay extends AttendedDay, Omit<Attendant, 'stay'> {}

/**
 * Makes the days of a project from passages, plan and corrections, in a constant number of statements however many
 * people and passages. It writes nothing.
 */
export async function computeDays(
  db: Db,
  asked: DaysAsked,
  { now, timeZone }: Moment,
  proposed?: Proposed,
): Promise<ComputedDay[]> {
  // A shift over midnight takes passages of the day after, and one after midnight those of the day before.
  const [first, last] = [daysLater(asked.from, -1), daysLater(asked.to, 1)];
  const midnightOf = midnightIn(timeZone);
  const span = [midnightOf(first), midnightOf(daysLater(last, 1))] as const;
  const passages = await readPassages(db, asked, span);
  const corrections = groupBy(await readCorrections(db, asked, span));
  const people = await readPeople(db, asked, [...passages.keys(), ...corrections.keys()]);
  const planned = await readPlan(db, { ...asked, from: first, to: last }, timeZone, proposed);
  const days = daysBetween(first, last);
  const gated = await hasGates(db, asked.project_id);
  const named = new Set(planned.duties.flatMap(({ staff_ids }) => staff_ids));
  const plans = new Map<string | null, PlannedDay[]>();
  const planFor = (person: Attendant): PlannedDay[] => {
    const shared = named.has(person.staff_id) ? undefined : plans.get(person.team_id);
    const plan = shared ?? planOf(days, person, planned);
    if (!named.has(person.staff_id)) plans.set(person.team_id, plan);
    return plan;
  };
  return people.flatMap((person) => {
    const { stay, ...who } = person;
    const own = corrections.get(person.staff_id) ?? [];
    const all = withCorrections(passages.get(person.staff_id) ?? [], own);
    return makeDays(all, withLeave(planFor(person), own), now)
      .filter(({ day, state }) => {
        if (day < asked.from || day > asked.to) return false;
        return isNoWork(state) ? isStay(stay, day) && (gated || state === DAY_STATE.leave) : true;
      })
      .map((day) => ({ ...day, ...who }));
  });
}

/** Without gates nobody is seen, so nobody is absent either. */
const hasGates = async (db: Db, project_id: string): Promise<boolean> =>
  (await db.selectFrom('gate').select('id').where('project_id', '=', project_id).limit(1).executeTakeFirst()) !==
  undefined;

const isNoWork = (state: number): boolean => state === DAY_STATE.absent || state === DAY_STATE.leave;

const isStay = (stay: Attendant['stay'], day: string): boolean =>
  stay !== null && stay.from <= day && (stay.to === null || day <= stay.to);

function withCorrections(passages: readonly Passage[], own: readonly Correction[]): readonly Passage[] {
  const more = own.flatMap(({ way, at }): Passage[] => (way === 'leave' ? [] : [{ at, direction: way, gate: null }]));
  return more.length === 0 ? passages : [...passages, ...more];
}

function withLeave(plan: PlannedDay[], own: readonly Correction[]): readonly PlannedDay[] {
  const leaves = own.filter(({ way }) => way === 'leave');
  if (leaves.length === 0) return plan;
  return plan.map((day) =>
    leaves.some(({ from, to }) => from <= day.day && day.day <= to) ? { ...day, leave: true } : day,
  );
}

function groupBy(all: readonly Correction[]): Map<string, Correction[]> {
  const found = new Map<string, Correction[]>();
  for (const one of all) {
    const own = found.get(one.staff_id);
    if (own) own.push(one);
    else found.set(one.staff_id, [one]);
  }
  return found;
}
