import { CERTIFICATE_KIND, monthsLater, RENEWAL, TRAINING_STATE } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf, type Db } from '../../../store/index.ts';

interface Certificate {
  kind: number;
  staff_id?: string | null;
}

/** Hours of trainings that people have signed and that were held in the twelve months before a day, by person. */
export async function hoursOfYear(
  db: Db,
  staff_ids: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(staff_ids)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('training_sign as s')
    .innerJoin('training as t', 't.id', 's.training_id')
    .select('s.staff_id')
    .select(sql<number>`round(sum(coalesce(s.hours, t.hours))::numeric, 2)::double precision`.as('hours'))
    .where('s.staff_id', '=', anyOf(ids))
    .where('t.status', '=', anyOf<number>([TRAINING_STATE.held, TRAINING_STATE.archived]))
    .where('t.training_date', '>', monthsLater(day, -12))
    .where('t.training_date', '<=', day)
    .groupBy('s.staff_id')
    .execute();
  return new Map(rows.map(({ staff_id, hours }) => [staff_id, hours]));
}

/**
 * Returns whether the hours of a year allow certificates to be prolonged: those of special trades of the housing
 * authority (建质〔2008〕75号); of others, nothing. The authority decides on it, so nothing is refused.
 */
export async function renewalOf(
  db: Db,
  rows: readonly Certificate[],
  { day, required }: { day: string; required: number },
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const isAsked = ({ kind, staff_id }: Certificate): boolean => kind === CERTIFICATE_KIND.housing && Boolean(staff_id);
  const people = rows.filter(isAsked).map(({ staff_id }) => staff_id!);
  const hours = await hoursOfYear(db, people, day);
  return rows.map((row) => {
    if (!isAsked(row)) return {};
    const own = hours.get(row.staff_id!) ?? 0;
    return { renewal_hours: own, renewal_state: own >= required ? RENEWAL.enough : RENEWAL.few };
  });
}
