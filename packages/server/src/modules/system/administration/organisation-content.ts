import { allResources, organization, type Lang } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { administrationLabel } from './text/index.ts';

export interface Content {
  /** Name of a resource; null: everything that is none. */
  subject: string | null;
  title: string;
  count: number;
}

/** SQL action of a foreign key that refuses; what goes with the organisation stands in the way of nothing. */
const REFUSES = 'a';

/** What hangs on an organisation, by what it is, most first: as the keys of the tables say, so that none is forgotten. */
export async function contentOf(db: Kysely<unknown>, id: string, lang: Lang): Promise<Content[]> {
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select k.conrelid::regclass::text as table, c.attname as column from pg_constraint k
      join pg_attribute c on c.attrelid = k.conrelid and c.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'organisation'::regclass and k.confdeltype = ${REFUSES}
      and k.conparentid = 0`.execute(db);
  const found = new Map<string | null, Content>();
  for (const { table, column } of keys) {
    // The name comes from the catalogue, quoted where that is needed.
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
