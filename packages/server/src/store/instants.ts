import { sql, type Expression, type RawBuilder } from 'kysely';

/** SQL expression: an instant as epoch milliseconds. */
export function epochMs<T extends string | null>(instant: Expression<T>): RawBuilder<T extends string ? number : null> {
  return sql`(extract(epoch from ${instant}) * 1000)::bigint`;
}

/** SQL expression: the instant of epoch milliseconds. */
export function instantAt(ms: number | Expression<number>): RawBuilder<string> {
  return sql<string>`to_timestamp(${ms} / 1000.0)`;
}
