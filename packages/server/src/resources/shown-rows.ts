import { extended, isCustomName, loggedRecord, type AnyResource, type RowOf, type WrittenChange } from '@gongdi/domain';
import { fileFieldsOf, showFiles } from '../files/index.ts';
import type { CallerContext } from '../handler/index.ts';
import { showAddresses } from './keep-fence.ts';
import type { ResourceDeps } from './record-handlers.ts';

type Row = RowOf<AnyResource>;

/**
 * Returns rows as a caller receives them: with derived fields, addresses without fences, files with addresses that the
 * caller may open.
 */
export async function shownRows(
  resource: AnyResource,
  found: Row[],
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
  { fileKey, ...deps }: Pick<ResourceDeps, 'db' | 'timeZone' | 'derive' | 'fileKey'>,
): Promise<Row[]> {
  const derived = await withDerived(resource, found, { caller, now }, deps);
  const rows = showAddresses(resource, derived).map(withoutForeignFields);
  if (rows.length === 0 || fileFieldsOf(resource).length === 0) return rows;
  const key = await fileKey();
  return rows.map((row) => showFiles(resource, row, key, caller, now));
}

/** Returns rows with what the room of the resource counts for them: of that, what the resource declares. */
export async function withDerived(
  resource: AnyResource,
  rows: Row[],
  context: Pick<CallerContext, 'caller' | 'now'>,
  { db, timeZone, derive }: Pick<ResourceDeps, 'db' | 'timeZone' | 'derive'>,
): Promise<Row[]> {
  const count = derive?.[resource.name];
  if (!count || rows.length === 0) return rows;
  const counted = await count(db, rows, { ...context, timeZone });
  const isAsked = ([name]: [string, unknown]): boolean => name in resource.fields;
  return rows.map((row, index) => ({ ...row, ...Object.fromEntries(Object.entries(counted[index]!).filter(isAsked)) }));
}

/**
 * Removes the changes of added fields that the caller does not see from an entry of the change record: fields of another
 * company or for other roles.
 */
function withoutForeignFields(row: Row): Row {
  const { subject, changes } = row as { subject?: unknown; changes?: unknown };
  if (typeof subject !== 'string' || !Array.isArray(changes)) return row;
  const record = loggedRecord(subject);
  const fields = record ? extended(record).fields : {};
  const seen = (changes as WrittenChange[]).filter(({ name }) => !isCustomName(name) || name in fields);
  return { ...row, changes: seen };
}
