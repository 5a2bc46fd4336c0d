import type { Audience } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { headsAbove } from '../../../accounts/index.ts';
import { closedAt, type Db } from '../../../store/index.ts';

/** The event for which people are searched. */
export interface Occasion {
  /** Path of its organisation. */
  path: string;
  company_id: string;
  /** Whom the module has named. */
  recipients: readonly string[];
}

/** Most people that one part of an audience may select. */
const MOST_PEOPLE = 10_000;

/**
 * Returns the accounts that an audience selects for an event. Beside those that the module has named, it selects people
 * of the company only: of the organisation of the event and of those above and below it, or those that it names.
 */
export async function peopleOf(db: Db, audience: Audience, occasion: Occasion): Promise<string[]> {
  const people = new Set<string>();
  for (const { to, ids } of audience) for (const id of await partOf(db, to, ids, occasion)) people.add(id);
  return [...people];
}

async function partOf(
  db: Db,
  to: Audience[number]['to'],
  ids: readonly string[],
  occasion: Occasion,
): Promise<readonly string[]> {
  const { path, recipients } = occasion;
  const list = sql`${ids}::text[]`;
  const onTheWay = sql<boolean>`(starts_with(o.path, ${path}) or starts_with(${path}, o.path))`;
  switch (to) {
    case 'recipients':
      return recipients;
    case 'superiors': {
      const heads = await Promise.all(recipients.slice(0, 50).map((id) => headsAbove(db, id)));
      return select(db, occasion, sql<boolean>`a.id = any(${[...new Set(heads.flat())]}::text[])`);
    }
    case 'role':
      return select(
        db,
        occasion,
        sql<boolean>`${onTheWay} and exists (select 1 from account_role r where r.account_id = a.id and r.role_id = any(${list}))`,
      );
    case 'post':
      return select(
        db,
        occasion,
        sql<boolean>`${onTheWay} and a.id in (select jsonb_array_elements_text(p.user_ids) from post p where p.id = any(${list}))`,
      );
    case 'account':
      return select(db, occasion, sql<boolean>`a.id = any(${list})`);
    case 'organisation':
      return select(db, occasion, sql<boolean>`a.org_id = any(${list})`);
  }
}

async function select(db: Db, { company_id }: Occasion, condition: RawBuilder<boolean>): Promise<string[]> {
  const rows = await db
    .selectFrom('account as a')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .select('a.id')
    .where(({ fn, val }) => fn<boolean>('starts_with', ['o.path', val(`${company_id}/`)]))
    .where('a.disabled', '=', false)
    .where((eb) => eb.not(closedAt(eb.ref('o.path'))))
    .where(condition)
    .orderBy('a.id')
    .limit(MOST_PEOPLE)
    .execute();
  return rows.map(({ id }) => id);
}
