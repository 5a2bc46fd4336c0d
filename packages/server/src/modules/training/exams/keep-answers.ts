import type { calls } from '@gongdi/api';
import { grade, permission, SITTING } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import { inGroups, isAway, type Db } from '../../../store/index.ts';
import { GRACE, sitsOrProctors } from './sittings.ts';

/** Answers that arrived together, of one sitting on one device. */
export interface Arrived {
  id: string;
  device: string;
  answers: readonly calls.exam.ExamAnswer[];
}

interface Kept {
  ends_at: string;
  device: string | null;
}

/** Answers with the account whose own sitting it must be (null: the statement admits by itself), and the time of arrival. */
interface Item extends Arrived {
  account_id: string | null;
  now: number;
}

/**
 * Returns a function that stores answers of a running sitting. Five hundred people who answer at once share statements:
 * each call returns when its own answers are stored.
 * @returns undefined: the sitting is not running for this caller
 */
export function answerKeeper(db: Db): (context: CallerContext, arrived: Arrived) => Promise<Kept | undefined> {
  const together = inGroups((items: readonly Item[]) => store(db, items), isAway);
  return (context, arrived) => {
    const { caller, now } = context;
    // Whoever may open exams for others reaches rows by a scope of his own, which no statement shares.
    if (caller.permissions.has(permission(grade.name, 'proctor'))) return keepAnswers(db, context, arrived);
    return together({ ...arrived, account_id: caller.id, now });
  };
}

/** Stores answers like {@link answerKeeper}, by a statement of their own: for use inside a transaction. */
export async function keepAnswers(db: Db, context: CallerContext, arrived: Arrived): Promise<Kept | undefined> {
  const item = { ...arrived, account_id: null, now: context.now };
  const [kept] = await store(db, [item], sitsOrProctors(context));
  return kept;
}

/**
 * Stores the answers of several sittings in one statement: each question has one row, and of two answers the later given
 * one holds. An answer cannot be given later than now; what was given after the end is left out. The sittings are locked
 * in the order of their ids, so that none is handed in meanwhile and two statements never wait for each other.
 * @param admitted further condition on the sitting `s`
 */
async function store(
  db: Db,
  items: readonly Item[],
  admitted: RawBuilder<boolean> = sql`true`,
): Promise<(Kept | undefined)[]> {
  const rows = items.flatMap((item) => item.answers.map((answer) => ({ ...item, ...answer })));
  const at = (ms: number): string => new Date(ms).toISOString();
  // Raw SQL: the builder has neither unnest nor an insert below `with`.
  const { rows: open } = await sql<Kept & { id: string; account_id: string | null }>`
    with given as (
      select * from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map((one) => one.account_id)}::text[],
        ${rows.map(({ device }) => device)}::text[], ${rows.map(({ position }) => position)}::int[],
        ${rows.map(({ value }) => value)}::text[], ${rows.map((one) => one.given_at)}::timestamptz[],
        ${rows.map(({ now }) => at(now))}::timestamptz[], ${rows.map(({ now }) => at(now - GRACE))}::timestamptz[])
        with ordinality a (sitting_id, account_id, device, position, value, given_at, now, until, place)
    ), open as (
      select s.id, s.account_id, s.ends_at, s.device, s.question_count from sitting s
      where s.id = any(${[...new Set(items.map(({ id }) => id))]}) and s.status = ${SITTING.running} and ${admitted}
      order by s.id for share
    ), kept as (
      insert into sitting_answer (sitting_id, position, value, given_at, device)
      select distinct on (o.id, a.position) o.id, a.position, a.value, least(a.given_at, a.now), a.device
      from given a join open o on o.id = a.sitting_id and (a.account_id is null or a.account_id = o.account_id)
      where o.ends_at > a.until and a.position < o.question_count and a.given_at <= o.ends_at
      order by o.id, a.position, least(a.given_at, a.now) desc, a.place desc
      on conflict (sitting_id, position) do update
        set value = excluded.value, given_at = excluded.given_at, device = excluded.device
        where sitting_answer.given_at <= excluded.given_at
    )
    select id, account_id, ends_at, device from open`.execute(db);
  const found = new Map(open.map((row) => [row.id, row]));
  return items.map(({ id, account_id, now }) => {
    const row = found.get(id);
    const own = row && (account_id === null || row.account_id === account_id);
    return own && Date.parse(row.ends_at) > now - GRACE ? row : undefined;
  });
}
