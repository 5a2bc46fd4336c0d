import type { AnyResource, LogAction } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import type { Db } from '../../../store/index.ts';

/** Returns a function that writes changes of one resource into the change record. */
export function noteOf({ name }: Pick<AnyResource, 'name'>) {
  return <T extends { id: string }>(
    trx: Db,
    context: CallerContext,
    action: LogAction,
    { before, after }: { before?: T; after?: T },
  ): Promise<void> => {
    const subject_id = after?.id ?? before?.id;
    return recordAudit(trx, context, actorOf(context.caller), { action, subject: name, subject_id, before, after });
  };
}
