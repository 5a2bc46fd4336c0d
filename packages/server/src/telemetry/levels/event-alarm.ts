import { textOf, type Label } from '@gongdi/domain';
import { notifyUsers } from '../../notify/index.ts';
import { newId, type Db } from '../../store/index.ts';
import type { KnownDevice } from '../registry.ts';
import { ALARM, recoveredState } from './alarms.ts';
import { whoLooksAfter } from './recipients.ts';

/** An alarm that no limit of a quantity raises: a zone, work at height. */
export interface EventAlarm {
  device: Pick<KnownDevice, 'id' | 'type' | 'org_id' | 'project_id'>;
  /** Value of the dictionary `alarm_kind`. */
  kind: number;
  area_id: string | null;
  staff_id: string | null;
  /** Value of the dictionary `warn_level`. */
  level: number;
  words: Label;
  /** When it happened, and by the server's clock, epoch ms. */
  at: number;
  received: number;
  /** Key of its notification: a newer one replaces an unread one. */
  group: string;
  /** Accounts that are told besides those who look after the device. */
  tells?: readonly string[];
}

/** Adds an alarm and tells people. @returns its id */
export async function raiseEvent(trx: Db, event: EventAlarm, quiet = false): Promise<string> {
  const { device, kind, area_id, staff_id, level, words, at, received, group } = event;
  const [since, now] = [new Date(at).toISOString(), new Date(received).toISOString()];
  const id = newId(received);
  const { org_id, project_id, type } = device;
  await trx
    .insertInto('alarm')
    .values({
      id,
      org_id,
      created_at: now,
      updated_at: now,
      version: 1,
      alarm_content: textOf(words, 'zh'),
      device_id: device.id,
      project_id,
      area_id,
      device_type: type.code,
      kind,
      staff_id,
      level,
      alarm_state: ALARM.fresh,
      started_at: since,
      level_at: since,
      received_at: now,
      repeats: 1,
    })
    .execute();
  if (quiet) return id;
  const people = new Set([...(await whoLooksAfter(trx, org_id)), ...(event.tells ?? [])]);
  const message = { kind: 'device_alarm', title: words, link: `/earlywarn/detail?id=${id}`, group, org_id } as const;
  const about = { resource: 'earlywarn', id, state: ALARM.fresh };
  await notifyUsers(trx, [...people], { ...message, about, urgency: level > 1 ? 'urgent' : 'normal' }, received);
  return id;
}

/** Ends alarms of events. @param at, received epoch ms */
export async function endEvents(trx: Db, ids: readonly string[], at: number, received: number): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('alarm')
    .set((eb) => ({
      recovered_at: new Date(at).toISOString(),
      updated_at: new Date(received).toISOString(),
      updated_by: null,
      version: eb('version', '+', 1),
      alarm_state: recoveredState(eb),
    }))
    .where('id', 'in', [...ids])
    .where('recovered_at', 'is', null)
    .execute();
}
