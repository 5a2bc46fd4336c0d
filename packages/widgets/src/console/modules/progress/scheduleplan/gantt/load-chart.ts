import { loadOf, type Load, type Schedule } from '@gongdi/domain/schedule';
import type { Doc } from '../../../../generic/schedule/doc.ts';
import type { Colours, Window } from './draw.ts';
import type { Axis } from './scale.ts';

/** Heads by day of one crew, or of all. */
export function headsOf({ tasks }: Doc, schedule: Schedule, crew: string | undefined): Load | undefined {
  const assigned = tasks.flatMap(({ id, crew: own, heads }) =>
    own !== null && heads !== null && (crew === undefined || own === crew)
      ? [{ task: id, resource: 'all', units: heads }]
      : [],
  );
  return loadOf(schedule, assigned)[0];
}

export const LOAD_HEIGHT = 96;

/** Draws heads by day below the bars, on the same axis. */
export function drawLoad(
  context: CanvasRenderingContext2D,
  {
    load,
    axis,
    colours,
    words,
  }: { load: Load | undefined; axis: Axis; colours: Colours; words: (most: number) => string },
  { left, width }: Pick<Window, 'left' | 'width'>,
): void {
  context.clearRect(0, 0, width, LOAD_HEIGHT);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, LOAD_HEIGHT);
  if (!load) return;
  const most = Math.max(1, ...load.units);
  const room = LOAD_HEIGHT - 22;
  context.fillStyle = colours.bar;
  context.globalAlpha = 0.55;
  for (let day = 0; day < load.units.length; day += 1) {
    const x = axis.xOf((load.firstDay + day) * 1440) - left;
    if (x > width || x + axis.zoom.day < 0) continue;
    const height = (load.units[day]! / most) * room;
    context.fillRect(x, LOAD_HEIGHT - height, Math.max(1, axis.zoom.day - (axis.zoom.day > 6 ? 1 : 0)), height);
  }
  context.globalAlpha = 1;
  context.font = `12px ${colours.font}`;
  context.textBaseline = 'middle';
  context.fillStyle = colours.weak;
  context.fillText(words(most), 8, 10);
}
