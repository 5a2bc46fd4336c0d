import { calls, readIds, REFERENCE_LIMIT } from '@gongdi/api';
import { allResources, fieldsOf, findResource, GongdiError, type AnyResource } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import { handle, type Caller, type Handler } from '../handler/index.ts';
import { resourceRepository } from '../store/index.ts';
import { accessOf } from './access.ts';

/** Titles of records for drop-downs and for naming what a record refers to. */
export function referenceHandler(db: Kysely<unknown>): Handler {
  return handle(calls.base.references, async ({ params, query: { keyword, ids } }, context) => {
    const resource = findResource(params.resource);
    if (!resource) throw new GongdiError('notFound');
    if (!mayName(resource, context.caller)) throw new GongdiError('permission');
    const search = { keyword, ids: readIds(ids), limit: REFERENCE_LIMIT };
    const found = await resourceRepository(db, resource).titles(accessOf(context), search);
    return [...found].map(([id, title]) => ({ id, title }));
  });
}

/** Who lists a resource names its records, and so does who works with one that refers to it. */
function mayName(target: AnyResource, { permissions }: Caller): boolean {
  const menus = new Set([...permissions].map((code) => code.slice(0, code.indexOf('|'))));
  if (permissions.has(`${target.name}|list`)) return true;
  return allResources().some(
    (resource) => menus.has(resource.name) && fieldsOf(resource).some((field) => field.ref === target.name),
  );
}
