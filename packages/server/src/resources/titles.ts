import {
  fieldOfSetting,
  permission,
  SETTING_GROUP_NAMES,
  settingsIn,
  type AnyResource,
  type NamedField,
} from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import type { CallerContext } from '../handler/index.ts';
import type { ReadSetting } from '../settings/index.ts';
import { resourceRepository, scopeConditions, type RowAccess } from '../store/index.ts';
import { accessOf } from './access.ts';

/** Menu entry of the settings. */
const SETTINGS = 'systemsetting';

/** A field that refers to records of another resource, with the resource that has it. */
export interface Referrer {
  resource: AnyResource;
  field: NamedField;
}

/**
 * Titles of records by their ids: of those that the caller sees, and of people and organisations that a record refers to
 * which the caller sees.
 * @param referrers of the resource, those that the caller has any right on
 */
export async function titlesOf(
  db: Kysely<unknown>,
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

/** Those of some ids that are in a record which the access sees; the first such record of each decides. */
async function referredTo(
  db: Kysely<unknown>,
  referrers: readonly Referrer[],
  { scope }: RowAccess,
  ids: readonly string[],
): Promise<string[]> {
  if (referrers.length === 0) return [];
  const conditions = referrers.map(({ resource, field }) => {
    const column = sql.ref(field.name);
    const here = field.kind === 'reference' ? sql`${column} = wanted.one` : sql`${column} ? wanted.one`;
    const where = sql.join([here, ...scopeConditions(resource, scope, 'read')], sql` and `);
    return sql`exists (select 1 from ${sql.table(resource.noun)} where ${where})`;
  });
  const { rows } = await sql<{ id: string }>`select wanted.one as id from unnest(${[...ids]}::text[]) wanted(one)
    where ${sql.join(conditions, sql` or `)}`.execute(db);
  return rows.map((row) => row.id);
}

/** Ids of a resource's records that settings name, for whoever reads the settings. */
function settingsNaming(resource: AnyResource, { caller }: CallerContext, setting: ReadSetting): ReadonlySet<string> {
  if (!caller.permissions.has(permission(SETTINGS, 'list'))) return new Set();
  const keys = SETTING_GROUP_NAMES.flatMap((group) => settingsIn(group));
  return new Set(
    keys.flatMap(([key, one]) => (fieldOfSetting(one).ref === resource.name ? [String(setting(key))] : [])),
  );
}
