import { LEVELS, MEASURES, quantityOf, textOf, type Label, type Lang } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { tellUsers } from '../../notify/index.ts';
import { newId } from '../../store/index.ts';
import type { KnownDevice } from '../registry.ts';
import { telemetryLabel } from '../text/index.ts';
import type { LevelChange } from './judge.ts';
import { whoLooksAfter } from './recipients.ts';

/** States of an alarm (dictionary `alarm_state`). */
export const ALARM = { fresh: 1, acknowledged: 2, recovered: 3, closed: 4 } as const;
/** What raised it (dictionary `alarm_kind`). */
export const ALARM_KIND = { limit: 1, offline: 2 } as const;

/**
 * A limit that is passed again so soon after it was not is the same alarm once more, seconds; for devices that report
 * seldom, three readings.
 */
const SAME_WITHIN = 600;
const sameWithin = (device: KnownDevice): number => Math.max(SAME_WITHIN, device.type.interval * 3);

export interface DeviceChange {
  device: KnownDevice;
  /** When the reading was measured, epoch ms. */
  at: number;
  /** By the server's clock, epoch ms. */
  received: number;
  change: LevelChange;
}

/** What an alarm says, as its record keeps it and as people are told. */
export function alarmWords({ device, change }: Pick<DeviceChange, 'device' | 'change'>): Label {
  const { rule, to, value, limit } = change;
  const quantity = quantityOf(device.type, rule.quantity);
  const state = rule.measure === 'value' ? quantity?.states?.[value] : undefined;
  if (quantity && state)
    return telemetryLabel('toldState', {
      device: device.name,
      quantity: quantity.label,
      value: state,
      level: telemetryLabel(LEVELS[to]),
    });
  const per = rule.measure === 'rate' ? '/d' : '';
  const number = (one: number): string =>
    `${Number(one.toFixed(quantity?.decimals ?? 2))}${quantity?.unit ?? ''}${per}`;
  return telemetryLabel('told', {
    device: device.name,
    quantity: quantity?.label ?? rule.quantity,
    measure: telemetryLabel(rule.measure),
    value: number(value),
    level: telemetryLabel(LEVELS[to]),
    limit: limit === undefined ? '' : number(limit),
  });
}

/** Writes what became of the levels of devices into their alarms, in the transaction of the readings. */
export async function keepAlarms(trx: Kysely<unknown>, changes: readonly DeviceChange[], quiet = false): Promise<void> {
  for (const one of changes) {
    if (one.change.to === 0) await recover(trx, one);
    else if (one.change.to > one.change.from) await raise(trx, one, quiet);
  }
}

const LANG: Lang = 'zh';
const measureOf = ({ change }: DeviceChange): number => MEASURES.indexOf(change.rule.measure) + 1;

async function raise(trx: Kysely<unknown>, one: DeviceChange, quiet: boolean): Promise<void> {
  const known = await again(trx, one);
  if (known?.told) return;
  const id = known?.id ?? (await insert(trx, one, { state: ALARM.fresh }));
  if (!quiet) await tellOfAlarm(trx, one, id, alarmWords(one));
}

/**
 * The alarm that this one is once more: one that is open, or was until just now.
 * @returns undefined when there is none; `told`: people know of it already
 */
async function again(trx: Kysely<unknown>, one: DeviceChange): Promise<{ id: string; told: boolean } | undefined> {
  const { device, change, at, received } = one;
  const { rule, to, value, limit = value } = change;
  const [since, now] = [new Date(at).toISOString(), new Date(received).toISOString()];
  const mine = sql`device_id = ${device.id} and quantity = ${rule.quantity} and measure = ${measureOf(one)}`;
  const { rows: open } = await sql<{ id: string; level: number }>`select id, level from alarm
    where ${mine} and recovered_at is null and alarm_state <> ${ALARM.closed} for update`.execute(trx);
  const [first] = open;
  const words = textOf(alarmWords(one), LANG);
  if (first) {
    // It had been as bad before: people know.
    if (first.level >= to) return { id: first.id, told: true };
    await sql`update alarm set level = ${to}, level_at = ${since}, value = ${value}, limit_value = ${limit},
        alarm_content = ${words}, alarm_state = ${ALARM.fresh}, acknowledged_by = null, acknowledged_at = null,
        updated_at = ${now}, updated_by = null, version = version + 1
      where id = ${first.id}`.execute(trx);
    return { id: first.id, told: false };
  }
  // One that somebody closed while the value was still outside has ended with this one.
  await sql`update alarm set recovered_at = ${since} where ${mine} and recovered_at is null`.execute(trx);
  // Acknowledged as bad as it is now: it need not be looked at anew.
  const seen = sql`acknowledged_at is not null and level >= ${to}::int`;
  const { rows: back } = await sql<{ id: string; alarm_state: number }>`update alarm set recovered_at = null,
      repeats = coalesce(repeats, 1) + 1, level_at = ${since}, value = ${value}, limit_value = ${limit},
      alarm_content = ${words}, alarm_state = case when ${seen} then ${ALARM.acknowledged}::int else ${ALARM.fresh}::int end,
      acknowledged_by = case when ${seen} then acknowledged_by end,
      acknowledged_at = case when ${seen} then acknowledged_at end,
      level = greatest(level, ${to}::int), updated_at = ${now}, updated_by = null, version = version + 1
    where id = (select id from alarm where ${mine} and alarm_state = ${ALARM.recovered}
      and recovered_at between ${new Date(at - sameWithin(device) * 1000).toISOString()} and ${since}
      order by recovered_at desc limit 1)
    returning id, alarm_state`.execute(trx);
  const [same] = back;
  return same && { id: same.id, told: same.alarm_state !== ALARM.fresh };
}

/** Adds an alarm. @returns its id */
export async function insert(
  trx: Kysely<unknown>,
  one: DeviceChange,
  { state, recovered }: { state: number; recovered?: number },
): Promise<string> {
  const { device, change, at, received } = one;
  const { rule, to, value, limit = value } = change;
  const [since, now] = [new Date(at).toISOString(), new Date(received).toISOString()];
  const id = newId(received);
  const back = recovered === undefined ? null : new Date(recovered).toISOString();
  await sql`insert into alarm (id, org_id, created_at, updated_at, version, alarm_content, device_id, project_id,
      area_id, device_type, kind, quantity, measure, level, alarm_state, value, limit_value, started_at, level_at,
      received_at, recovered_at, repeats)
    values (${id}, ${device.org_id}, ${now}, ${now}, 1, ${textOf(alarmWords(one), LANG)}, ${device.id},
      ${device.project_id}, ${device.area_id}, ${device.type.code}, ${ALARM_KIND.limit}, ${rule.quantity},
      ${measureOf(one)}, ${to}, ${state}, ${value}, ${limit}, ${since}, ${since}, ${now}, ${back}, 1)`.execute(trx);
  return id;
}

/** Tells those who look after a device of an alarm: while nobody has read of the last one it is the same notice. */
export async function tellOfAlarm(
  trx: Kysely<unknown>,
  { device, change: { rule, to }, received }: DeviceChange,
  id: string,
  title: Label,
): Promise<void> {
  const people = await whoLooksAfter(trx, device.org_id);
  const group = `alarm:${device.id}:${rule.quantity}:${rule.measure}:${to}`;
  await tellUsers(trx, people, { kind: 'device_alarm', title, link: `/earlywarn/detail?id=${id}`, group }, received);
}

export async function recover(trx: Kysely<unknown>, one: DeviceChange): Promise<void> {
  const { device, change, at, received } = one;
  await sql`update alarm set recovered_at = ${new Date(at).toISOString()}, updated_at = ${new Date(received).toISOString()},
      updated_by = null, version = version + 1,
      alarm_state = case when alarm_state = ${ALARM.closed} then alarm_state else ${ALARM.recovered} end
    where device_id = ${device.id} and quantity = ${change.rule.quantity} and measure = ${measureOf(one)}
      and recovered_at is null`.execute(trx);
}
