import type { Quantity } from '@gongdi/domain';
import type { PlanDrawing } from '../../plan/index.ts';
import { mainOf } from '../../device/model/values.ts';
import type { Monitor } from '../session/monitor.ts';
import type { Sample } from './field.ts';

/** Returns the values of the device type that most points of a drawing have: other types measure something else. */
export function samplesOf(
  monitor: Monitor,
  drawing: PlanDrawing,
): { quantity: Quantity | undefined; samples: Sample[] } {
  const { devices } = monitor.state.get();
  const byType = new Map<number, Sample[]>();
  for (const { device_id, x, y } of drawing.points) {
    const type = devices.get(device_id)?.type;
    const key = type === undefined ? undefined : mainOf(type)?.key;
    const value = key === undefined ? undefined : monitor.shown(device_id)?.values[key];
    if (type === undefined || value === undefined) continue;
    const list = byType.get(type) ?? [];
    list.push({ x, y, value });
    byType.set(type, list);
  }
  const [most] = [...byType].toSorted((a, b) => b[1].length - a[1].length);
  return most ? { quantity: mainOf(most[0]), samples: most[1] } : { quantity: undefined, samples: [] };
}
