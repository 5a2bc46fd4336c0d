import { calls, readIds, REFERENCE_LIMIT } from '@gongdi/api';
import {
  allResources,
  fieldsOf,
  findResource,
  GongdiError,
  maskTitle,
  projectmanage,
  usermanage,
  type AnyResource,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { handle, type Caller, type CallerContext, type Handler } from '../handler/index.ts';
import type { ReadSetting } from '../settings/index.ts';
import { ofProject, peopleAround, resourceRepository, type Db } from '../store/index.ts';
import { accessOf } from './access.ts';
import { titlesOf, type Referrer } from './titles.ts';

/** Answers titles of records, for drop-downs and to name what a record refers to. */
export function referenceHandler(db: Db, setting: ReadSetting): Handler {
  const all = referrersOf();
  return handle(calls.base.references, async ({ params, query }, context) => {
    const { resource, referrers } = usable(all, params.resource, context.caller);
    const ids = readIds(query.ids);
    const found = ids
      ? await titlesOf(db, resource, context, ids, { referrers, setting })
      : await resourceRepository(db, resource).titles(accessOf(context), {
          keyword: query.keyword,
          limit: REFERENCE_LIMIT,
          offset: (query.page - 1) * REFERENCE_LIMIT,
          among: await choicesOf(db, referrers, query, context),
        });
    return [...found].map(([id, title]) => ({ id, title: maskTitle(resource, title) }));
  });
}

/** Answers the records of a tree level by level, for selectors that unfold it. */
export function branchesHandler(db: Db): Handler {
  const all = referrersOf();
  return handle(calls.base.branches, async ({ params, query: { parent_id, project_id } }, context) => {
    const { resource } = usable(all, params.resource, context.caller);
    if (!resource.tree) throw new GongdiError('notFound');
    const { parent, name, path } = resource.tree;
    const [table, up] = [sql.table(resource.noun), sql.ref(parent)];
    const seen = ofProject(resource, context.caller.scope, project_id ?? null);
    const here = parent_id === undefined ? sql`${up} is null` : sql`${up} = ${parent_id}`;
    // Raw SQL: the table and its columns come from the definition of the resource.
    const { rows } = await sql<{ id: string; name: string; leaf: boolean }>`
      select id, ${sql.ref(name)} as name,
        not exists (select from ${table} below where below.${up} = ${table}.id) as leaf
      from ${table} where ${here} and ${seen} order by ${sql.ref(path)} limit ${REFERENCE_LIMIT}`.execute(db);
    return rows;
  });
}

/**
 * Returns a resource whose records the caller may choose, and the fields for which that is.
 * @throws GongdiError `notFound`, `permission`
 */
function usable(all: ReadonlyMap<string, readonly Referrer[]>, name: string, caller: Caller) {
  const resource = findResource(name);
  if (!resource) throw new GongdiError('notFound');
  const referrers = (all.get(resource.name) ?? []).filter((one) => mayUse(one.resource, caller));
  if (referrers.length === 0 && !caller.permissions.has(`${resource.name}|list`)) throw new GongdiError('permission');
  return { resource, referrers };
}

/** Fields that refer to a resource, by the name of that resource. */
function referrersOf(): ReadonlyMap<string, readonly Referrer[]> {
  const referrers = new Map<string, Referrer[]>();
  for (const resource of allResources())
    for (const field of fieldsOf(resource))
      if (field.ref !== undefined) referrers.set(field.ref, [...(referrers.get(field.ref) ?? []), { resource, field }]);
  return referrers;
}

/** Returns whether a caller may use the references of a resource: any permission on it is enough. */
function mayUse({ name }: AnyResource, { permissions }: Caller): boolean {
  for (const code of permissions) if (code.startsWith(`${name}|`)) return true;
  return false;
}

/**
 * Returns the ids that a field with a declared `among` offers; undefined: all that the caller sees.
 * @throws GongdiError `notFound` for a project that the caller does not see
 */
async function choicesOf(
  db: Db,
  referrers: readonly Referrer[],
  { field: asked, project_id }: { field?: string; project_id?: string },
  context: CallerContext,
): Promise<RawBuilder<unknown> | undefined> {
  const found = referrers.find(({ resource, field }) => `${resource.name}.${field.name}` === asked);
  const among = found?.field.among;
  if (!among) return undefined;
  if (project_id) await resourceRepository(db, projectmanage).get(accessOf(context), project_id);
  if (found.field.ref !== usermanage.name)
    return ofProject(findResource(found.field.ref!)!, context.caller.scope, project_id ?? null);
  return peopleAround(sql.ref('id'), { project_id, org_id: context.caller.org_id, roles: among.roles });
}
