import type { BulkPreview } from '@gongdi/api';
import {
  BULK_LIMIT,
  bulkFieldsOf,
  checkRecord,
  formFieldsOf,
  GongdiError,
  isEditable,
  permission,
  titleOf,
  type AnyResource,
  type FieldProblem,
  type RowOf,
} from '@gongdi/domain';
import { isDeepStrictEqual } from 'node:util';
import type { CallerContext } from '../../handler/index.ts';
import { checkReferences, resourceRepository, type Db, type Filters } from '../../store/index.ts';
import { accessOf } from '../access.ts';
import { checkEditable } from '../step-handlers.ts';
import { resourcesLabel } from '../text/index.ts';

type Row = RowOf<AnyResource>;
type Values = Readonly<Record<string, unknown>>;

/** Checks who may edit many records of a resource, and which fields. @throws GongdiError `permission`, `invalid` */
export function checkBulk(resource: AnyResource, changes: Values, { caller, lang }: CallerContext): void {
  if (!caller.permissions.has(permission(resource.name, 'edit'))) throw new GongdiError('permission');
  const allowed = new Map(bulkFieldsOf(resource).map((field) => [field.name, field]));
  const names = Object.keys(changes);
  const wrong = names.find((name) => !allowed.has(name));
  if (wrong !== undefined || names.length === 0)
    throw new GongdiError('invalid', {
      problems: [{ path: wrong ?? '', code: 'bulk', message: resourcesLabel('bulkField')[lang] }],
    });
}

/** Previews the same change of many records, without writing anything. */
export async function previewBulk(
  db: Db,
  timeZone: string,
  given: { resource: AnyResource; ids?: readonly string[] | undefined; query: Filters; changes: Values },
  context: CallerContext,
): Promise<BulkPreview> {
  const { resource, ids, query, changes } = given;
  checkBulk(resource, changes, context);
  const access = accessOf(context);
  const records = resourceRepository(db, resource, { timeZone });
  const rows: Row[] = [];
  for await (const batch of records.each(access, query, ids)) {
    rows.push(...batch);
    if (rows.length > BULK_LIMIT) break;
  }
  const found = rows.slice(0, BULK_LIMIT);
  const writable = await records.writable(
    access,
    found.map(({ id }) => id),
  );
  const preview: BulkPreview = {
    total: found.length,
    limited: rows.length > BULK_LIMIT,
    changed: [],
    same: 0,
    refused: [],
  };
  for (const row of found) {
    const title = titleOf(resource, row);
    const before = valuesOf(row, Object.keys(changes));
    if (isSame(before, changes)) preview.same += 1;
    else {
      const message = writable.has(row.id)
        ? await refusal(db, resource, row, changes, context)
        : resourcesLabel('bulkForeign')[context.lang];
      if (message === undefined) preview.changed.push({ id: row.id, version: row.version, title, before });
      else preview.refused.push({ id: row.id, title, message });
    }
  }
  return preview;
}

export const valuesOf = (row: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[name] ?? null]));

function isSame(before: Values, changes: Values): boolean {
  return Object.entries(changes).every(([name, value]) => isDeepStrictEqual(before[name] ?? null, value ?? null));
}

/** Why one record may not take the change; undefined: it may. */
async function refusal(
  db: Db,
  resource: AnyResource,
  row: Row,
  changes: Values,
  context: CallerContext,
): Promise<string | undefined> {
  try {
    if (!isEditable(resource, row)) checkEditable(resource, row);
    const [problem] = newProblems(resource, row, changes, context);
    if (problem) return problem.message;
    await checkReferences(db, resource, accessOf(context), [changes], row.id);
    return undefined;
  } catch (error) {
    if (!(error instanceof GongdiError)) throw error;
    return error.problems[0] ? resourcesLabel('bulkReference')[context.lang] : error.label[context.lang];
  }
}

/**
 * Problems that the change makes: those of fields that are changed, and those between fields that the record did not
 * have before.
 */
export function newProblems(
  resource: AnyResource,
  row: Row,
  changes: Values,
  { lang }: Pick<CallerContext, 'lang'>,
): FieldProblem[] {
  const whole = valuesOf(
    row,
    formFieldsOf(resource, 'edit').map(({ name }) => name),
  );
  const check = (record: Values): readonly FieldProblem[] => {
    const found = checkRecord(resource, { id: row.id, version: row.version, ...record }, 'edit', lang);
    return found.ok ? [] : found.problems;
  };
  const before = new Set(check(whole).map(({ path, message }) => path + message));
  return check({ ...whole, ...changes }).filter(
    ({ path, message }) => Object.hasOwn(changes, path.split('.')[0] ?? '') || !before.has(path + message),
  );
}
