import { LEVELS, MEASURES, quantityOf, SMART_HELMET, textOf, type Label, type Lang } from '@gongdi/domain';
import { sql, type ExpressionBuilder } from 'kysely';
import { wearersAt } from '../../helmets/index.ts';
import { notifyUsers } from '../../notify/index.ts';
import { newId, type Db, type Tables } from '../../store/index.ts';
import type { KnownDevice } from '../registry.ts';
import { telemetryLabel } from '../text/index.ts';
import type { LevelChange } from './judge.ts';
import { whoLooksAfter } from './recipients.ts';

/** Codes of the states of an alarm (dictionary `alarm_state`). */
export const ALARM = { fresh: 1, acknowledged: 2, recovered: 3, closed: 4 } as const;
/** Codes of the causes of an alarm (dictionary `alarm_kind`). */
export const ALARM_KIND = { limit: 1, offline: 2, danger: 3, left: 4, climb: 5 } as const;

/**
 * If a limit is passed again within this time after the alarm recovered, the same alarm continues, seconds. For devices
 * that report seldom, the time is three report intervals.
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
  /** Who wore the device then. */
  staff_id?: string;
}

/** The text of an alarm, as it is stored in the alarm and sent in notifications. */
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

/** Writes the level changes of devices into their alarms, in the transaction of the readings. */
export async function keepAlarms(trx: Db, changes: readonly DeviceChange[], quiet = false): Promise<void> {
  for (const one of changes) {
    if (one.change.to === 0) await recover(trx, one);
    else if (one.change.to > one.change.from) await raise(trx, await named(trx, one), quiet);
  }
}

/** Names in the alarm of a helmet the person who wore it: a call for help is somebody's. */
async function named(trx: Db, one: DeviceChange): Promise<DeviceChange> {
  const { device, at } = one;
  if (device.type.code !== SMART_HELMET) return one;
  const [wearer] = await wearersAt(trx, [device.id], at, at + 1);
  if (!wearer) return one;
  const name = telemetryLabel('wornBy', { name: wearer.name, device: device.name })[LANG];
  return { ...one, device: { ...device, name }, staff_id: wearer.staff_id };
}

const LANG: Lang = 'zh';
const measureOf = ({ change }: DeviceChange): number => MEASURES.indexOf(change.rule.measure) + 1;

async function raise(trx: Db, one: DeviceChange, quiet: boolean): Promise<void> {
  const known = await again(trx, one);
  if (known?.notified) return;
  const id = known?.id ?? (await insert(trx, one, { state: ALARM.fresh }));
  if (!quiet) await notifyAlarm(trx, one, id, alarmWords(one));
}

/** SQL condition: an alarm of the same limit of the same device as a change. */
function ofLimit(one: DeviceChange) {
  const quantity = one.change.rule.quantity;
  return ({ and }: ExpressionBuilder<Tables, 'alarm'>) =>
    and({ device_id: one.device.id, quantity, measure: measureOf(one) });
}

/** SQL expression: the state of an alarm that recovers. A closed alarm stays closed. */
export function recoveredState({ case: choose, lit, ref }: ExpressionBuilder<Tables, 'alarm'>) {
  return choose().when('alarm_state', '=', ALARM.closed).then(ref('alarm_state')).else(lit(ALARM.recovered)).end();
}

/**
 * Finds the alarm that continues with this change: one that is open, or one that recovered a short time ago.
 * @returns undefined if there is none; `told`: people have been notified of this level already
 */
async function again(trx: Db, one: DeviceChange): Promise<{ id: string; notified: boolean } | undefined> {
  const { device, change, at, received } = one;
  const { to, value, limit = value } = change;
  const [since, now] = [new Date(at).toISOString(), new Date(received).toISOString()];
  const mine = ofLimit(one);
  const first = await trx
    .selectFrom('alarm')
    .select(['id', 'level'])
    .where(mine)
    .where('recovered_at', 'is', null)
    .where('alarm_state', '<>', ALARM.closed)
    .forUpdate()
    .executeTakeFirst();
  const words = textOf(alarmWords(one), LANG);
  if (first) {
    // The alarm had this level or a worse one before: people have been notified.
    if (first.level >= to) return { id: first.id, notified: true };
    await trx
      .updateTable('alarm')
      .set({ level: to, level_at: since, value, limit_value: limit, alarm_content: words, alarm_state: ALARM.fresh })
      .set({ acknowledged_by: null, acknowledged_at: null })
      .set((eb) => ({ updated_at: now, updated_by: null, version: eb('version', '+', 1) }))
      .where('id', '=', first.id)
      .execute();
    return { id: first.id, notified: false };
  }
  // An alarm that was closed while the value was still beyond the limit recovers when the new alarm begins.
  await trx.updateTable('alarm').set({ recovered_at: since }).where(mine).where('recovered_at', 'is', null).execute();
  // A state, such as a call for help, does not tremble at a limit: when it comes again after somebody has acknowledged
  // it, it is another event, and people are told again.
  const isState =
    change.rule.measure === 'value' && quantityOf(device.type, change.rule.quantity)?.states !== undefined;
  const same = await trx
    .updateTable('alarm')
    .set({ recovered_at: null, level_at: since, value, limit_value: limit, alarm_content: words })
    .set((eb) => {
      // The alarm was acknowledged at this level or a worse one: nobody has to acknowledge it again.
      const seen = eb.and([eb('acknowledged_at', 'is not', null), eb('level', '>=', to)]);
      return {
        alarm_state: eb.case().when(seen).then(eb.lit(ALARM.acknowledged)).else(eb.lit(ALARM.fresh)).end(),
        acknowledged_by: eb.case().when(seen).then(eb.ref('acknowledged_by')).end(),
        acknowledged_at: eb.case().when(seen).then(eb.ref('acknowledged_at')).end(),
        level: eb.fn<number>('greatest', ['level', eb.val(to)]),
        repeats: sql<number>`coalesce(${eb.ref('repeats')}, 1) + 1`,
      };
    })
    .set((eb) => ({ updated_at: now, updated_by: null, version: eb('version', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('alarm')
        .select('id')
        .where(mine)
        .where('alarm_state', '=', ALARM.recovered)
        .$if(isState, (query) => query.where('acknowledged_at', 'is', null))
        .where(({ between }) => between('recovered_at', new Date(at - sameWithin(device) * 1000).toISOString(), since))
        .orderBy('recovered_at', 'desc')
        .limit(1),
    )
    .returning(['id', 'alarm_state'])
    .executeTakeFirst();
  return same && { id: same.id, notified: same.alarm_state !== ALARM.fresh };
}

/** Adds an alarm. @returns its id */
export async function insert(
  trx: Db,
  one: DeviceChange,
  { state, recovered }: { state: number; recovered?: number },
): Promise<string> {
  const { device, change, at, received } = one;
  const { rule, to, value, limit = value } = change;
  const [since, now] = [new Date(at).toISOString(), new Date(received).toISOString()];
  const id = newId(received);
  const back = recovered === undefined ? null : new Date(recovered).toISOString();
  const { org_id, project_id, area_id, type } = device;
  await trx
    .insertInto('alarm')
    .values({
      id,
      org_id,
      created_at: now,
      updated_at: now,
      version: 1,
      alarm_content: textOf(alarmWords(one), LANG),
      device_id: device.id,
      project_id,
      area_id,
      device_type: type.code,
      kind: ALARM_KIND.limit,
      staff_id: one.staff_id ?? null,
      quantity: rule.quantity,
      measure: measureOf(one),
      level: to,
      alarm_state: state,
      value,
      limit_value: limit,
      started_at: since,
      level_at: since,
      received_at: now,
      recovered_at: back,
      repeats: 1,
    })
    .execute();
  return id;
}

/**
 * Notifies the people who look after a device of an alarm. If the last notification of the same group is unread, this
 * one replaces it.
 */
export async function notifyAlarm(
  trx: Db,
  { device, change: { rule, to }, received }: DeviceChange,
  id: string,
  title: Label,
): Promise<void> {
  const people = await whoLooksAfter(trx, device.org_id);
  const group = `alarm:${device.id}:${rule.quantity}:${rule.measure}:${to}`;
  const about = { resource: 'earlywarn', id, state: ALARM.fresh };
  const urgency = to === 1 ? 'normal' : 'urgent';
  const message = { kind: 'device_alarm', title, link: `/earlywarn/detail?id=${id}`, group } as const;
  await notifyUsers(trx, people, { ...message, about, urgency, org_id: device.org_id }, received);
}

export async function recover(trx: Db, one: DeviceChange): Promise<void> {
  const { at, received } = one;
  await trx
    .updateTable('alarm')
    .set((eb) => ({
      recovered_at: new Date(at).toISOString(),
      updated_at: new Date(received).toISOString(),
      updated_by: null,
      version: eb('version', '+', 1),
      alarm_state: recoveredState(eb),
    }))
    .where(ofLimit(one))
    .where('recovered_at', 'is', null)
    .execute();
}
