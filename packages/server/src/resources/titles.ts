import {
  fieldOfSetting,
  permission,
  SETTING_GROUP_NAMES,
  settingsIn,
  traitsOf,
  type AnyResource,
  type NamedField,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { CallerContext } from '../handler/index.ts';
import type { ReadSetting } from '../settings/index.ts';
import { resourceRepository, scopeConditions, type RowAccess, type Db } from '../store/index.ts';
import { accessOf } from './access.ts';

/** Menu entry of the settings. */
const SETTINGS = 'systemsetting';

/** A field that refers to records of another resource, with the resource that contains the field. */
export interface Referrer {
  resource: AnyResource;
  field: NamedField;
}

/**
 * Returns titles of records by their ids: of records that the caller sees, and of people and organisations that are
 * named in a record that the caller sees.
 * @param referrers fields that refer to the resource, of the resources that the caller has any permission on
 */
export async function titlesOf(
  db: Db,
  resource: AnyResource,
  context: CallerContext,
  ids: readonly string[],
  { referrers, setting }: { referrers: readonly Referrer[]; setting: ReadSetting },
): Promise<Map<string, string>> {
  const repository = resourceRepository(db, resource);
  const access = accessOf(context);
  const seen = await repository.titles(access, { ids });
  const rest = ids.filter((id) => !seen.has(id));
  if (rest.length === 0 || !resource.namedByReferrers) return seen;
  const settings = settingsNaming(resource, context, setting);
  const rows = await referredTo(db, referrers, access, rest);
  const named = [...rows, ...rest.filter((id) => settings.has(id))];
  for (const [id, title] of await repository.titles(access, { ids: named, among: sql`true` })) seen.set(id, title);
  return seen;
}

/** Returns the ids that occur in at least one record that the caller may read. */
async function referredTo(
  db: Db,
  referrers: readonly Referrer[],
  { scope }: RowAccess,
  ids: readonly string[],
): Promise<string[]> {
  if (referrers.length === 0) return [];
  const conditions = referrers.map(({ resource, field }) => {
    const column = sql.ref(field.name);
    const here = traitsOf(field.kind).refersTo === 'record' ? sql`${column} = wanted.one` : sql`${column} ? wanted.one`;
    const where = sql.join([here, ...scopeConditions(resource, scope, 'read')], sql` and `);
    return sql`exists (select 1 from ${sql.table(resource.noun)} where ${where})`;
  });
  // Raw SQL: tables and columns are those of the resources that refer.
  const { rows } = await sql<{ id: string }>`select wanted.one as id from unnest(${[...ids]}::text[]) wanted(one)
    where ${sql.join(conditions, sql` or `)}`.execute(db);
  return rows.map((row) => row.id);
}

/** Ids of a resource's records that are named in the settings, if the caller may read the settings. */
function settingsNaming(resource: AnyResource, { caller }: CallerContext, setting: ReadSetting): ReadonlySet<string> {
  if (!caller.permissions.has(permission(SETTINGS, 'list'))) return new Set();
  const keys = SETTING_GROUP_NAMES.flatMap((group) => settingsIn(group));
  return new Set(
    keys.flatMap(([key, one]) => (fieldOfSetting(one).ref === resource.name ? [String(setting(key))] : [])),
  );
}
