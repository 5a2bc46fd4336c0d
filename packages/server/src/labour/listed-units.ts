import { sql } from 'kysely';
import { anyOf, type Db } from '../store/index.ts';
import { inForce } from './in-force.ts';

/** Value of the dictionary `blacklist_kind`. */
const UNIT = 2;

/** Units that enter somewhere: known ones by their id, new ones by their credit code. */
export interface EnteringUnits {
  unit_ids?: readonly string[];
  credit_codes?: readonly string[];
  /** Organisation that lets them in. */
  org_id: string | null;
  day: string;
}

/**
 * Returns the names of the companies of the group that have units on their blacklist on a day, by id and credit code of
 * the unit; whoever is not in the answer may come. Nothing else of an entry leaves the company that made it.
 */
export async function companiesThatList(
  db: Db,
  { unit_ids = [], credit_codes = [], org_id, day }: EnteringUnits,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (unit_ids.length + credit_codes.length === 0 || org_id === null) return new Map();
  // Raw SQL: the union of ids and codes.
  const { rows } = await sql<{ key: string; name: string }>`select distinct asked.key, o.name
    from (select u.id as key, u.credit_code as code from unit u where u.id = ${anyOf([...unit_ids])}
      union all select code, code from unnest(${[...credit_codes]}::text[]) given (code)) asked
    join blacklist b on b.kind = ${UNIT} and b.credit_code = asked.code and ${inForce(day)}
    join organisation o on o.id = b.org_id
    join organisation own on own.id = ${org_id}
    where split_part(o.path, '/', 1) = split_part(own.path, '/', 1)
    order by o.name`.execute(db);
  const found = new Map<string, string[]>();
  for (const { key, name } of rows) found.set(key, [...(found.get(key) ?? []), name]);
  return found;
}
