import { GATE_LIST, GATE_USE } from '@gongdi/domain';
import type { Db } from '../../../store/index.ts';
import { endDeletions } from './pass-list.ts';

/** A gate in use, as its messages need it. */
export interface Gate {
  id: string;
  org_id: string | null;
  project_id: string;
  direction: number;
  device_id: string;
  list_version: number | null;
  acked_version: number | null;
}

/** Returns the gate that a device is, if it is in use. */
export const gateOf = (db: Db, device_id: string): Promise<Gate | undefined> =>
  db
    .selectFrom('gate')
    .select(['id', 'org_id', 'project_id', 'direction', 'device_id', 'list_version', 'acked_version'])
    .where('device_id', '=', device_id)
    .where('status', '=', GATE_USE.inUse)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** Notes what a gate says to have. A version that was never made here counts as none. */
export async function acknowledge(
  db: Db,
  gate: Gate,
  { have, failed }: { have: number | null; failed?: readonly { reason: string }[] | undefined },
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  const list = await db
    .selectFrom('gate_list')
    .select('list_version')
    .where('project_id', '=', gate.project_id)
    .executeTakeFirst();
  const version = list?.list_version ?? 0;
  const known = have !== null && have <= version ? have : null;
  const isNewest = version > 0 && known === version;
  const reasons = failed && failed.length > 0 ? [...new Set(failed.map(({ reason }) => reason))].join('；') : null;
  await db
    .updateTable('gate')
    .set({
      last_seen_at: at,
      acked_version: known,
      list_version: version,
      ...(isNewest && { list_state: GATE_LIST.acknowledged, acked_at: at, stale_since: null, attempts: 0 }),
      ...(failed && { list_failed: reasons && `${failed.length}：${reasons}`.slice(0, 500) }),
    })
    .where('id', '=', gate.id)
    .execute();
  if (isNewest) await endDeletions(db, [gate.project_id], at);
}

/** Notes that a list was sent. */
export async function noteSent(db: Db, gate_id: string, now: number): Promise<void> {
  await db
    .updateTable('gate')
    .set(({ eb, fn, val, ref }) => ({
      sent_at: new Date(now).toISOString(),
      attempts: eb(fn.coalesce(ref('attempts'), val(0)), '+', 1),
      list_state: GATE_LIST.sent,
    }))
    .where('id', '=', gate_id)
    .where('list_state', '<>', GATE_LIST.acknowledged)
    .execute();
}
