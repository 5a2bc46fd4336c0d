import type { AreaReading, AreaRealData } from '@gongdi/api';
import type { Db } from '../../../store/index.ts';
import type { StoredArea } from './area-store.ts';
import { devicesById, latestOf, type Latest, type SiteDevice } from './devices.ts';
import { pointsOf } from './points.ts';

/**
 * Returns the points on the first drawings of areas with the last readings of their devices, in the order of areas and
 * points.
 */
export async function realDataOf(
  db: Db,
  areas: readonly StoredArea[],
  device_number?: string,
): Promise<AreaRealData[]> {
  const byId = new Map(areas.map((area) => [area.id, area]));
  const points = (await pointsOf(db, [...byId.keys()])).filter(
    ({ drawing_id, device_id }) => drawing_id === null && device_id !== '',
  );
  const ids = points.map(({ device_id }) => device_id);
  const [devices, latest] = [await devicesById(db, ids), await latestOf(db, ids)];
  const order = new Map(areas.map(({ id }, index) => [id, index]));
  return points
    .toSorted((a, b) => order.get(a.area_id)! - order.get(b.area_id)!)
    .flatMap((point) => {
      const device = devices.get(point.device_id);
      const area = byId.get(point.area_id)!;
      if (!device || (device_number !== undefined && device.device_number !== device_number)) return [];
      return [
        {
          ...readingOf(device, latest.get(device.id)),
          area_id: area.id,
          area_name: area.area_name,
          project_id: area.project_id,
          point_name: point.name || device.device_name,
          xaxis: point.xaxis,
          yaxis: point.yaxis,
        },
      ];
    });
}

/** Returns the last readings of devices. */
export async function readingsOf(db: Db, ids: readonly string[]): Promise<AreaReading[]> {
  const [devices, latest] = [await devicesById(db, ids), await latestOf(db, ids)];
  return ids.flatMap((id) => {
    const device = devices.get(id);
    return device ? [readingOf(device, latest.get(id))] : [];
  });
}

function readingOf(device: SiteDevice, latest: Latest | undefined): AreaReading {
  return {
    device_id: device.id,
    device_number: device.device_number,
    device_name: device.device_name,
    device_type: device.device_type,
    online: device.online,
    level: device.level,
    at: latest?.at ?? null,
    values: latest?.values ?? {},
  };
}
