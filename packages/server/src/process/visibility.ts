import { GongdiError } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../handler/index.ts';

/**
 * SQL condition: rows whose organisation a caller may read, or that hang above the caller's own, since what a company
 * deploys is for its branches to use.
 */
export function usableBy(caller: Pick<Caller, 'scope'>, column: string): RawBuilder<boolean> {
  const { read, write } = caller.scope;
  const below = read.map((path) => `${path}%`);
  return sql<boolean>`${sql.ref(column)} in (select o.id from organisation o where o.path like any(${below})
    or exists (select 1 from unnest(${[...write]}::text[]) own where starts_with(own, o.path)))`;
}

/** SQL condition: rows whose organisation a caller may change. */
export function writableBy(caller: Pick<Caller, 'scope'>, column: string): RawBuilder<boolean> {
  const below = caller.scope.write.map((path) => `${path}%`);
  return sql<boolean>`${sql.ref(column)} in (select o.id from organisation o where o.path like any(${below}))`;
}

/** @throws GongdiError `notFound` */
export function found<T>(row: T | undefined): T {
  if (!row) throw new GongdiError('notFound');
  return row;
}
