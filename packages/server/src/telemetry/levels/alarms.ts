import { LEVELS, MEASURES, quantityOf, textOf, type Lang } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { tellUsers } from '../../notify/index.ts';
import { newId } from '../../store/index.ts';
import type { KnownDevice } from '../registry.ts';
import { telemetryLabel } from '../text/index.ts';
import type { LevelChange } from './judge.ts';
import { whoLooksAfter } from './recipients.ts';

/** States of an alarm (dictionary `alarm_state`). */
export const ALARM = { fresh: 1, acknowledged: 2, recovered: 3, closed: 4 } as const;

export interface DeviceChange {
  device: KnownDevice;
  /** When the reading was measured, epoch ms. */
  at: number;
  /** By the server's clock, epoch ms. */
  received: number;
  change: LevelChange;
}

/** What an alarm says, as its record keeps it and as people are told. */
export function alarmWords({ device, change }: Pick<DeviceChange, 'device' | 'change'>) {
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

async function raise(trx: Kysely<unknown>, one: DeviceChange, quiet: boolean): Promise<void> {
  const { device, change, at, received } = one;
  const { rule, to, value, limit = value } = change;
  const measure = MEASURES.indexOf(rule.measure) + 1;
  const words = alarmWords(one);
  const [since, now] = [new Date(at).toISOString(), new Date(received).toISOString()];
  const { rows: raised } = await sql<{ id: string }>`update alarm set level = ${to}, level_at = ${since},
      value = ${value}, limit_value = ${limit}, alarm_content = ${textOf(words, LANG)}, alarm_state = ${ALARM.fresh},
      acknowledged_by = null, acknowledged_at = null, updated_at = ${now}, updated_by = null, version = version + 1
    where device_id = ${device.id} and quantity = ${rule.quantity} and measure = ${measure}
      and recovered_at is null and alarm_state <> ${ALARM.closed} and level < ${to}
    returning id`.execute(trx);
  let id = raised[0]?.id;
  if (id === undefined) {
    const { rows: open } = await sql`select 1 from alarm where device_id = ${device.id} and quantity = ${rule.quantity}
      and measure = ${measure} and recovered_at is null and alarm_state <> ${ALARM.closed}`.execute(trx);
    // It had been as bad before: people know.
    if (open.length > 0) return;
    // One that somebody closed while the value was still outside has ended with this one.
    await sql`update alarm set recovered_at = ${since} where device_id = ${device.id} and quantity = ${rule.quantity}
      and measure = ${measure} and recovered_at is null`.execute(trx);
    id = newId(received);
    await sql`insert into alarm (id, org_id, created_at, updated_at, version, alarm_content, device_id, project_id,
        area_id, device_type, quantity, measure, level, alarm_state, value, limit_value, started_at, level_at)
      values (${id}, ${device.org_id}, ${now}, ${now}, 1, ${textOf(words, LANG)}, ${device.id}, ${device.project_id},
        ${device.area_id}, ${device.type.code}, ${rule.quantity}, ${measure}, ${to}, ${ALARM.fresh}, ${value}, ${limit},
        ${since}, ${since})`.execute(trx);
  }
  if (quiet) return;
  const people = await whoLooksAfter(trx, device.org_id);
  await tellUsers(trx, people, { kind: 'device_alarm', title: words, link: `/earlywarn/detail?id=${id}` }, received);
}

async function recover(trx: Kysely<unknown>, { device, change, at, received }: DeviceChange): Promise<void> {
  const measure = MEASURES.indexOf(change.rule.measure) + 1;
  await sql`update alarm set recovered_at = ${new Date(at).toISOString()}, updated_at = ${new Date(received).toISOString()},
      updated_by = null, version = version + 1,
      alarm_state = case when alarm_state = ${ALARM.closed} then alarm_state else ${ALARM.recovered} end
    where device_id = ${device.id} and quantity = ${change.rule.quantity} and measure = ${measure}
      and recovered_at is null`.execute(trx);
}
