import { GongdiError, type AnyResource, type NamedStep, type RowOf } from '@gongdi/domain';
import type { Db } from '../store/index.ts';
import type { ResourceDeps } from './record-handlers.ts';
import { resourcesLabel } from './text/index.ts';

/**
 * Refuses to touch a record while a process about it runs, and to approve one by hand where its organisation has
 * deployed a process for that.
 * @param step absent: the record is edited or deleted
 * @throws GongdiError `conflict`
 */
export async function checkStanding(
  trx: Db,
  resource: AnyResource,
  { standing }: Pick<ResourceDeps, 'standing'>,
  row: RowOf<AnyResource>,
  step?: NamedStep,
): Promise<void> {
  const { decided } = resource.lifecycle ?? {};
  if (!decided || !standing) return;
  const now = await standing(trx, resource, row);
  if (now === 'runs')
    throw new GongdiError('conflict', { label: resourcesLabel('inProcess', { label: resource.label }) });
  if (now === 'needed' && step?.name === decided.approved)
    throw new GongdiError('conflict', { label: resourcesLabel('needsProcess', { label: resource.label }) });
}
