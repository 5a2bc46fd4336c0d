import { GongdiError } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../handler/index.ts';
import { organisationsBelow, organisationsUsable } from '../store/index.ts';

/** SQL condition: rows that a caller may read or use. */
export function usableBy({ scope }: Pick<Caller, 'scope'>, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${organisationsUsable(scope)})`;
}

/** SQL condition: rows whose organisation a caller may change. */
export function writableBy({ scope }: Pick<Caller, 'scope'>, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${organisationsBelow(scope.write)})`;
}

/** @throws GongdiError `notFound` */
export function found<T>(row: T | undefined): T {
  if (!row) throw new GongdiError('notFound');
  return row;
}
