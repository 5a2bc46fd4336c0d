import type { AnyResource, LogAction } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import type { CallerContext } from '../../../handler/index.ts';

/** Writes of one resource into the change record: what was added, changed or deleted, by whom. */
export function noteOf({ name }: Pick<AnyResource, 'name'>) {
  return <T extends { id: string }>(
    trx: Kysely<unknown>,
    context: CallerContext,
    action: LogAction,
    { before, after }: { before?: T; after?: T },
  ): Promise<void> => {
    const subject_id = after?.id ?? before?.id;
    return recordAudit(trx, context, actorOf(context.caller), { action, subject: name, subject_id, before, after });
  };
}
