import { allResources, organization, type Lang } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../../../store/index.ts';
import { administrationLabel } from './text/index.ts';

export interface Content {
  /** Name of a resource; null: all records that belong to no resource. */
  subject: string | null;
  title: string;
  count: number;
}

/** `confdeltype` NO ACTION: these foreign keys prevent a deletion. Rows with ON DELETE CASCADE do not. */
const REFUSES = 'a';

/**
 * Counts what belongs to an organisation, by resource, largest count first. The tables come from the foreign keys in
 * the catalogue, so that no table can be forgotten.
 */
export async function contentOf(db: Db, id: string, lang: Lang): Promise<Content[]> {
  // Raw SQL: the catalogue is not among the tables.
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select k.conrelid::regclass::text as table, c.attname as column from pg_constraint k
      join pg_attribute c on c.attrelid = k.conrelid and c.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'organisation'::regclass and k.confdeltype = ${REFUSES}
      and k.conparentid = 0`.execute(db);
  const found = new Map<string | null, Content>();
  for (const { table, column } of keys) {
    // Raw SQL: the table name comes from the catalogue (`regclass`), quoted where needed.
    const { rows } = await sql<{ count: number }>`select count(*) as count
      from ${sql.raw(table)} where ${sql.ref(column)} = ${id}`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count === 0) continue;
    const resource = resourceOf(table.replaceAll('"', ''));
    const known = found.get(resource?.name ?? null);
    const title = resource?.name === organization.name ? administrationLabel('below') : resource?.label;
    found.set(resource?.name ?? null, {
      subject: resource?.name ?? null,
      title: (title ?? administrationLabel('otherRecords'))[lang],
      count: count + (known?.count ?? 0),
    });
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}

const resourceOf = (table: string) =>
  allResources().find(({ noun, viewOf, partOf }) => partOf === undefined && (viewOf ?? noun) === table);
