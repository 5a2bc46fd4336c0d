import type { Paint } from './paint.ts';
import type { Point } from './svg.ts';
import { element, points, short } from './svg.ts';

/** Draws the icon inside an event's circle around a centre. `size` is 1 for an event of 36 pixels. */
type EventIcon = (at: Point, size: number, paint: Paint, throwing: boolean) => string;

type Corners = readonly (readonly [number, number])[];

/** Returns a polygon icon that is hollow for a catching event and filled for a throwing event, as BPMN requires. */
const polygon =
  (corners: Corners): EventIcon =>
  (at, size, paint, throwing) =>
    element('polygon', {
      points: points(
        corners.map(([x, y]) => [x * size, y * size]),
        at.x,
        at.y,
      ),
      fill: throwing ? paint.stroke : 'none',
      stroke: paint.stroke,
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    });

const regular = (corners: number, radius: number): Corners =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });

/**
 * Draws an envelope: outline and flap. When it is thrown, the body is filled and the flap is cut out in the event's
 * colour.
 */
export function envelope(at: Point, width: number, height: number, paint: Paint, filled: boolean): string {
  const [left, top] = [at.x - width / 2, at.y - height / 2];
  const flap: Corners = [
    [left, top],
    [at.x, at.y + height * 0.08],
    [left + width, top],
  ];
  return (
    element('rect', {
      x: left,
      y: top,
      width,
      height,
      fill: filled ? paint.stroke : paint.fill,
      stroke: paint.stroke,
      'stroke-width': 1,
    }) +
    element('polyline', {
      points: points(flap),
      fill: 'none',
      stroke: filled ? paint.fill : paint.stroke,
      'stroke-width': 1,
    })
  );
}

const clock: EventIcon = (at, size, paint) => {
  const radius = 11 * size;
  let ticks = '';
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (hour / 12) * 2 * Math.PI;
    const [x, y] = [Math.sin(angle), Math.cos(angle)];
    ticks += `M${short(at.x + x * radius)},${short(at.y + y * radius)}L${short(at.x + x * radius * 0.82)},${short(at.y + y * radius * 0.82)}`;
  }
  const hands = `M${short(at.x + 1.6 * size)},${short(at.y - 7.5 * size)}L${short(at.x)},${short(at.y)}L${short(at.x + 6 * size)},${short(at.y + 0.6 * size)}`;
  return (
    element('circle', { cx: at.x, cy: at.y, r: radius, fill: paint.fill, stroke: paint.stroke, 'stroke-width': 1.5 }) +
    element('path', {
      d: ticks + hands,
      fill: 'none',
      stroke: paint.stroke,
      'stroke-width': 1,
      'stroke-linecap': 'round',
    })
  );
};

const page: EventIcon = (at, size, paint) => {
  const [w, h] = [7 * size, 9 * size];
  let lines = '';
  for (let row = -2; row <= 1; row += 1) {
    const y = short(at.y + (row + 0.5) * 4.2 * size);
    lines += `M${short(at.x - w * 0.7)},${y}H${short(at.x + w * 0.7)}`;
  }
  return (
    element('rect', {
      x: at.x - w,
      y: at.y - h,
      width: 2 * w,
      height: 2 * h,
      fill: 'none',
      stroke: paint.stroke,
      'stroke-width': 1,
    }) + element('path', { d: lines, stroke: paint.stroke, 'stroke-width': 1 })
  );
};

const disc: EventIcon = (at, size, paint) =>
  element('circle', { cx: at.x, cy: at.y, r: 11 * size, fill: paint.stroke });

const rewind: EventIcon = (at, size, paint, throwing) =>
  polygon([
    [-1, -7],
    [-1, 7],
    [-10, 0],
  ])(at, size, paint, throwing) +
  polygon([
    [8, -7],
    [8, 7],
    [-1, 0],
  ])(at, size, paint, throwing);

/** Icons by type of event definition. */
export const EVENT_ICONS: Readonly<Record<string, EventIcon>> = {
  'bpmn:MessageEventDefinition': (at, size, paint, throwing) => envelope(at, 18 * size, 12 * size, paint, throwing),
  'bpmn:TimerEventDefinition': clock,
  'bpmn:ConditionalEventDefinition': page,
  'bpmn:TerminateEventDefinition': disc,
  'bpmn:CompensateEventDefinition': rewind,
  'bpmn:EscalationEventDefinition': polygon([
    [0, -10],
    [7, 9],
    [0, 2],
    [-7, 9],
  ]),
  'bpmn:ErrorEventDefinition': polygon([
    [-9, 9],
    [-4, -8],
    [3, 2],
    [9, -9],
    [4, 8],
    [-3, -2],
  ]),
  'bpmn:CancelEventDefinition': polygon([
    [-9, -6],
    [-6, -9],
    [0, -3],
    [6, -9],
    [9, -6],
    [3, 0],
    [9, 6],
    [6, 9],
    [0, 3],
    [-6, 9],
    [-9, 6],
    [-3, 0],
  ]),
  'bpmn:LinkEventDefinition': polygon([
    [-9, -4],
    [1, -4],
    [1, -8],
    [10, 0],
    [1, 8],
    [1, 4],
    [-9, 4],
  ]),
  'bpmn:SignalEventDefinition': polygon([
    [0, -10],
    [9, 6],
    [-9, 6],
  ]),
};

/** Icons of events with several definitions: any of them (pentagon), or all of them (cross). */
export const MULTIPLE = polygon(regular(5, 10));
export const PARALLEL_MULTIPLE = polygon([
  [-3, -10],
  [3, -10],
  [3, -3],
  [10, -3],
  [10, 3],
  [3, 3],
  [3, 10],
  [-3, 10],
  [-3, 3],
  [-10, 3],
  [-10, -3],
  [-3, -3],
]);
