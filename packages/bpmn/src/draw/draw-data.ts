import type { ModdleElement } from '../model/index.ts';
import { FONT_SIZE, label } from './label.ts';
import type { Paint } from './paint.ts';
import { isElement, textOf } from './scene.ts';
import type { Bounds } from './svg.ts';
import { element, points, short } from './svg.ts';

const ANNOTATION_PADDING = 7;

/** Draws a sheet with a folded corner; data inputs and outputs have an arrow, collections three bars. */
export function drawDataObject(data: ModdleElement, bounds: Bounds, paint: Paint): string {
  const { x, y, width, height } = bounds;
  const fold = Math.min(10, width / 3, height / 3);
  const right = x + width;
  const sheet = `M${short(x)},${short(y)}H${short(right - fold)}L${short(right)},${short(y + fold)}V${short(y + height)}H${short(x)}ZM${short(right - fold)},${short(y)}V${short(y + fold)}H${short(right)}`;
  const object = isElement(data['dataObjectRef']) ? data['dataObjectRef'] : data;
  const arrow = data.$type === 'bpmn:DataInput' ? 'none' : data.$type === 'bpmn:DataOutput' ? paint.stroke : undefined;
  return (
    element('path', {
      d: sheet,
      fill: paint.fill,
      'fill-opacity': 0.95,
      stroke: paint.stroke,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }) +
    (arrow === undefined
      ? ''
      : element('polygon', {
          points: points(
            [
              [4, 8],
              [11, 8],
              [11, 5],
              [17, 10],
              [11, 15],
              [11, 12],
              [4, 12],
            ],
            x,
            y,
          ),
          fill: arrow,
          stroke: paint.stroke,
          'stroke-width': 1,
        })) +
    (object['isCollection'] === true ? bars(x + width / 2, y + height - 3, paint) : '')
  );
}

function bars(cx: number, bottom: number, paint: Paint): string {
  const d = [-4, 0, 4].map((dx) => `M${short(cx + dx)},${short(bottom)}v-10`).join('');
  return element('path', { d, stroke: paint.stroke, 'stroke-width': 2 });
}

/** A cylinder with three rims. */
export function drawDataStore({ x, y, width, height }: Bounds, paint: Paint): string {
  const depth = height / 8;
  const rim = (top: number): string =>
    `M${short(x)},${short(top)}c0,${short(depth * 1.35)} ${short(width)},${short(depth * 1.35)} ${short(width)},0`;
  const top = y + depth;
  const body = `M${short(x)},${short(top)}c0,${short(-depth * 1.35)} ${short(width)},${short(-depth * 1.35)} ${short(width)},0V${short(y + height - depth)}c0,${short(depth * 1.35)} ${short(-width)},${short(depth * 1.35)} ${short(-width)},0Z`;
  return (
    element('path', { d: body, fill: paint.fill, 'fill-opacity': 0.95, stroke: paint.stroke, 'stroke-width': 2 }) +
    element('path', {
      d: rim(top) + rim(top + depth) + rim(top + 2 * depth),
      fill: 'none',
      stroke: paint.stroke,
      'stroke-width': 2,
    })
  );
}

/** A bracket at the left of free text. */
export function drawAnnotation(annotation: ModdleElement, bounds: Bounds, paint: Paint): string {
  const { x, y, height } = bounds;
  const arm = Math.min(10, bounds.width);
  return (
    element('rect', { x, y, width: bounds.width, height, fill: 'none', stroke: 'none' }) +
    element('path', {
      d: `M${short(x + arm)},${short(y)}H${short(x)}V${short(y + height)}H${short(x + arm)}`,
      fill: 'none',
      stroke: paint.stroke,
      'stroke-width': 1.5,
    }) +
    label(textOf(annotation, 'text'), bounds, {
      fontSize: FONT_SIZE,
      color: paint.text,
      align: 'left',
      vertical: 'top',
      padding: ANNOTATION_PADDING,
    })
  );
}

/** Draws a dash-dotted frame around a group of elements. */
export function drawGroup({ x, y, width, height }: Bounds, paint: Paint): string {
  return element('rect', {
    x,
    y,
    width,
    height,
    rx: 10,
    fill: 'none',
    stroke: paint.stroke,
    'stroke-width': 1.5,
    'stroke-dasharray': '10 6 0 6',
    'stroke-linecap': 'round',
  });
}
