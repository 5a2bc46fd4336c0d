import { sql, type Expression, type RawBuilder } from 'kysely';

/** SQL condition: the organisation with this path, or one above it, is disabled. */
export function closedAt(path: Expression<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from organisation shut where shut.disabled and starts_with(${path}, shut.path))`;
}
