import { envelope } from './event-icons.ts';
import type { Paint } from './paint.ts';
import type { Point } from './svg.ts';
import { element, points, short } from './svg.ts';

/** Draws the icon of a task type; `at` is the upper left corner of its 20 by 18 box. */
type TaskIcon = (at: Point, paint: Paint, task: { instantiate: boolean }) => string;

const line = (paint: Paint, d: string, fill = 'none'): string =>
  element('path', {
    d,
    fill,
    stroke: paint.stroke,
    'stroke-width': 1,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });

/** A head above shoulders. */
const person: TaskIcon = ({ x, y }, paint) =>
  line(paint, `M${short(x + 1)},${short(y + 18)}v-3.5c0,-3 3,-4.5 5.5,-5h5c2.5,0.5 5.5,2 5.5,5v3.5z`, paint.fill) +
  element('circle', { cx: x + 9, cy: y + 5.5, r: 4.5, fill: paint.fill, stroke: paint.stroke, 'stroke-width': 1 }) +
  line(paint, `M${short(x + 4.8)},${short(y + 4)}c1.5,-3.5 6.9,-3.5 8.4,0c-2.4,1.2 -6,1.2 -8.4,0z`, paint.stroke) +
  line(paint, `M${short(x + 4.5)},${short(y + 18)}v-3M${short(x + 13.5)},${short(y + 18)}v-3`);

/** Draws a cogwheel: eight teeth around a hole. */
function wheel(cx: number, cy: number, radius: number, paint: Paint): string {
  const teeth = 8;
  const corners: [number, number][] = [];
  for (let at = 0; at < teeth * 4; at += 1) {
    const outer = at % 4 === 1 || at % 4 === 2;
    const angle = ((at + (outer ? 0 : 0.25 * (at % 4 === 0 ? 1 : -1))) / (teeth * 4)) * 2 * Math.PI;
    const reach = outer ? radius : radius * 0.74;
    corners.push([cx + reach * Math.sin(angle), cy - reach * Math.cos(angle)]);
  }
  return (
    element('polygon', {
      points: points(corners),
      fill: paint.fill,
      stroke: paint.stroke,
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    }) + element('circle', { cx, cy, r: radius * 0.34, fill: paint.fill, stroke: paint.stroke, 'stroke-width': 1 })
  );
}

const gears: TaskIcon = ({ x, y }, paint) => wheel(x + 6.5, y + 6.5, 6.5, paint) + wheel(x + 11.5, y + 11, 7, paint);

/** A sheet that curls at its sides, with lines of text. */
const scroll: TaskIcon = ({ x, y }, paint) =>
  line(
    paint,
    `M${short(x + 5)},${short(y)}h11c-4,4.5 -4,5.5 -2,9s2,5 -2,9h-11c4,-4 4,-5.5 2,-9s-2,-4.5 2,-9z`,
    paint.fill,
  ) +
  line(
    paint,
    `M${short(x + 5)},${short(y + 4)}h5.5M${short(x + 5)},${short(y + 7.5)}h5.5M${short(x + 6.5)},${short(y + 11)}h5.5M${short(x + 6)},${short(y + 14.5)}h5.5`,
  );

/** A hand held out, four fingers above a thumb. */
const hand: TaskIcon = ({ x, y }, paint) =>
  line(
    paint,
    `M${short(x + 1)},${short(y + 6)}l6,-4.5c1,-0.6 2.4,0.6 1.5,1.6l-2,2h9.5c1.6,0 1.6,2.2 0,2.2h1.5c1.6,0 1.6,2.3 0,2.3h-1c1.5,0 1.5,2.2 0,2.2h-1.2c1.4,0 1.4,2.1 0,2.1h-9c-2,0 -5.3,-1 -5.3,-2.5z`,
    paint.fill,
  ) +
  line(
    paint,
    `M${short(x + 9.5)},${short(y + 7.3)}h6.5M${short(x + 9.5)},${short(y + 9.6)}h6.5M${short(x + 9.5)},${short(y + 11.8)}h5`,
  );

/** A table with a head row and a first column. */
const table: TaskIcon = ({ x, y }, paint) =>
  line(paint, `M${short(x)},${short(y + 1)}h19v14h-19z`, paint.fill) +
  line(paint, `M${short(x)},${short(y + 1)}h19v4h-19z`, paint.stroke) +
  line(paint, `M${short(x)},${short(y + 10)}h19M${short(x + 6)},${short(y + 5)}v10`);

const send: TaskIcon = ({ x, y }, paint) => envelope({ x: x + 10, y: y + 7.5 }, 19, 13, paint, true);

const receive: TaskIcon = ({ x, y }, paint, { instantiate }) =>
  instantiate
    ? element('circle', { cx: x + 10, cy: y + 9, r: 10, fill: 'none', stroke: paint.stroke, 'stroke-width': 1 }) +
      envelope({ x: x + 10, y: y + 9 }, 12, 8, paint, false)
    : envelope({ x: x + 10, y: y + 7.5 }, 19, 13, paint, false);

/** Icons by type of task; plain tasks have none. */
export const TASK_ICONS: Readonly<Record<string, TaskIcon>> = {
  'bpmn:UserTask': person,
  'bpmn:ServiceTask': gears,
  'bpmn:ScriptTask': scroll,
  'bpmn:ManualTask': hand,
  'bpmn:BusinessRuleTask': table,
  'bpmn:SendTask': send,
  'bpmn:ReceiveTask': receive,
};
