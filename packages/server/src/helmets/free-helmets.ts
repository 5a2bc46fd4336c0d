import { BINDING_END, HELMET, helmetmanage } from '@gongdi/domain';
import { recordAudit } from '../audit/index.ts';
import { accountsWith } from '../labour/index.ts';
import { notifyUsers } from '../notify/index.ts';
import { resourceRepository, WHOLE, type Db, type RowAccess } from '../store/index.ts';
import { endWearing } from './bindings.ts';
import { wearingLabel } from './text/index.ts';

/** A person who is no longer on the site for which he was given a helmet. */
export interface Leaver {
  id: string;
  name: string;
  /** He works on another site now; absent: he has left. */
  moved?: boolean;
}

/**
 * Ends the wearing of a person who leaves a site: from then on no position and no alarm of the helmet is his. The helmet
 * is shown as not returned until somebody takes it back, and those who may are told.
 * @param now epoch ms
 */
export async function freeHelmets(
  trx: Db,
  { id: staff_id, name, moved = false }: Leaver,
  now: number,
  account_id: string | null,
): Promise<void> {
  const worn = await trx
    .selectFrom('helmet')
    .select('id')
    .where('staff_id', '=', staff_id)
    .where('status', '=', HELMET.worn)
    .orderBy('id')
    .forUpdate()
    .execute();
  const access: RowAccess = { scope: WHOLE, account_id, org_id: null, now, seesPersonal: () => true };
  const helmets = resourceRepository(trx, helmetmanage);
  for (const { id } of worn) {
    const before = await helmets.get(access, id);
    const after = await helmets.update(access, { id, version: before.version, status: HELMET.owed });
    await endWearing(trx, id, BINDING_END.left, { now, account_id, note: wearingLabel('left').zh });
    const event = { action: 'edit' as const, subject: helmetmanage.name, subject_id: id, before, after };
    await recordAudit(trx, { now, ip: '', requestId: 'helmets' }, null, event);
    const around = { project_id: after.project_id, org_id: after.org_id };
    await notifyUsers(
      trx,
      await accountsWith(trx, around, [helmetmanage.name, 'takeback']),
      {
        kind: 'helmet_owed',
        title: wearingLabel(moved ? 'moved' : 'owed', { name, number: after.helmet_number }),
        link: `/${helmetmanage.name}/detail?id=${id}`,
        org_id: after.org_id,
        about: { resource: helmetmanage.name, id, state: HELMET.owed },
      },
      now,
    );
  }
}
