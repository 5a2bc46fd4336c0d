import type { Person } from '@gongdi/api';
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** SQL expression: a person beside an account's id, or null. */
export function personOf(id: RawBuilder<unknown>): RawBuilder<Person | null> {
  return sql<Person | null>`(select json_build_object('id', who.id, 'nickname', who.nickname, 'dept_id', who.org_id, 'dept_name', dept.name)
    from account who join organisation dept on dept.id = who.org_id where who.id = ${id})`;
}

/** SQL expression: an account that is always there. */
export function knownPerson(id: RawBuilder<unknown>): RawBuilder<Person> {
  return personOf(id) as RawBuilder<Person>;
}

/** SQL expression: people of an array of ids, in its order. */
export function peopleOf(ids: RawBuilder<unknown>): RawBuilder<Person[]> {
  return sql<
    Person[]
  >`(select coalesce(json_agg(json_build_object('id', who.id, 'nickname', who.nickname, 'dept_id', who.org_id, 'dept_name', dept.name) order by l.at), '[]')
    from unnest(${ids}) with ordinality l (id, at) join account who on who.id = l.id join organisation dept on dept.id = who.org_id)`;
}

/** People by their ids, in the order of the ids; who is not there is left out. */
export async function readPeople(db: Kysely<unknown>, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ people: Person[] }>`select ${peopleOf(sql`${[...ids]}::text[]`)} as people`.execute(db);
  return rows[0]!.people;
}
