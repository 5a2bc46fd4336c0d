import { equip, GEAR, STAY, type RowOf, type staff } from '@gongdi/domain';
import { accountsWith, gearHeldBy } from '../../../labour/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { gearLabel } from './text/index.ts';

type Staff = RowOf<typeof staff>;

/** Tells those who may take equipment back that somebody has left with some. */
export async function tellKept(trx: Db, row: Staff, { before, now }: WriteContext): Promise<void> {
  if (row.status !== STAY.left || before?.['status'] === STAY.left) return;
  const held = (await gearHeldBy(trx, [row.id])).get(row.id);
  if (held === undefined) return;
  const around = { project_id: row.project_id ?? null, org_id: row.org_id };
  const link = `/${equip.name}?${new URLSearchParams({ staff_id: row.id, status: `${GEAR.inUse},${GEAR.due}` })}`;
  await notifyUsers(
    trx,
    await accountsWith(trx, around, [equip.name, 'giveback']),
    { kind: 'gear_kept', title: gearLabel('kept', { name: row.name, count: held }), link, org_id: row.org_id },
    now,
  );
}
