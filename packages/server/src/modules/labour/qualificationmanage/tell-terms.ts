import { CERTIFICATE_KIND, civilDay, daysLater, physicalexaminationresult, qualificationmanage } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { notifyUsers } from '../../../notify/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { hoursOfYear } from './renewal.ts';
import { termLabel } from './text/index.ts';

/** Days before the end on which somebody is told. */
const AHEAD = [60, 30, 7] as const;
/** Most records of one round; the next hour continues. */
const BATCH = 500;

/** A paper whose end is near. */
interface Near {
  id: string;
  /** Value of the dictionary `certificate_kind`; 0: no certificate. */
  kind: number;
  staff_id: string | null;
  name: string;
  number: string;
  due: string;
  org_id: string | null;
  account_id: string | null;
}

interface Source {
  resource: string;
  message: 'certificate' | 'review' | 'medical';
  /** Field of the day, by which the list is filtered. */
  day: 'valid_to' | 'review_due';
  /** Selects the columns of `Near`; `due` is the day. */
  from: RawBuilder<unknown>;
}

const CERTIFICATES = (due: 'valid_to' | 'review_due'): RawBuilder<unknown> => sql`
  select c.id, c.kind, c.staff_id, coalesce(s.name, c.unit_name, '') as name, c.certificate_number as number, c.${sql.ref(due)} as due,
    c.org_id, coalesce(c.keeper_id, c.created_by) as account_id
  from certificate c left join staff s on s.id = c.staff_id where c.status = 1`;

const SOURCES: readonly Source[] = [
  { resource: qualificationmanage.name, message: 'certificate', day: 'valid_to', from: CERTIFICATES('valid_to') },
  { resource: qualificationmanage.name, message: 'review', day: 'review_due', from: CERTIFICATES('review_due') },
  {
    resource: physicalexaminationresult.name,
    message: 'medical',
    day: 'valid_to',
    // Only the last check of somebody who has not left (dictionary `staff_status`).
    from: sql`select distinct on (m.staff_id) m.id, 0 as kind, m.staff_id, s.name, '' as number, m.valid_to as due, m.org_id,
        coalesce(m.keeper_id, m.created_by) as account_id
      from medical m join staff s on s.id = m.staff_id where s.status <> 2
      order by m.staff_id, m.exam_date desc`,
  },
];

/**
 * Tells whoever keeps papers 60, 30 and 7 days before they end; of each once, also with several servers. Several of one
 * step are one notice, which opens the list of them.
 * @param yearHours hours of education a year that prolonging a certificate of a special trade asks for
 */
export async function tellTerms(db: Db, now: number, timeZone: string, yearHours: number): Promise<void> {
  const today = civilDay(now, timeZone);
  for (const source of SOURCES)
    for (const [index, days] of AHEAD.entries()) {
      // From 60 to 31 days, from 30 to 8, from 7 to the last: who was away is told of the nearest step only.
      const first = daysLater(today, (AHEAD[index + 1] ?? -1) + 1);
      await tellStep(db, source, { days, first, last: daysLater(today, days), today, now, yearHours });
    }
}

interface Step {
  yearHours: number;
  days: number;
  first: string;
  last: string;
  today: string;
  now: number;
}

/** Levels of overdue records count up from 1, so those before the end count down. */
async function tellStep(db: Db, source: Source, step: Step): Promise<void> {
  const { resource, from } = source;
  await transaction(db, async (trx) => {
    // Raw SQL: the table differs by source.
    const { rows } = await sql<Near>`select near.* from (${from}) near
      where near.due between ${step.first}::date and ${step.last}::date and near.account_id is not null and not exists
        (select 1 from record_reminder m where m.resource = ${resource} and m.record_id = near.id
          and m.level = ${-step.days} and m.due = near.due)
      order by near.due, near.id limit ${BATCH}`.execute(trx);
    if (rows.length === 0) return;
    const told_at = new Date(step.now).toISOString();
    const fresh = await trx
      .insertInto('record_reminder')
      .values(rows.map(({ id, due }) => ({ resource, record_id: id, level: -step.days, due, told_at })))
      .onConflict((conflict) => conflict.columns(['resource', 'record_id', 'level', 'due']).doNothing())
      .returning(['record_id', 'due'])
      .execute();
    const isFresh = new Set(fresh.map(({ record_id, due }) => `${record_id} ${due}`));
    const told = new Map<string, Near[]>();
    for (const near of rows)
      if (isFresh.has(`${near.id} ${near.due}`))
        told.set(near.account_id!, [...(told.get(near.account_id!) ?? []), near]);
    const hours = await hoursOfYear(
      trx,
      rows.filter(asksHours).map(({ staff_id }) => staff_id!),
      step.today,
    );
    for (const [account_id, papers] of told)
      await notifyUsers(trx, [account_id], noticeOf(source, papers, step, hours), step.now);
  });
}

/** Whether prolonging a paper asks for hours of education. */
const asksHours = ({ kind, staff_id }: Near): boolean => kind === CERTIFICATE_KIND.housing && staff_id !== null;

/** @param papers the nearest end first */
function noticeOf(
  { resource, message, day }: Source,
  papers: readonly Near[],
  { days, first, last, today, yearHours }: Step,
  hoursOf: ReadonlyMap<string, number>,
) {
  const [nearest, ...others] = papers as [Near, ...Near[]];
  const { id, name, number, due, org_id } = nearest;
  const left = Math.round((Date.parse(due) - Date.parse(today)) / 86_400_000);
  const hours = hoursOf.get(nearest.staff_id ?? '') ?? 0;
  const lacks = message === 'certificate' && asksHours(nearest) && hours < yearHours;
  const title = termLabel(lacks ? 'certificateHours' : message, {
    name,
    number,
    date: due,
    days: left,
    hours,
    yearHours,
  });
  if (others.length === 0)
    return { kind: 'term_near', title, link: `/${resource}/detail?id=${id}`, org_id, about: { resource, id } } as const;
  const several = { certificate: 'certificates', review: 'reviews', medical: 'medicals' } as const;
  return {
    kind: 'term_near',
    title: termLabel(several[message], { days, name, date: due }),
    link: `/${resource}?${new URLSearchParams({ [`begin_${day}`]: first, [`end_${day}`]: last })}`,
    group: `${message}:${days}`,
    times: papers.length,
    org_id,
  } as const;
}
