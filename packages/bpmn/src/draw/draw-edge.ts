import type { ModdleElement } from '../model/index.ts';
import type { Paint } from './paint.ts';
import { EXTERNAL_FONT_SIZE, label, measureLabel } from './label.ts';
import { middleOf } from './middle.ts';
import { isElement, textOf, type SceneEdge } from './scene.ts';
import type { Point } from './svg.ts';
import { element, points, short } from './svg.ts';

const CORNER = 5;

/** Draws a connection with the arrow heads and the stroke of its kind. */
export function drawEdge({ semantic: edge, di, waypoints }: SceneEdge, paint: Paint): string {
  switch (edge.$type) {
    case 'bpmn:SequenceFlow':
      return sequenceFlow(edge, waypoints, paint);
    case 'bpmn:MessageFlow':
      return messageFlow(waypoints, paint) + messageOn(edge, di, waypoints, paint);
    case 'bpmn:DataInputAssociation':
    case 'bpmn:DataOutputAssociation':
      return line(waypoints, paint, DOTTED) + openArrow(waypoints, paint);
    case 'bpmn:Association': {
      const direction = edge['associationDirection'];
      return (
        line(waypoints, paint, DOTTED) +
        (direction === 'One' || direction === 'Both' ? openArrow(waypoints, paint) : '') +
        (direction === 'Both' ? openArrow(waypoints.toReversed(), paint) : '')
      );
    }
    default:
      return line(waypoints, paint, { 'stroke-width': 1.5 });
  }
}

const DOTTED = { 'stroke-width': 2, 'stroke-dasharray': '0 5', 'stroke-linecap': 'round' } as const;

function sequenceFlow(flow: ModdleElement, waypoints: readonly Point[], paint: Paint): string {
  const source = flow['sourceRef'];
  let start = '';
  if (isElement(source)) {
    const gateway = source.$instanceOf('bpmn:Gateway');
    if (isElement(flow['conditionExpression']) && source.$instanceOf('bpmn:Activity'))
      start = diamond(waypoints, paint);
    if (source['default'] === flow && (gateway || source.$instanceOf('bpmn:Activity'))) start = slash(waypoints, paint);
  }
  const arrow = ending(waypoints);
  const head = element('polygon', {
    points: points([along(arrow, 0, 0), along(arrow, -10, 5), along(arrow, -10, -5)]),
    fill: paint.stroke,
    stroke: paint.stroke,
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  });
  return line(waypoints, paint, { 'stroke-width': 2 }) + start + head;
}

function messageFlow(waypoints: readonly Point[], paint: Paint): string {
  const [first] = waypoints;
  const arrow = ending(waypoints);
  return (
    line(waypoints, paint, { 'stroke-width': 1.5, 'stroke-dasharray': '10 11', 'stroke-linecap': 'round' }) +
    element('circle', {
      cx: first?.x ?? 0,
      cy: first?.y ?? 0,
      r: 3.5,
      fill: paint.fill,
      stroke: paint.stroke,
      'stroke-width': 1,
    }) +
    element('polygon', {
      points: points([along(arrow, 0, 0), along(arrow, -10, 5), along(arrow, -10, -5)]),
      fill: paint.fill,
      stroke: paint.stroke,
      'stroke-width': 1,
    })
  );
}

const ENVELOPE = { width: 21, height: 14 };
const MESSAGE_NAME_WIDTH = 90;

/** Draws the envelope of the message of a message flow, dark for a reply, with its name below. */
function messageOn(flow: ModdleElement, di: ModdleElement, waypoints: readonly Point[], paint: Paint): string {
  const message = flow['messageRef'];
  if (!isElement(message)) return '';
  const { width, height } = ENVELOPE;
  const middle = middleOf(waypoints);
  const [left, top] = [middle.x - width / 2, middle.y - height / 2];
  const answers = di['messageVisibleKind'] === 'non_initiating';
  const envelope = element('path', {
    d: `M${short(left)},${short(top)}v${height}h${width}v${-height}zl${width / 2},6l${width / 2},-6`,
    fill: answers ? paint.stroke : paint.fill,
    stroke: answers ? paint.fill : paint.stroke,
    'stroke-width': 1,
  });
  const name = textOf(message, 'name');
  const size = measureLabel(name, MESSAGE_NAME_WIDTH, EXTERNAL_FONT_SIZE);
  const box = { x: middle.x - MESSAGE_NAME_WIDTH / 2, y: top + height + 4, ...size, width: MESSAGE_NAME_WIDTH };
  const style = {
    fontSize: EXTERNAL_FONT_SIZE,
    color: paint.beside,
    align: 'center',
    vertical: 'top',
    padding: 0,
  } as const;
  return envelope + label(name, box, style);
}

function openArrow(waypoints: readonly Point[], paint: Paint): string {
  const arrow = ending(waypoints);
  return element('polyline', {
    points: points([along(arrow, -9, 5), along(arrow, 0, 0), along(arrow, -9, -5)]),
    fill: 'none',
    stroke: paint.stroke,
    'stroke-width': 1.5,
    'stroke-linecap': 'round',
  });
}

/** Draws the marker of a conditional flow that leaves an activity. */
function diamond(waypoints: readonly Point[], paint: Paint): string {
  const at = ending(waypoints.toReversed());
  return element('polygon', {
    points: points([along(at, 0, 0), along(at, -8, 5), along(at, -16, 0), along(at, -8, -5)]),
    fill: paint.fill,
    stroke: paint.stroke,
    'stroke-width': 1,
  });
}

/** Draws the marker of a default flow: a stroke across its beginning. */
function slash(waypoints: readonly Point[], paint: Paint): string {
  const at = ending(waypoints.toReversed());
  return element('polyline', {
    points: points([along(at, -6, 6), along(at, -10, -6)]),
    fill: 'none',
    stroke: paint.stroke,
    'stroke-width': 1.5,
  });
}

interface Ending extends Point {
  /** Direction of the connection as a vector of length 1. */
  readonly dx: number;
  readonly dy: number;
}

/** Returns the end point of a connection and the direction in which it arrives. */
function ending(waypoints: readonly Point[]): Ending {
  const last = waypoints.at(-1) ?? { x: 0, y: 0 };
  for (let at = waypoints.length - 2; at >= 0; at -= 1) {
    const from = waypoints[at] ?? last;
    const length = Math.hypot(last.x - from.x, last.y - from.y);
    if (length > 0.01) return { ...last, dx: (last.x - from.x) / length, dy: (last.y - from.y) / length };
  }
  return { ...last, dx: 1, dy: 0 };
}

/** Returns a point ahead of an ending and to its right. */
function along({ x, y, dx, dy }: Ending, ahead: number, right: number): [number, number] {
  return [x + dx * ahead - dy * right, y + dy * ahead + dx * right];
}

function line(waypoints: readonly Point[], paint: Paint, stroke: Readonly<Record<string, string | number>>): string {
  return element('path', {
    d: roundedPath(waypoints),
    fill: 'none',
    stroke: paint.stroke,
    'stroke-linejoin': 'round',
    ...stroke,
  });
}

/** Returns a path through the points with rounded corners. */
function roundedPath(waypoints: readonly Point[]): string {
  const [first, ...rest] = waypoints;
  if (!first) return '';
  let d = `M${short(first.x)},${short(first.y)}`;
  let before = first;
  rest.forEach((corner, at) => {
    const after = rest[at + 1];
    if (after === undefined) d += `L${short(corner.x)},${short(corner.y)}`;
    else {
      const into = toward(corner, before);
      const out = toward(corner, after);
      d += `L${short(into.x)},${short(into.y)}Q${short(corner.x)},${short(corner.y)} ${short(out.x)},${short(out.y)}`;
    }
    before = corner;
  });
  return d;
}

/** Returns the point near a corner in the direction of a neighbour. */
function toward(corner: Point, neighbour: Point): Point {
  const length = Math.hypot(neighbour.x - corner.x, neighbour.y - corner.y);
  if (length === 0) return corner;
  const reach = Math.min(CORNER, length / 2) / length;
  return { x: corner.x + (neighbour.x - corner.x) * reach, y: corner.y + (neighbour.y - corner.y) * reach };
}
