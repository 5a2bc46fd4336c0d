import { isCoordinateSystem, type CoordinateSystem } from '@gongdi/geo';
import { storedPolygons } from '../../fences/index.ts';
import type { ReadSetting } from '../../settings/index.ts';
import type { Db, Listener } from '../../store/index.ts';
import type { ZoneLimits } from './judge-zones.ts';
import { zoneOf, type Zone } from './zone.ts';

/** The zones of projects, read once and cached until somebody changes a fence, an area or the fence of a project. */
export interface ZoneStore {
  open: (listener: Listener) => Promise<void>;
  close: () => Promise<void>;
  /** Returns the zones of a project: its site, and the fenced areas that are monitored. */
  of: (db: Db, project_id: string) => Promise<readonly Zone[]>;
  limits: () => ZoneLimits & { leaving: boolean; late: number };
  /** Forgets everything now; other servers are notified by triggers of the database. */
  forget: () => void;
}

/** Value of the dictionary `monitor_status`. */
const MONITOR_ENDED = 2;
/** Channel of the triggers (migration `fences-act`). */
const CHANNEL = 'gongdi_zones';

export function zoneStore(setting: ReadSetting): ZoneStore {
  const known = new Map<string, readonly Zone[]>();
  let turn = 0;
  let stop: (() => Promise<void>) | undefined;
  const forget = (): void => {
    turn += 1;
    known.clear();
  };
  return {
    open: async (listener) => {
      stop = await listener.listen(CHANNEL, forget, forget);
    },
    close: async () => {
      await stop?.().catch(() => undefined);
      stop = undefined;
    },
    of: async (db, project_id) => {
      const found = known.get(project_id);
      if (found) return found;
      const begun = turn;
      const zones = [...(await siteOf(db, project_id)), ...(await dangersOf(db, project_id))];
      // What changed while it was read is read again next time.
      if (begun === turn) known.set(project_id, zones);
      return zones;
    },
    limits: () => ({
      positions: setting('helmet_fence_positions'),
      margin: setting('helmet_fence_margin'),
      leaving: setting('helmet_leave_alarm'),
      late: setting('helmet_late_seconds') * 1000,
    }),
    forget,
  };
}

const systemOf = (system: string): CoordinateSystem => (isCoordinateSystem(system) ? system : 'GCJ-02');

/** The fence that the address of a project names. */
async function siteOf(db: Db, project_id: string): Promise<Zone[]> {
  const found = await db
    .selectFrom('project as p')
    .innerJoin('fence as f', (join) =>
      join.on(({ eb, ref }) => eb('f.code', '=', ref('p.project_address', '->>').key('fence'))),
    )
    .innerJoin('fence_version as v', (join) => join.onRef('v.code', '=', 'f.code').onRef('v.version', '=', 'f.version'))
    .select(['p.project_name', 'v.data', 'v.system', 'v.holes'])
    .where('p.id', '=', project_id)
    .where(({ eb, or }) => or([eb('f.project_id', 'is', null), eb('f.project_id', '=', project_id)]))
    .executeTakeFirst();
  if (!found) return [];
  const polygons = storedPolygons(found.data, found.holes);
  if (polygons.length === 0) return [];
  const names = { key: `site:${project_id}`, kind: 'site' as const, name: found.project_name };
  return [zoneOf(names, polygons, systemOf(found.system))];
}

/** The areas of a project with a fence whose monitoring has not ended. */
async function dangersOf(db: Db, project_id: string): Promise<Zone[]> {
  const rows = await db
    .selectFrom('area as a')
    .innerJoin('area_fence as f', 'f.area_id', 'a.id')
    .select(['a.id', 'a.area_name', 'f.data', 'f.system', 'f.holes'])
    .where('a.project_id', '=', project_id)
    .where(({ eb, or }) => or([eb('a.monitor_status', 'is', null), eb('a.monitor_status', '<>', MONITOR_ENDED)]))
    .orderBy('a.id')
    .execute();
  return rows.flatMap(({ id, area_name, data, system, holes }) => {
    const polygons = storedPolygons(data, holes);
    if (polygons.length === 0) return [];
    return [zoneOf({ key: `area:${id}`, kind: 'danger', name: area_name }, polygons, systemOf(system))];
  });
}
