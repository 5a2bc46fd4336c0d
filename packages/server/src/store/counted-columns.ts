import { civilDay, GongdiError, type AnyResource, type PermissionCode } from '@gongdi/domain';
import type { RawBuilder } from 'kysely';
import type { RowAccess } from './resource-scope.ts';

/** What SQL for counted values is asked for. */
export interface CountedFor {
  /** Civil day of the question. */
  day: string;
  /** Whether the caller holds a permission. */
  may: (permission: PermissionCode) => boolean;
}

/**
 * SQL for derived fields by which lists filter (`FieldMeta.derived` with `query`), over the row of the table or view of the resource.
 * A value that the caller may not see is undefined.
 */
export type CountedColumns = (asked: CountedFor) => Readonly<Record<string, RawBuilder<unknown> | undefined>>;

/** `CountedColumns` by the name of their resource. */
export type Counted = Readonly<Record<string, CountedColumns>>;

interface HasAdapter {
  getExecutor: () => { adapter: object };
}

const known = new WeakMap<object, Counted>();

/** Lets the lists of a database filter by these counted values. */
export function useCounted(db: HasAdapter, counted: Counted): void {
  known.set(db.getExecutor().adapter, counted);
}

/**
 * Returns SQL for a derived field.
 * @throws GongdiError `permission` if the caller may not see what it is counted from
 */
export function countedColumn(
  db: HasAdapter,
  resource: AnyResource,
  field: string,
  { may, now }: Pick<RowAccess, 'may' | 'now'>,
  zone: string,
): RawBuilder<unknown> {
  const columns = known.get(db.getExecutor().adapter)?.[resource.name];
  if (!columns) throw new Error(`${resource.name}.${field}: no room has SQL for it`);
  const day = civilDay(now ?? Date.now(), zone);
  const column = columns({ day, may: may ?? (() => false) })[field];
  if (!column) throw new GongdiError('permission');
  return column;
}
