import { allDeviceTypes } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';

/**
 * Marks as offline what has been silent for longer than its type allows.
 * @returns their ids
 */
export async function markSilent(db: Kysely<unknown>, now: number): Promise<string[]> {
  const types = allDeviceTypes();
  const { rows } = await sql<{ id: string }>`update device d set online = 0
    from telemetry_latest l,
      unnest(${types.map(({ code }) => code)}::int[], ${types.map(({ offlineAfter }) => offlineAfter)}::int[])
        as allowed (code, seconds)
    where l.device_id = d.id and allowed.code = d.device_type and d.online = 1
      and l.received_at < ${new Date(now).toISOString()}::timestamptz - make_interval(secs => allowed.seconds)
    returning d.id`.execute(db);
  return rows.map(({ id }) => id);
}
