import { resourceCalls } from '@gongdi/api';
import { personalEntriesOf, type AnyResource } from '@gongdi/domain';
import { actorOf, recordAudit } from '../audit/index.ts';
import { showFiles } from '../files/index.ts';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import { resourceRepository, transaction, type Db } from '../store/index.ts';
import { accessOf } from './access.ts';
import type { ResourceDeps } from './record-handlers.ts';

/**
 * Answers the personal data of one record unmasked, and records who has read which fields of which record. Both happen
 * or neither.
 */
export function personalHandlers(resource: AnyResource, deps: ResourceDeps): Handler[] {
  const call = resourceCalls(resource).personal;
  if (!call) return [];
  const all = personalEntriesOf(resource).map(({ name }) => name);
  return [
    handle(call, ({ body: { id, fields = all } }, context) =>
      transaction(deps.db, async (trx) => {
        const row = await resourceRepository(trx, resource).get(accessOf(context), id);
        await noteShown(trx, resource, context, 'show_personal', { id, fields });
        const shown = Object.fromEntries(fields.map((name) => [name, (row as Record<string, unknown>)[name] ?? null]));
        return showFiles(resource, shown, await deps.fileKey(), context.caller, context.now);
      }),
    ),
  ];
}

/** Records that unmasked personal data left the server: which record and fields, never a value. */
export function noteShown(
  db: Db,
  resource: AnyResource,
  context: CallerContext,
  action: 'show_personal' | 'export_personal',
  shown: { id?: string; fields?: readonly string[]; records?: number },
): Promise<void> {
  const { id, fields = personalEntriesOf(resource).map(({ name }) => name), records } = shown;
  const after = { personal: fields.join(', '), ...(records === undefined ? {} : { records }) };
  const event = { action, subject: resource.name, subject_id: id, after };
  return recordAudit(db, context, actorOf(context.caller), event);
}
