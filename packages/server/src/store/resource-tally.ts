import type { AnyResource, NamedField } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { filterConditions, type Filters } from './resource-filters.ts';
import { keyOf } from './resource-groups.ts';
import { whereOf } from './resource-repository.ts';
import { scopeConditions, type RowAccess } from './resource-scope.ts';
import type { Db } from './tables.ts';

/** Most keys of one tally. */
const MOST = 1_000;

/** What is counted: the rows of a list that an access permits. */
export interface Tallied {
  db: Db;
  resource: AnyResource;
  access: RowAccess;
  filters: Filters;
  timeZone: string;
  /** SQL condition besides the filters. */
  also?: RawBuilder<unknown>;
}

/** SQL conditions for the rows of a list that an access permits. */
export function listConditions({ db, resource, access, filters, timeZone, also }: Tallied): RawBuilder<unknown>[] {
  return [
    ...scopeConditions(resource, access.scope, 'read'),
    ...filterConditions(db, resource, filters, timeZone, access),
    ...(also ? [also] : []),
  ];
}

/**
 * Returns SQL for the numbers of rows of a list by the value of a field, days for a time, as one JSON object, for use
 * within a larger statement.
 */
export function tally(what: Tallied, by: Pick<NamedField, 'name' | 'kind'>): RawBuilder<Record<string, number>> {
  const where = whereOf([...listConditions(what), sql`${sql.ref(by.name)} is not null`]);
  // Raw SQL: the table and its columns come from the definition of the resource.
  return sql`(select coalesce(jsonb_object_agg(key, total), '{}') from (
    select ${keyOf(by, 'day', what.timeZone)} as key, count(*)::integer as total from ${sql.table(what.resource.noun)}
    ${where} group by 1 limit ${MOST}) counted)`;
}
