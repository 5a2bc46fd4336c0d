import { GongdiError, unmaskRecord, wholeName, type AnyResource, type RowOf } from '@gongdi/domain';
import { actorOf, recordAudit } from '../audit/index.ts';
import { takeFiles } from '../files/index.ts';
import type { CallerContext } from '../handler/index.ts';
import { resourceRepository, type Db } from '../store/index.ts';
import { accessOf } from './access.ts';
import { keepFence } from './keep-fence.ts';
import type { ResourceDeps } from './record-handlers.ts';
import { checkStanding } from './standing.ts';
import { checkEditable } from './step-handlers.ts';
import { writeContext } from './write-context.ts';

type Row = RowOf<AnyResource>;

/**
 * Changes a record with all that belongs to it: rules of its lifecycle, files, change record, and the acts of higher
 * layers (`afterWrite`).
 * @throws GongdiError `conflict` if another version is stored than the one that was sent
 */
export async function editRecord(
  trx: Db,
  resource: AnyResource,
  { timeZone, afterWrite, standing }: Pick<ResourceDeps, 'timeZone' | 'afterWrite' | 'standing'>,
  context: CallerContext,
  body: Readonly<Record<string, unknown>> & { id: string; version?: number },
): Promise<{ before: Row; after: Row }> {
  const records = resourceRepository(trx, resource, { timeZone });
  const before = await records.get(accessOf(context), body.id);
  checkEditable(resource, before);
  await checkStanding(trx, resource, { standing }, before);
  if (body.version !== undefined && body.version !== before.version) throw new GongdiError('conflict');
  const whole = unmaskRecord(resource, body, before, context.lang);
  const sent = keepFence(resource, whole, context.caller, before);
  const change = await takeFiles(trx, resource, sent, context, before);
  const after = await refusedWhenNotFound(records.update(accessOf(context), change));
  const event = { action: 'edit' as const, subject: resource.name, subject_id: after.id, before, after };
  await recordAudit(trx, context, actorOf(context.caller), event);
  await afterWrite?.[wholeName(resource)]?.(trx, after, writeContext(context, timeZone, before));
  return { before, after };
}

/**
 * Answers `permission` instead of `notFound`: a row that was just read but cannot be written belongs to an organisation
 * whose records the caller may only read.
 */
export async function refusedWhenNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GongdiError && error.entry === 'notFound') throw new GongdiError('permission');
    throw error;
  }
}
