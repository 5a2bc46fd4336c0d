import { SMART_HELMET } from '@gongdi/domain';
import type { LonLat } from '@gongdi/geo';
import type { Db } from '../../store/index.ts';
import { instantOf } from '../instant-of.ts';
import type { LevelState } from '../levels/judge.ts';
import type { KnownDevice } from '../registry.ts';
import type { Reading } from '../store-readings.ts';
import { judgeZones } from './judge-zones.ts';
import type { Zone } from './zone.ts';
import type { DeviceZoneChange } from './zone-alarms.ts';
import type { ZoneStore } from './zone-store.ts';

interface JudgedPositions {
  /** @param newer readings of a device that are not older than those before, in order */
  judge: (device: KnownDevice, newer: readonly Reading[], state: LevelState) => LevelState;
  /** What the positions changed, in order. */
  changes: DeviceZoneChange[];
}

/** Returns whether the positions of a device are judged: those of helmets on a project. */
const isJudged = ({ type, project_id }: KnownDevice): boolean => type.code === SMART_HELMET && project_id !== null;

/**
 * Prepares the judgement of the positions in a batch; undefined: none is of a helmet. What arrives late raises and ends
 * nothing: it would tell people of what is over.
 */
export async function judgePositions(
  trx: Db,
  store: ZoneStore,
  byDevice: ReadonlyMap<string, readonly Reading[]>,
): Promise<JudgedPositions | undefined> {
  const projects = new Set<string>();
  for (const [{ device }] of byDevice.values() as Iterable<readonly [Reading]>)
    if (isJudged(device)) projects.add(device.project_id!);
  if (projects.size === 0) return undefined;
  const { leaving, late, ...limits } = store.limits();
  const zones = new Map<string, readonly Zone[]>();
  for (const project_id of projects) {
    const all = await store.of(trx, project_id);
    zones.set(project_id, leaving ? all : all.filter(({ kind }) => kind !== 'site'));
  }
  const changes: DeviceZoneChange[] = [];
  return {
    changes,
    judge: (device, newer, before) => {
      if (!isJudged(device)) return before;
      const own = zones.get(device.project_id!)!;
      let states = before.zones ?? {};
      for (const one of newer) {
        const place = placeOf(one.values);
        if (!place || one.received - one.ts > late) continue;
        const judged = judgeZones(own, states, place, limits);
        states = judged.states;
        for (const change of judged.changes)
          changes.push({ device, at: instantOf(one), received: one.received, change });
      }
      return states === before.zones || (!before.zones && Object.keys(states).length === 0)
        ? before
        : { ...before, zones: states };
    },
  };
}

/** The position in a reading; receivers without a fix report (0, 0). */
function placeOf(values: Readonly<Record<string, number>>): LonLat | undefined {
  const { longitude, latitude } = values;
  if (longitude === undefined || latitude === undefined || (longitude === 0 && latitude === 0)) return undefined;
  return [longitude, latitude];
}
