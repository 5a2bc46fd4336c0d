import type { LevelNumber } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** The last that a device has told. */
export interface LatestReading {
  device_id: string;
  device_number: string;
  device_name: string;
  device_type: number;
  project_id: string | null;
  area_id: string | null;
  online: 0 | 1;
  /** 0 normal, 1 warning, 2 alarm, 3 control. */
  level: LevelNumber;
  /** When it was measured; null: nothing came yet. */
  at: string | null;
  /** By quantity, in its unit. */
  values: Record<string, number>;
  /** Levels of quantities that are not normal. */
  levels: Record<string, LevelNumber>;
}

/** Newest readings of devices that a condition on `d` (the table `device`) lets through, by their number. */
export async function latestWhere(db: Kysely<unknown>, condition: RawBuilder<unknown>): Promise<LatestReading[]> {
  const { rows } = await sql<LatestReading>`
    select d.id as device_id, d.device_number, d.device_name, d.device_type, d.project_id, d.area_id,
      case when d.online = 1 then 1 else 0 end as online, coalesce(l.level, 0) as level, l.ts as at,
      coalesce(l."values", '{}'::jsonb) as "values", coalesce(l.levels, '{}'::jsonb) as levels
    from device d left join telemetry_latest l on l.device_id = d.id
    where ${condition} order by d.device_number, d.id`.execute(db);
  return rows;
}

/** Newest readings of some devices, whether they have told anything or not. Unknown ids are left out. */
export function latestOf(db: Kysely<unknown>, device_ids: readonly string[]): Promise<LatestReading[]> {
  return latestWhere(db, sql`d.id = any(${[...device_ids]}::text[])`);
}
