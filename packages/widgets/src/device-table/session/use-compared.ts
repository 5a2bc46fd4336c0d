import { useEffect, useMemo } from 'react';
import type { DeviceSession } from '../../device/session/device-session.ts';
import type { Device } from '../../device/props.ts';
import type { TableDevice } from '../props.ts';
import type { TableSession } from './table-session.ts';

export interface Compared {
  /** Every device of the type by its id: what a chart calls its lines by. */
  known: ReadonlyMap<string, Device>;
  /** Those beside the one that is open, by name. */
  others: readonly Device[];
}

/** What the open device can be compared with: the others of its type. What these tell goes to its chart as well. */
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
        const told = wanted.flatMap((device_id) => {
          const reading = device_id !== id && ids.has(device_id) ? table.readings.get(device_id) : undefined;
          return reading ? [{ device_id, ...reading }] : [];
        });
        if (told.length > 0) session.push(told);
      }),
    [table, session, id],
  );
  return useMemo(() => {
    const same = [...devices.values()].filter((one) => one.type === type);
    const others = same.filter((one) => one.id !== id).toSorted((a, b) => a.name.localeCompare(b.name, 'zh-CN'));
    return { known: new Map(same.map((one) => [one.id, one])), others };
  }, [devices, id, type]);
}
