import { fill } from '@gongdi/domain';
import type { PlanDevice, PlanPoint } from './point.ts';
import type { PlanText } from '../text/index.ts';

/** Returns the name of a point: its own name, otherwise its device's name, otherwise its number on the drawing. */
function nameOf(point: PlanPoint, index: number, devices: ReadonlyMap<string, PlanDevice>, text: PlanText): string {
  return point.name || devices.get(point.device_id)?.name || fill(text.unnamed, { number: index + 1 });
}

/** Returns the names of all points of a drawing, by key. */
export function namesOf(
  points: readonly PlanPoint[],
  devices: ReadonlyMap<string, PlanDevice>,
  text: PlanText,
): Map<string, string> {
  return new Map(points.map((point, index) => [point.key, nameOf(point, index, devices, text)]));
}

/** Converts a fraction to percent with two decimals, for display and input. */
export const percent = (fraction: number): number => Number((fraction * 100).toFixed(2));
