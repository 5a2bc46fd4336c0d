import type { AnyResource, hiddenDangerRectification, InputOf, qualitycorrection } from '@gongdi/domain';
import { recordAudit } from '../audit/index.ts';
import { notifyLabel, notifyUsers } from '../notify/index.ts';
import { resourceRepository, WHOLE, type Db } from '../store/index.ts';

type Order = InputOf<typeof hiddenDangerRectification> | InputOf<typeof qualitycorrection>;

/** The record that has found something: its last writer gives the orders. */
interface Finder {
  org_id: string | null;
  updated_by: string | null;
}

/** Adds correction orders that follow from a record, with entries of the change record, and tells their people. */
export async function giveOrders(
  trx: Db,
  resource: AnyResource,
  orders: readonly Order[],
  { org_id, updated_by }: Finder,
  { now, timeZone }: { now: number; timeZone: string },
): Promise<void> {
  // The repository has written the record already, so whoever wrote it may write there.
  const access = { scope: WHOLE, account_id: updated_by, org_id, now };
  const ids = await resourceRepository(trx, resource, { timeZone }).insertMany(access, orders);
  const actor = org_id ? { id: updated_by, name: await nameOf(trx, updated_by), org_id } : null;
  for (const [at, order] of orders.entries()) {
    const event = { action: 'add' as const, subject: resource.name, subject_id: ids[at]!, after: order };
    await recordAudit(trx, { now, ip: '', requestId: '' }, actor, event);
    const title = notifyLabel('recordNew', { label: resource.label, name: order.order_title });
    const link = `/${resource.name}/detail?id=${ids[at]!}`;
    const people = [order.rectifier_id, order.inspector_id].filter((id) => id !== updated_by);
    await notifyUsers(trx, people, { kind: 'record_step', title, link }, now);
  }
}

async function nameOf(trx: Db, id: string | null): Promise<string | null> {
  const row = await trx.selectFrom('account').select('nickname').where('id', '=', id).executeTakeFirst();
  return row?.nickname ?? null;
}
