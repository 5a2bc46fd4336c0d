import { GongdiError, type AreaType, type LogAction } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import type { CallerContext } from '../../../handler/index.ts';

/** A row that was just read but is not there for writing belongs to somebody whom the caller only looks on. */
export async function orPermission<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GongdiError && error.entry === 'notFound') throw new GongdiError('permission');
    throw error;
  }
}

export function note(
  trx: Kysely<unknown>,
  context: CallerContext,
  area: AreaType,
  action: LogAction,
  event: { before?: { id: string }; after?: { id: string } },
): Promise<void> {
  const subject_id = (event.after ?? event.before)!.id;
  return recordAudit(trx, context, actorOf(context.caller), { action, subject: area.path, subject_id, ...event });
}
