import { findResource } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../../../store/index.ts';

/** Value of the dictionary `blacklist_status`. */
const IN_FORCE = 3;

/**
 * Returns the companies of the group of an organisation that have a unit on their blacklist on a day; none while the
 * product has no blacklist. The reason stays with those companies.
 */
export async function companiesThatList(
  db: Db,
  unit_id: string,
  org_id: string | null,
  today: string,
): Promise<string[]> {
  const blacklist = findResource('blacklistmanagement');
  if (!blacklist) return [];
  // Raw SQL: the table is that of another module, which is known by its name only.
  const { rows } = await sql<{ name: string }>`select distinct o.name from ${sql.table(blacklist.noun)} b
    join unit u on u.credit_code = b.credit_code and u.id = ${unit_id}
    join organisation o on o.id = b.org_id
    join organisation own on own.id = ${org_id}
    where b.status = ${IN_FORCE} and split_part(o.path, '/', 1) = split_part(own.path, '/', 1)
      and (b.from_date is null or b.from_date <= ${today}::date) and (b.to_date is null or b.to_date >= ${today}::date)
    order by o.name limit 3`.execute(db);
  return rows.map(({ name }) => name);
}
