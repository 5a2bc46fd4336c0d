import { MEASURES, textOf } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { transaction } from '../../store/index.ts';
import { readDevice, type KnownDevice } from '../registry.ts';
import { telemetryLabel } from '../text/index.ts';
import { ALARM, ALARM_KIND } from './alarms.ts';
import { levelsOf, ruleKey, withoutAbandoned, type LevelState } from './judge.ts';
import { storeState } from './rejudge.ts';

interface OpenAlarm {
  id: string;
  device_id: string;
  quantity: string;
  measure: number;
}

const keyOf = ({ quantity, measure }: Pick<OpenAlarm, 'quantity' | 'measure'>): string =>
  ruleKey({ quantity, measure: MEASURES[measure - 1] ?? 'value' });

const REASON = textOf(telemetryLabel('limitGone'), 'zh');

/**
 * Closes the alarms of limits that were taken away and says why: no reading would ever end them.
 * @returns devices whose present levels have changed
 */
export async function closeAbandoned(
  db: Kysely<unknown>,
  byId: (id: string) => Promise<KnownDevice | undefined>,
  now: number,
): Promise<string[]> {
  const { rows } = await sql<OpenAlarm>`select id, device_id, quantity, measure from alarm
    where kind = ${ALARM_KIND.limit} and recovered_at is null and quantity is not null`.execute(db);
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

/** @returns whether its present levels have changed */
async function closeOf(trx: Kysely<unknown>, device_id: string, now: number): Promise<boolean> {
  // In the order of the readings: newest values first, then the alarms.
  const { rows } = await sql<{ state: LevelState }>`
    select state from telemetry_latest where device_id = ${device_id} for update`.execute(trx);
  // What is remembered of the device may be older than the limit that has raised the alarm.
  const device = await readDevice(trx, device_id);
  if (!device) return false;
  const { rows: open } = await sql<OpenAlarm>`select id, device_id, quantity, measure from alarm
    where device_id = ${device_id} and kind = ${ALARM_KIND.limit} and recovered_at is null and quantity is not null
    for update`.execute(trx);
  const left = open.filter((one) => !holds(device, keyOf(one))).map(({ id }) => id);
  const at = new Date(now).toISOString();
  // What somebody has closed already keeps his words.
  await sql`update alarm set recovered_at = ${at}, updated_at = ${at}, updated_by = null, version = version + 1,
      closed_at = case when alarm_state = ${ALARM.closed} then closed_at else ${at} end,
      handling = case when alarm_state = ${ALARM.closed} then handling else ${REASON} end,
      alarm_state = ${ALARM.closed}
    where id = any(${left})`.execute(trx);
  const before = rows[0]?.state;
  if (!before) return false;
  const after = withoutAbandoned(device.rules, before);
  if (after === before) return false;
  await storeState(trx, device_id, after);
  return JSON.stringify(levelsOf(after)) !== JSON.stringify(levelsOf(before));
}
