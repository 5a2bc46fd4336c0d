import { calls, readIds, REFERENCE_LIMIT } from '@gongdi/api';
import { allResources, fieldsOf, findResource, GongdiError, maskTitle, type AnyResource } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import { handle, type Caller, type Handler } from '../handler/index.ts';
import { resourceRepository } from '../store/index.ts';
import { accessOf } from './access.ts';

/** Titles of records for drop-downs and for naming what a record refers to. */
export function referenceHandler(db: Kysely<unknown>): Handler {
  const referring = referringMenus();
  return handle(calls.base.references, async ({ params, query: { keyword, ids } }, context) => {
    const resource = findResource(params.resource);
    if (!resource) throw new GongdiError('notFound');
    if (!mayName(resource, referring, context.caller)) throw new GongdiError('permission');
    const search = { keyword, ids: readIds(ids), limit: REFERENCE_LIMIT };
    const found = await resourceRepository(db, resource).titles(accessOf(context), search);
    return [...found].map(([id, title]) => ({ id, title: maskTitle(resource, title) }));
  });
}

/** Names of resources whose fields refer to one, by its name. */
function referringMenus(): ReadonlyMap<string, ReadonlySet<string>> {
  const menus = new Map<string, Set<string>>();
  for (const resource of allResources())
    for (const { ref } of fieldsOf(resource))
      if (ref !== undefined) menus.set(ref, (menus.get(ref) ?? new Set()).add(resource.name));
  return menus;
}

/** Who lists a resource names its records, and so does who works with one that refers to it. */
function mayName(
  { name }: AnyResource,
  referring: ReadonlyMap<string, ReadonlySet<string>>,
  { permissions }: Caller,
): boolean {
  const from = referring.get(name);
  for (const code of permissions)
    if (code === `${name}|list` || from?.has(code.slice(0, code.indexOf('|')))) return true;
  return false;
}
