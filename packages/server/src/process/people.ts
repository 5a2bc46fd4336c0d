import type { Person } from '@gongdi/api';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../store/index.ts';

/** SQL expression: the person with an account id, or null. */
export function personOf(id: RawBuilder<unknown>): RawBuilder<Person | null> {
  return sql<Person | null>`(select json_build_object('id', who.id, 'nickname', who.nickname, 'dept_id', who.org_id, 'dept_name', dept.name)
    from account who join organisation dept on dept.id = who.org_id where who.id = ${id})`;
}

/** SQL expression: the person with the id of an account that always exists. */
export function knownPerson(id: RawBuilder<unknown>): RawBuilder<Person> {
  return personOf(id) as RawBuilder<Person>;
}

/** SQL expression: the people of an array of ids, in the order of the array. */
export function peopleOf(ids: RawBuilder<unknown>): RawBuilder<Person[]> {
  return sql<
    Person[]
  >`(select coalesce(json_agg(json_build_object('id', who.id, 'nickname', who.nickname, 'dept_id', who.org_id, 'dept_name', dept.name) order by l.at), '[]')
    from unnest(${ids}) with ordinality l (id, at) join account who on who.id = l.id join organisation dept on dept.id = who.org_id)`;
}

/** Reads people by their ids, in the order of the ids; unknown ids are left out. */
export async function readPeople(db: Db, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const { people } = await db.selectNoFrom(peopleOf(sql`${[...ids]}::text[]`).as('people')).executeTakeFirstOrThrow();
  return people;
}
