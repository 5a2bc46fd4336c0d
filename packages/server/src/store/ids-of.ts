import { sql, type RawBuilder } from 'kysely';

/** The ids that a query gives, for `in`. */
export function idsOf(query: RawBuilder<{ id: string }>): RawBuilder<string> {
  return sql<string>`(${query})`;
}
