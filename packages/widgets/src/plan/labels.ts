import { fill } from '@gongdi/domain';
import type { PlanDevice, PlanPoint } from './point.ts';
import type { PlanText } from './text/index.ts';

/** What a point is called: its own name, else its device's, else its number on the drawing. */
export function nameOf(
  point: PlanPoint,
  index: number,
  devices: ReadonlyMap<string, PlanDevice>,
  text: PlanText,
): string {
  return point.name || devices.get(point.device_id)?.name || fill(text.unnamed, { number: index + 1 });
}

/** Names of all points of a drawing, by key. */
export function namesOf(
  points: readonly PlanPoint[],
  devices: ReadonlyMap<string, PlanDevice>,
  text: PlanText,
): Map<string, string> {
  return new Map(points.map((point, index) => [point.key, nameOf(point, index, devices, text)]));
}

/** A fraction in percent, two digits: what a person reads and types. */
export const percent = (fraction: number): number => Number((fraction * 100).toFixed(2));
