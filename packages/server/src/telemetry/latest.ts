import type { LevelNumber } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../store/index.ts';

/** The newest values that a device has sent. */
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
  /** When the values were measured; null: the device has sent nothing yet. */
  at: string | null;
  /** By quantity, in its unit. */
  values: Record<string, number>;
  /** Levels of quantities that are not normal. */
  levels: Record<string, LevelNumber>;
}

/** Returns the newest readings of the devices that match a condition on `d` (the table `device`), by device number. */
export async function latestWhere(db: Db, condition: RawBuilder<boolean>): Promise<LatestReading[]> {
  const rows = await db
    .selectFrom('device as d')
    .leftJoin('telemetry_latest as l', 'l.device_id', 'd.id')
    .select(['d.id as device_id', 'd.device_number', 'd.device_name', 'd.device_type', 'd.project_id', 'd.area_id'])
    .select(['d.online', 'l.level', 'l.ts as at', 'l.values', 'l.levels'])
    .where(condition)
    .orderBy('d.device_number')
    .orderBy('d.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    online: row.online === 1 ? 1 : 0,
    level: (row.level ?? 0) as LevelNumber,
    values: row.values ?? {},
    levels: (row.levels ?? {}) as LatestReading['levels'],
  }));
}

/** Returns the newest readings of some devices, including devices that have sent nothing. Unknown ids are left out. */
export function latestOf(db: Db, device_ids: readonly string[]): Promise<LatestReading[]> {
  return latestWhere(db, sql<boolean>`d.id = any(${[...device_ids]}::text[])`);
}
