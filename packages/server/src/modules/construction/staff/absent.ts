import { civilDay, daysLater, MOVED, movement, SETTLEMENT, STAY, staff } from '@gongdi/domain';
import { recordAudit } from '../../../audit/index.ts';
import type { Ground } from '../../../ground.ts';
import { freeHelmets } from '../../../helmets/index.ts';
import { resourceRepository, transaction, WHOLE, type RowAccess } from '../../../store/index.ts';
import { tellUnsettled } from './stay.ts';
import { staffLabel } from './text/index.ts';

/** Most people of one round; the next hour continues. */
const BATCH = 500;

/**
 * Lets people leave who had no passage for so many days. Only those who have passed a gate at least once since they
 * arrived: a site without gates, or a person who is let in by hand, proves nothing by silence.
 */
export async function sendAbsentAway({ db, setting, passages, timeZone }: Ground, now: number): Promise<void> {
  const days = setting('absent_days');
  if (days === 0) return;
  const limit = daysLater(civilDay(now, timeZone), -days);
  const access: RowAccess = { scope: WHOLE, account_id: null, org_id: null, now, seesPersonal: () => true };
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('staff')
      .select(['id', 'entry_date'])
      .where('status', '=', STAY.onSite)
      .where('entry_date', '<', limit)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const ids = rows.map(({ id }) => id);
    const passed = ids.length === 0 ? undefined : await passages(db, ids);
    if (!passed) return;
    const entries = new Map(rows.map(({ id, entry_date }) => [id, entry_date!]));
    const absent = ids.filter((id) => {
      const last = passed.get(id);
      return last !== undefined && last >= entries.get(id)! && last < limit;
    });
    for (const id of absent) await sendAway(id);
    if (ids.length < BATCH) return;
    after = ids.at(-1)!;
  }

  function sendAway(id: string): Promise<void> {
    return transaction(db, async (trx) => {
      const people = resourceRepository(trx, staff, { timeZone });
      const held = await trx
        .selectFrom('staff')
        .select('id')
        .where('id', '=', id)
        .where('status', '=', STAY.onSite)
        .forUpdate()
        .executeTakeFirst();
      // Another server, or a person, was faster.
      if (!held) return;
      const before = await people.get(access, id);
      const exit_date = civilDay(now, timeZone);
      const change = { status: STAY.left, exit_date, settlement: SETTLEMENT.unsettled };
      const reason = staffLabel('byItself', { days }).zh;
      const row = await people.update(access, { id, ...change, exit_reason: reason });
      const event = { action: 'edit' as const, subject: staff.name, subject_id: id, before, after: row };
      await recordAudit(trx, { now, ip: '', requestId: 'absent' }, null, event);
      const { project_id, team_id, trade } = row;
      const moved = { staff_id: id, kind: MOVED.left, moved_on: exit_date, project_id, team_id, trade, reason };
      const { id: movement_id } = await resourceRepository(trx, movement).insert(
        { ...access, org_id: row.org_id },
        { ...moved, settlement: SETTLEMENT.unsettled, by_itself: true },
      );
      await tellUnsettled(trx, row, movement_id, 'leftByItself', now, days);
      await freeHelmets(trx, row, now, null);
    });
  }
}
