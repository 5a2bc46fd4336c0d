import { resourceCalls } from '@gongdi/api';
import { GongdiError, type AnyResource } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, type Handler } from '../handler/index.ts';
import { resourceRepository, transaction, type ListQuery } from '../store/index.ts';
import { accessOf } from './access.ts';

export interface ResourceDeps {
  db: Kysely<unknown>;
  /** IANA zone in which days begin and end. */
  timeZone?: string;
}

/** List, detail, add, edit and delete of one resource, as far as it declares them; of a view, list and detail. */
export function recordHandlers(resource: AnyResource, deps: ResourceDeps): Handler[] {
  const calls = resourceCalls(resource);
  const open = (db: Kysely<unknown>) => resourceRepository(db, resource, { timeZone: deps.timeZone });
  const handlers: Handler[] = [];

  if (calls.list)
    handlers.push(
      handle(calls.list, ({ query }, context) => open(deps.db).list(accessOf(context), query as ListQuery)),
    );
  if (calls.detail)
    handlers.push(handle(calls.detail, ({ params }, context) => open(deps.db).get(accessOf(context), params.id)));
  if (resource.viewOf !== undefined) return handlers;
  if (calls.add)
    handlers.push(
      handle(calls.add, ({ body }, context) =>
        transaction(deps.db, async (trx) => {
          const row = await open(trx).insert(accessOf(context), body);
          const event = { action: 'add', subject: resource.name, subject_id: row.id, after: row };
          await recordAudit(trx, context, actorOf(context.caller), event);
          return row;
        }),
      ),
    );
  if (calls.edit)
    handlers.push(
      handle(calls.edit, ({ body }, context) =>
        transaction(deps.db, async (trx) => {
          const before = await open(trx).get(accessOf(context), body.id);
          const after = await visible(open(trx).update(accessOf(context), body));
          const event = { action: 'edit', subject: resource.name, subject_id: after.id, before, after };
          await recordAudit(trx, context, actorOf(context.caller), event);
          return after;
        }),
      ),
    );
  if (calls.delete)
    handlers.push(
      handle(calls.delete, ({ params }, context) =>
        transaction(deps.db, async (trx) => {
          const before = await open(trx).get(accessOf(context), params.id);
          await visible(open(trx).remove(accessOf(context), [params.id]));
          const event = { action: 'delete', subject: resource.name, subject_id: before.id, before };
          await recordAudit(trx, context, actorOf(context.caller), event);
          return null;
        }),
      ),
    );
  return handlers;
}

/** A row that was just read but is not there for writing belongs to somebody whom the caller only looks on. */
async function visible<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GongdiError && error.entry === 'notFound') throw new GongdiError('permission');
    throw error;
  }
}
