import { sql, type RawBuilder } from 'kysely';

/** SQL expression: the company (organisation at the top) of an organisation. Job rows store it. */
export function companyOf(org_id: string): RawBuilder<string> {
  return sql<string>`(select split_part(o.path, '/', 1) from organisation o where o.id = ${org_id})`;
}
