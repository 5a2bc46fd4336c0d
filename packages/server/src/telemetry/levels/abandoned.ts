import { MEASURES, textOf } from '@gongdi/domain';
import type { NotNull } from 'kysely';
import { anyOf, transaction, type Db } from '../../store/index.ts';
import { readDevice, type KnownDevice } from '../registry.ts';
import { telemetryLabel } from '../text/index.ts';
import { ALARM, ALARM_KIND } from './alarms.ts';
import { levelsOf, ruleKey, withoutAbandoned } from './judge.ts';
import { latestState, storeState } from './rejudge.ts';

/** Selects the alarms of limits that still last. */
function openAlarms(db: Db) {
  return db
    .selectFrom('alarm')
    .select(['id', 'device_id', 'quantity', 'measure'])
    .where('kind', '=', ALARM_KIND.limit)
    .where('recovered_at', 'is', null)
    .where('quantity', 'is not', null)
    .$narrowType<{ quantity: NotNull; measure: NotNull }>();
}

const keyOf = ({ quantity, measure }: { quantity: string; measure: number }): string =>
  ruleKey({ quantity, measure: MEASURES[measure - 1] ?? 'value' });

const REASON = textOf(telemetryLabel('limitGone'), 'zh');

/**
 * Closes the alarms whose limits were removed, with a reason. No reading would ever end these alarms.
 * @returns the ids of the devices whose present levels have changed
 */
export async function closeAbandoned(
  db: Db,
  byId: (id: string) => Promise<KnownDevice | undefined>,
  now: number,
): Promise<string[]> {
  const rows = await openAlarms(db).execute();
  const suspected = new Set<string>();
  for (const one of rows) {
    const device = await byId(one.device_id);
    if (device && !holds(device, keyOf(one))) suspected.add(one.device_id);
  }
  const changed: string[] = [];
  for (const id of suspected) if (await transaction(db, (trx) => closeOf(trx, id, now))) changed.push(id);
  return changed;
}

const holds = (device: KnownDevice, key: string): boolean => device.rules.some((rule) => ruleKey(rule) === key);

/** @returns whether the present levels of the device have changed */
async function closeOf(trx: Db, device_id: string, now: number): Promise<boolean> {
  // Locks in the same order as the readings: newest values first, then the alarms.
  const latest = await latestState(trx, device_id, 'lock');
  // The registry may hold a version of the device from before the limit that raised the alarm.
  const device = await readDevice(trx, device_id);
  if (!device) return false;
  const open = await openAlarms(trx).where('device_id', '=', device_id).forUpdate().execute();
  const left = open.filter((one) => !holds(device, keyOf(one))).map(({ id }) => id);
  const at = new Date(now).toISOString();
  // An alarm that somebody has closed already keeps the text that this person entered.
  await trx
    .updateTable('alarm')
    .set((eb) => {
      const isClosed = eb('alarm_state', '=', ALARM.closed);
      return {
        closed_at: eb.case().when(isClosed).then(eb.ref('closed_at')).else(at).end(),
        handling: eb.case().when(isClosed).then(eb.ref('handling')).else(REASON).end(),
        version: eb('version', '+', 1),
      };
    })
    .set({ recovered_at: at, updated_at: at, updated_by: null, alarm_state: ALARM.closed })
    .where('id', '=', anyOf(left))
    .execute();
  const before = latest?.state;
  if (!before) return false;
  const after = withoutAbandoned(device.rules, before);
  if (after === before) return false;
  await storeState(trx, device_id, after);
  return JSON.stringify(levelsOf(after)) !== JSON.stringify(levelsOf(before));
}
