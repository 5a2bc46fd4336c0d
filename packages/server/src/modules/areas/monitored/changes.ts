import { GongdiError, type AreaType, type LogAction } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import type { Db } from '../../../store/index.ts';

/**
 * Turns `notFound` into `permission`. The caller has just read the row; if it is then not found for writing, it belongs
 * to an organisation that the caller may only read.
 */
export async function orPermission<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GongdiError && error.entry === 'notFound') throw new GongdiError('permission');
    throw error;
  }
}

export function note(
  trx: Db,
  context: CallerContext,
  area: AreaType,
  action: LogAction,
  event: { before?: { id: string }; after?: { id: string } },
): Promise<void> {
  const subject_id = (event.after ?? event.before)!.id;
  return recordAudit(trx, context, actorOf(context.caller), { action, subject: area.path, subject_id, ...event });
}
