import { devicelist } from '@gongdi/domain';
import { distanceOn, pausesOf, trackOf, type Pause, type Track } from '@gongdi/geo';
import { sql } from 'kysely';
import type { Scope } from '../handler/index.ts';
import type { ReadSetting } from '../settings/index.ts';
import { anyOf, epochMs, permitted, type Db } from '../store/index.ts';
import { readPositions } from '../telemetry/index.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

interface Deps {
  db: Db;
  setting: ReadSetting;
  /** IANA zone in which days begin. */
  timeZone: string;
}

export interface TracksAsked {
  project_id: string;
  device_ids: readonly string[];
  /** Epoch ms: `begin` is included, `end` is excluded. */
  begin: number;
  end: number;
  /** Most positions that are read, over all devices. */
  most: number;
}

/** The way of a device, with what is known of it. */
export interface ReadTrack {
  device_id: string;
  device_name: string;
  device_number: string;
  device_type: number;
  track: Track;
  positions: number;
  /** Metres. */
  distance: number;
  pauses: Pause[];
}

export interface ReadTracks {
  /** Silence that cuts a track, ms: the setting, or three times the time between two positions that were read. */
  gap: number;
  tracks: ReadTrack[];
}

/**
 * Returns the ways of devices of a project that the scope may read, in the order of the ids. The time before a device
 * came to the project is left out: it was then elsewhere, maybe at another company.
 * @param now epoch ms
 */
export async function readTracks(
  { db, setting, timeZone }: Deps,
  scope: Scope,
  asked: TracksAsked,
  now: number,
): Promise<ReadTracks> {
  const { project_id, device_ids, begin, end, most } = asked;
  const found = await db
    .selectFrom('device as d')
    .select(['d.id', 'd.device_name', 'd.device_number', 'd.device_type'])
    .select(({ ref }) =>
      epochMs(sql<string | null>`${ref('d.installed_at')}::timestamp at time zone ${timeZone}::text`).as('since'),
    )
    .where('d.id', '=', anyOf([...device_ids]))
    .where('d.project_id', '=', project_id)
    .where(permitted(devicelist, scope, 'read', sql`d.id`))
    .execute();
  const devices = found.toSorted((a, b) => device_ids.indexOf(a.id) - device_ids.indexOf(b.id));
  const { step, of } = await readPositions(db, {
    devices: devices.map(({ id, since }) => ({ id, begin: Math.min(end, Math.max(begin, since ?? begin)) })),
    end,
    most,
    readingsFrom: now - setting('readings_days') * DAY,
  });
  const gap = Math.max(setting('track_gap_minutes') * MINUTE, 3 * step * 1000);
  const [radius, least] = [setting('track_pause_metres'), setting('track_pause_minutes') * MINUTE];
  const tracks = devices.map(({ id, device_name, device_number, device_type }): ReadTrack => {
    const positions = of.get(id) ?? [];
    const track = trackOf(
      positions.map(([at, longitude, latitude]) => ({ at, place: [longitude, latitude] })),
      gap,
    );
    const pauses = pausesOf(track, radius, least);
    const distance = Math.round(distanceOn(track, pauses));
    const known = { device_id: id, device_name, device_number, device_type };
    return { ...known, track, positions: positions.length, pauses, distance };
  });
  return { gap, tracks };
}
