import { useEffect, useState } from 'react';
import type { TrackPoint } from '@gongdi/geo';
import type { DeviceSession } from '../session/device-session.ts';

/** Maximum number of newest positions stored besides the requested track. */
const MOST = 2000;

/** Returns the positions that a device has reported since its panel is open. */
export function useTold(session: DeviceSession, device: string): readonly TrackPoint[] {
  const [recent, setTold] = useState<{ device: string; points: readonly TrackPoint[] }>({ device, points: [] });
  useEffect(
    () =>
      session.readings.listen((ids) => {
        const reading = ids.has(device) ? session.readings.get(device) : undefined;
        const { longitude, latitude } = reading?.values ?? {};
        if (!reading?.at || longitude === undefined || latitude === undefined) return;
        const at = Date.parse(reading.at);
        if (longitude === 0 && latitude === 0) return;
        setTold((old) => {
          const points = old.device === device ? old.points : [];
          if (at <= (points.at(-1)?.at ?? -Infinity)) return old;
          return { device, points: [...points, { at, place: [longitude, latitude] as const }].slice(-MOST) };
        });
      }),
    [session, device],
  );
  return recent.device === device ? recent.points : [];
}
