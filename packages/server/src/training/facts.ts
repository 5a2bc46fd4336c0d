import {
  civilDay,
  pastOf,
  trainingFacts,
  type Trainee,
  type TrainingFacts,
  type TrainingHours,
  type TrainingTaken,
} from '@gongdi/domain';
import type { ReadSetting } from '../settings/index.ts';
import { anyOf, type Db } from '../store/index.ts';

/** Codes of the dictionary `training_status` under which a training has taken place. */
const HELD = [2, 3];
/** Codes of the dictionary `trade`. */
const SAFETY_OFFICER = 3;
const MANAGERS = new Set([1, 2, 4, 5, 6, 7]);
const SPECIAL = new Set([13, 14, 15, 16]);

/** Returns the hours that are required, as the settings say. */
export function requiredHours(setting: ReadSetting): TrainingHours {
  return {
    company: setting('training_company_hours'),
    project: setting('training_project_hours'),
    team: setting('training_team_hours'),
    tradeChange: setting('training_change_hours'),
    comeBack: setting('training_return_hours'),
    yearly: (trade) =>
      setting(
        trade === SAFETY_OFFICER
          ? 'training_year_safety'
          : MANAGERS.has(trade)
            ? 'training_year_managers'
            : SPECIAL.has(trade)
              ? 'training_year_special'
              : 'training_year_workers',
      ),
  };
}

/** A person whose facts are asked for. */
export interface AskedPerson extends Pick<Trainee, 'trade' | 'project_id'> {
  staff_id: string;
}

/**
 * Returns the training facts of people at a date, by the id of the person (`staff`): what the admission of a person
 * reads. Three statements however many people are asked for; the caller has checked that they may be seen.
 * @param date civil date
 */
export async function trainingFactsOf(
  db: Db,
  people: readonly AskedPerson[],
  date: string,
  { setting, timeZone }: { setting: ReadSetting; timeZone: string },
): Promise<Map<string, TrainingFacts>> {
  const ids = people.map(({ staff_id }) => staff_id);
  const rows = await db
    .selectFrom('training_sign as s')
    .innerJoin('training as t', 't.id', 's.training_id')
    .leftJoin('paper as p', 'p.id', 't.paper_id')
    .select(['s.staff_id', 't.training_kind', 't.training_date', 't.hours', 's.hours as signed_hours', 't.trade'])
    .select(['t.project_id', 't.paper_id', 'p.paper_name'])
    .where('s.staff_id', '=', anyOf(ids))
    .where('t.status', '=', anyOf(HELD))
    .where('t.training_date', '<=', date)
    .execute();
  const handed = await db
    .selectFrom('sitting')
    .select(['staff_id', 'paper_id', 'handed_at'])
    .where('staff_id', '=', anyOf(ids))
    .where('result', '=', 1)
    .where('handed_at', '<', new Date(Date.parse(date) + 2 * 86_400_000).toISOString())
    .execute();
  // The statement leaves room for every time zone; the day of an exam is that of the installation's zone.
  const passes = handed.filter(({ handed_at }) => civilDay(new Date(handed_at!).getTime(), timeZone) <= date);
  const moves = await db
    .selectFrom('movement')
    .select(['staff_id', 'kind', 'moved_on', 'trade'])
    .where('staff_id', '=', anyOf(ids))
    .where('moved_on', '<=', date)
    .orderBy('moved_on')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const taken = groupBy(rows, (row) => row.staff_id);
  const moved = groupBy(moves, (row) => row.staff_id);
  const awayDays = setting('training_return_days');
  const passed = groupBy(passes, (row) => row.staff_id ?? '');
  const required = requiredHours(setting);
  return new Map(
    people.map((person) => [
      person.staff_id,
      trainingFacts(
        (taken.get(person.staff_id) ?? []).map((row): TrainingTaken => ({
          ...row,
          hours: row.signed_hours ?? row.hours,
        })),
        { ...person, ...pastOf(moved.get(person.staff_id) ?? [], { trade: person.trade, date, awayDays }) },
        date,
        { required, passed: new Set((passed.get(person.staff_id) ?? []).map((row) => row.paper_id)) },
      ),
    ]),
  );
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
