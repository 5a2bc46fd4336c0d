import type { ModdleElement } from '../model/index.ts';
import type { Paint } from './paint.ts';
import type { Bounds } from './svg.ts';
import { element, points, short } from './svg.ts';

/**
 * Draws a diamond with the icon of the gateway's kind; `marked` decides whether an exclusive gateway shows its cross.
 */
export function drawGateway(gateway: ModdleElement, bounds: Bounds, paint: Paint, marked: boolean): string {
  const { x, y, width, height } = bounds;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const diamond = element('polygon', {
    points: points([
      [cx, y],
      [x + width, cy],
      [cx, y + height],
      [x, cy],
    ]),
    fill: paint.fill,
    stroke: paint.stroke,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });
  return diamond + sign(gateway, cx, cy, Math.min(width, height) / 50, paint, marked);
}

function sign(gateway: ModdleElement, cx: number, cy: number, size: number, paint: Paint, marked: boolean): string {
  const strokes = (d: string, width: number): string =>
    element('path', { d, fill: 'none', stroke: paint.stroke, 'stroke-width': width * size });
  const circle = (r: number, width: number): string =>
    element('circle', { cx, cy, r: r * size, fill: 'none', stroke: paint.stroke, 'stroke-width': width });
  const line = (dx: number, dy: number): string =>
    `M${short(cx - dx * size)},${short(cy - dy * size)}L${short(cx + dx * size)},${short(cy + dy * size)}`;
  switch (gateway.$type) {
    case 'bpmn:ExclusiveGateway':
      return marked ? strokes(line(7, 9) + line(-7, 9), 4) : '';
    case 'bpmn:ParallelGateway':
      return strokes(line(11, 0) + line(0, 11), 4);
    case 'bpmn:InclusiveGateway':
      return circle(12, 2.5 * size);
    case 'bpmn:ComplexGateway':
      return strokes(line(12, 0) + line(0, 12) + line(8, 8) + line(-8, 8), 3.5);
    case 'bpmn:EventBasedGateway':
      return eventBased(gateway, cx, cy, size, paint, circle);
    default:
      return '';
  }
}

/** Draws a pentagon in a circle, double when a running process waits; a cross instead when all events are awaited. */
function eventBased(
  gateway: ModdleElement,
  cx: number,
  cy: number,
  size: number,
  paint: Paint,
  circle: (r: number, width: number) => string,
): string {
  const all = gateway['eventGatewayType'] === 'Parallel';
  const corners = all ? cross(10, 3) : pentagon(9);
  const rings = circle(16, 1) + (gateway['instantiate'] === true ? '' : circle(13, 1));
  return (
    rings +
    element('polygon', {
      points: points(
        corners.map(([x, y]) => [x * size, y * size]),
        cx,
        cy,
      ),
      fill: 'none',
      stroke: paint.stroke,
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    })
  );
}

const pentagon = (radius: number): [number, number][] =>
  [0, 1, 2, 3, 4].map((corner) => {
    const angle = (corner / 5) * 2 * Math.PI - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

const cross = (long: number, wide: number): [number, number][] => [
  [-wide, -long],
  [wide, -long],
  [wide, -wide],
  [long, -wide],
  [long, wide],
  [wide, wide],
  [wide, long],
  [-wide, long],
  [-wide, wide],
  [-long, wide],
  [-long, -wide],
  [-wide, -wide],
];
