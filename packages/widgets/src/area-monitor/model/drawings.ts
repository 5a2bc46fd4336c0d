import type { PlanDrawing } from '../../plan/index.ts';
import type { MonitorArea, MonitorDevice, MonitorDrawing, MonitorPoint, WholeArea } from '../host/props.ts';

/** Gives each point a key that stays the same when the area is read again, so that the selection survives. */
export function planOf({ points, ...drawing }: MonitorDrawing): PlanDrawing {
  const seen = new Map<string, number>();
  return {
    ...drawing,
    points: points.map((point, index) => {
      const own = point.device_id || `#${index}`;
      const again = seen.get(own) ?? 0;
      seen.set(own, again + 1);
      return { ...point, key: `${drawing.key}/${own}${again ? `/${again}` : ''}` };
    }),
  };
}

/** Builds an area from the properties that a host sets. */
export function areaOfProps(area: MonitorArea | null, points: readonly MonitorPoint[]): WholeArea {
  const devices = new Map<string, MonitorDevice>();
  for (const { device_id, device_type, device_name, device_number, name } of points)
    if (!devices.has(device_id))
      devices.set(device_id, {
        id: device_id,
        name: device_name ?? name ?? device_number ?? device_id,
        number: device_number ?? '',
        type: device_type,
      });
  const drawing: MonitorDrawing = {
    key: 'main',
    name: '',
    width: area?.width ?? 0,
    height: area?.height ?? 0,
    url: area?.url ?? '',
    points: points.map(({ device_id, name, x, y }) => ({ device_id, name: name ?? '', x, y })),
  };
  return { name: area?.name ?? '', drawings: [drawing], devices: [...devices.values()], readings: [] };
}
