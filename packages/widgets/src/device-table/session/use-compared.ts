import { useEffect, useMemo } from 'react';
import type { DeviceSession } from '../../device/session/device-session.ts';
import type { Device } from '../../device/host/props.ts';
import type { TableDevice } from '../host/props.ts';
import type { TableSession } from './table-session.ts';

export interface Compared {
  /** All devices of the type by id; a chart takes the names of its lines from them. */
  known: ReadonlyMap<string, Device>;
  /** The devices of the type except the open one, sorted by name. */
  others: readonly Device[];
}

/**
 * Returns the devices that the open device can be compared with: those of the same type. Their readings also go to its
 * chart.
 */
export function useCompared(
  table: TableSession,
  devices: ReadonlyMap<string, TableDevice>,
  session: DeviceSession,
  { id, type }: TableDevice,
): Compared {
  useEffect(
    () =>
      table.readings.listen((ids) => {
        const wanted = session.state.get().chart?.devices ?? [];
        const readings = wanted.flatMap((device_id) => {
          const reading = device_id !== id && ids.has(device_id) ? table.readings.get(device_id) : undefined;
          return reading ? [{ device_id, ...reading }] : [];
        });
        if (readings.length > 0) session.push(readings);
      }),
    [table, session, id],
  );
  return useMemo(() => {
    const same = [...devices.values()].filter((one) => one.type === type);
    const others = same.filter((one) => one.id !== id).toSorted((a, b) => a.name.localeCompare(b.name, 'zh-CN'));
    return { known: new Map(same.map((one) => [one.id, one])), others };
  }, [devices, id, type]);
}
