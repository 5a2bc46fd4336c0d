import { allDeviceTypes, textOf } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { tellUsers } from '../../notify/index.ts';
import { newId, transaction } from '../../store/index.ts';
import { telemetryLabel } from '../text/index.ts';
import { ALARM, ALARM_KIND } from './alarms.ts';
import { whoLooksAfter } from './recipients.ts';

/** Silence warns; nothing is known to be wrong with what the device measures. */
const LEVEL = 1;

interface SilentDevice {
  id: string;
  device_name: string;
  device_type: number;
  org_id: string | null;
  project_id: string | null;
  area_id: string | null;
  /** When it was heard of last. */
  heard: string;
}

/**
 * Marks as offline what has been silent for longer than its type allows, and makes an alarm of it that lasts until the
 * device is heard again. People get one notice for all devices, which grows while it is unread.
 * @returns their ids
 */
export async function markSilent(db: Kysely<unknown>, now: number): Promise<string[]> {
  const types = allDeviceTypes();
  return transaction(db, async (trx) => {
    const { rows } = await sql<SilentDevice>`update device d set online = 0
      from telemetry_latest l,
        unnest(${types.map(({ code }) => code)}::int[], ${types.map(({ offlineAfter }) => offlineAfter)}::int[])
          as allowed (code, seconds)
      where l.device_id = d.id and allowed.code = d.device_type and d.online = 1
        and l.received_at < ${new Date(now).toISOString()}::timestamptz - make_interval(secs => allowed.seconds)
      returning d.id, d.device_name, d.device_type, d.org_id, d.project_id, d.area_id, l.received_at as heard`.execute(
      trx,
    );
    // Nobody misses what has been taken away.
    const { rows: removed } = await sql<{ id: string }>`select id from device
      where id = any(${rows.map(({ id }) => id)}) and install_status = 3`.execute(trx);
    const gone = new Set(removed.map(({ id }) => id));
    await raise(
      trx,
      rows.filter(({ id }) => !gone.has(id)),
      now,
    );
    return rows.map(({ id }) => id);
  });
}

async function raise(trx: Kysely<unknown>, silent: readonly SilentDevice[], now: number): Promise<void> {
  if (silent.length === 0) return;
  const lines = silent.map((one) => ({
    ...one,
    alarm_id: newId(now),
    content: textOf(telemetryLabel('silent', { device: one.device_name }), 'zh'),
  }));
  const at = new Date(now).toISOString();
  await sql`insert into alarm (id, org_id, created_at, updated_at, version, alarm_content, device_id, project_id, area_id,
      device_type, kind, level, alarm_state, started_at, level_at, received_at, repeats)
    select alarm_id, org_id, ${at}, ${at}, 1, content, id, project_id, area_id, device_type, ${ALARM_KIND.offline}::int,
      ${LEVEL}::int, ${ALARM.fresh}::int, heard, ${at}, ${at}, 1
    from json_to_recordset(${JSON.stringify(lines)}::json) as given (alarm_id text, org_id text, content text, id text,
      project_id text, area_id text, device_type int, heard timestamptz)
    where not exists (select 1 from alarm open where open.device_id = given.id and open.kind = ${ALARM_KIND.offline}
      and open.recovered_at is null)`.execute(trx);
  const counts = new Map<string, number>();
  for (const org_id of new Set(lines.map((one) => one.org_id))) {
    const count = lines.filter((one) => one.org_id === org_id).length;
    for (const person of await whoLooksAfter(trx, org_id)) counts.set(person, (counts.get(person) ?? 0) + count);
  }
  const title = telemetryLabel('silentMany', { device: lines.at(-1)!.device_name });
  const link = `/earlywarn?kind=${ALARM_KIND.offline}&alarm_state=1,2`;
  const message = { kind: 'device_alarm' as const, title, link, group: 'offline' };
  for (const times of new Set(counts.values())) {
    const people = [...counts].flatMap(([person, count]) => (count === times ? [person] : []));
    await tellUsers(trx, people, { ...message, times }, now);
  }
}

/** Ends the silence of devices that were heard of, in the transaction of their readings. */
export async function endSilence(trx: Kysely<unknown>, heard: readonly { id: string; at: number }[]): Promise<void> {
  if (heard.length === 0) return;
  await sql`update alarm set recovered_at = to_timestamp(given.at / 1000.0),
      updated_at = to_timestamp(given.at / 1000.0), updated_by = null, version = version + 1,
      alarm_state = case when alarm_state = ${ALARM.closed} then alarm_state else ${ALARM.recovered} end
    from unnest(${heard.map(({ id }) => id)}::text[], ${heard.map(({ at }) => at)}::bigint[]) as given (id, at)
    where alarm.device_id = given.id and alarm.kind = ${ALARM_KIND.offline} and alarm.recovered_at is null`.execute(
    trx,
  );
}
